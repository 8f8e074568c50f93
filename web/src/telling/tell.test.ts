import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import caylus from '../gallery/fixtures/caylus.json';
import caylus1303 from '../gallery/fixtures/caylus-1303.json';
import magna from '../gallery/fixtures/magna-carta.json';
import told from '../gallery/fixtures/sentences.json';
import { phrases as dePhrases } from '../strings/de/phrases';
import { phrases as frPhrases } from '../strings/fr/phrases';
import { speakIn } from '../words/testing';
import { Teller } from './tell';

const GAMES = { caylus, 'caylus-1303': caylus1303, 'magna-carta': magna };
const every = Object.entries(told).flatMap(([game, sentences]) =>
  sentences.map((sentence): [keyof typeof GAMES, string] => [game as keyof typeof GAMES, sentence]),
);

const tellers = new Map<string, Teller>();

function speaking(game: keyof typeof GAMES, language: 'fr' | 'de'): Teller {
  const known = tellers.get(game + language);
  if (known) return known;
  const teller = new Teller(language === 'fr' ? frPhrases : dePhrases);
  teller.know(game, GAMES[game].components);
  tellers.set(game + language, teller);
  return teller;
}

describe.each(['fr', 'de'] as const)('%s', (language) => {
  beforeAll(() => speakIn(language));
  afterAll(() => speakIn('en'));

  it('has words for everything that is said in games', () => {
    const unsaid = every.filter(([game, sentence]) => speaking(game, language).say(sentence) === null);
    expect(unsaid).toEqual([]);
  });

  it('leaves no slot open and no English behind', () => {
    const said = every.map(([game, sentence]) => speaking(game, language).say(sentence) ?? '');
    expect(
      said.filter((sentence) =>
        /[{}]|\b(the|worker|building|with|you|your|space|has|cannot|finds|and|left)\b/i.test(sentence),
      ),
    ).toEqual([]);
  });
});

describe('in French', () => {
  beforeAll(() => speakIn('fr'));
  afterAll(() => speakIn('en'));
  const say = (text: string): string | null => speaking('caylus', 'fr').say(text);

  it('tells a deed to whoever may do it, and of whoever did it', () => {
    expect(say('Place a worker on the Quarry for 1 denier')).toBe('Placer un ouvrier : Carrière, 1 denier');
    expect(say('Anna places a worker on the Quarry for 2 deniers.')).toBe(
      'Anna place un ouvrier : Carrière, 2 deniers.',
    );
  });

  it('joins what can be chosen, and sentences that follow each other', () => {
    expect(say('Take 1 food, or take 2 wood.')).toBe('Prendre 1 nourriture, ou prendre 2 bois.');
    expect(say('When built: 1 favor. Points only.')).toBe('À la construction : 1 faveur. Des points seulement.');
  });

  it('says nothing of what it does not know', () => {
    expect(say('Sing a song for the Quarry')).toBeNull();
    expect(say('Place a worker on the Moon for 1 denier')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import known from '../gallery/fixtures/reasons.json';
import { reasons as de } from '../strings/de/reasons';
import { reasons as fr } from '../strings/fr/reasons';
import { type Reasons, sayReason } from './reason';

const BOOKS: Record<string, Reasons> = { fr, de };
const words = (): string => 'X';

describe.each(Object.entries(BOOKS))('%s', (language, book) => {
  it('has words for everything that counts to a bot, and for nothing else', () => {
    expect(Object.keys(book.features).sort()).toEqual([...known.features].sort());
    expect(Object.values(book.features).filter((said) => !said.trim())).toEqual([]);
  });

  it('says every form of the sentence, with all its numbers and names', () => {
    for (const sentence of known.sentences) {
      const said = sayReason(book, sentence, language, words) ?? '';
      expect(said).not.toBe('');
      expect(said.match(/\d,\d/g)).toEqual(sentence.replaceAll('.', ',').match(/\d,\d/g));
      expect(said.includes('Anna')).toBe(sentence.includes('Anna'));
      expect(said).not.toMatch(/\b(brings|costs|takes|the|with)\b|'/);
    }
  });

  it('stays silent where it lacks a word', () => {
    expect(sayReason(book, "Compared with 'pass' it brings good luck (+1.0).", language, words)).toBeNull();
    expect(sayReason(book, "Compared with 'pass' it brings food (+1.0) and sings.", language, words)).toBeNull();
    expect(sayReason(book, 'The stars say so.', language, words)).toBeNull();
  });
});

it('says how another would answer, after the reason', () => {
  const reason = "It comes to much the same as 'pass'. Anna would answer: Place a worker in the Inn.";
  const words = (action: string): string => (action === 'pass' ? 'Passen' : `(${action})`);
  expect(sayReason(de, reason, 'de', words)).toBe(
    'Das läuft etwa auf dasselbe hinaus wie „Passen“. Anna würde antworten: (Place a worker in the Inn).',
  );
  expect(sayReason(de, reason.replace('much the same', 'nothing'), 'de', words)).toBeNull();
});

it('reads like a sentence', () => {
  const sentence = known.sentences.find((each) => each.includes(', costs')) ?? '';
  expect(sayReason(fr, sentence, 'fr', () => 'Placer un ouvrier : Ferme')).toBe(
    'Par rapport à « Placer un ouvrier : Ferme », cela apporte de l’argent en main (+1,2), coûte les cubes d’un ' +
      'bâtiment de prestige, mais pas de résidence (−0,8) et fait perdre 2,4 points à Anna.',
  );
  expect(sayReason(de, sentence, 'de', () => 'Passen')).toBe(
    'Verglichen mit „Passen“ bringt es Geld in der Hand (+1,2), kostet die Rohstoffe eines Prestigegebäudes, ' +
      'aber kein Wohnhaus (−0,8) und nimmt Anna 2,4 Punkte.',
  );
});

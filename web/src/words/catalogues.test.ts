import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import caylus from '../gallery/fixtures/caylus.json';
import caylus1303 from '../gallery/fixtures/caylus-1303.json';
import magna from '../gallery/fixtures/magna-carta.json';
import { GAMES } from '../games';
import { inGame, LANGUAGES } from '.';
import { speakIn } from './testing';

const CODE = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../words/ids.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ENGLISH = import.meta.glob<string>(
  ['@program/words/en/browser/*.ftl', '@program/games/*/words/{en,learn/en}.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const COMPONENTS = { caylus, 'caylus-1303': caylus1303, 'magna-carta': magna };

/* Engine and terminal say what else a game's catalogue has. */
const OURS = /^(table|decide|view|end|guide|tip|learnt|lesson)-/;

it('nothing stands in the catalogues that nobody says', () => {
  const code = Object.values(CODE).join('\n');
  const said = new Set([...code.matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, id = '']) => id));
  for (const source of Object.values(ENGLISH))
    for (const [, id = ''] of source.matchAll(/\{ ([a-z][a-z-]*) \}/g)) said.add(id);
  const families = [...code.matchAll(/(?:named|say)\(\s*['`]([a-z-]+?)-?['$]/g)].map(([, family]) => `${family}-`);
  const ids = Object.entries(ENGLISH).flatMap(([path, source]) =>
    new FluentResource(source).body
      .map(({ id }) => id)
      .filter((id) => path.includes('/browser/') || path.includes('/learn/') || OURS.test(id)),
  );
  expect(ids.length).toBeGreaterThan(400);
  expect(ids.filter((id) => !said.has(id) && !families.some((family) => id.startsWith(family)))).toEqual([]);
});

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  it('names every building, card and character as its game does, and tells its rules', async () => {
    await speakIn(language);
    for (const game of GAMES) {
      const words = inGame(game.id);
      const rows = COMPONENTS[game.id as keyof typeof COMPONENTS].components;
      expect(rows.filter(({ id }) => !words.component(id))).toEqual([]);
      if (language === 'en') expect(rows.map(({ id }) => words.component(id))).toEqual(rows.map(({ name }) => name));
      expect(game.phases.filter((phase) => !words.named('phase', phase))).toEqual([]);
      const { chapters, pictures } = await game.learn();
      expect(chapters.filter((id) => !words.named('chapter', `${id}.text`))).toEqual([]);
      expect(Object.keys(pictures).filter((id) => !chapters.includes(id))).toEqual([]);
    }
    await speakIn('en');
  });
});

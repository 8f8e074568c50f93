import { describe, expect, it } from 'vitest';
import { GAMES, plugOf } from '.';

/* All that is not a game's own, without tests and recorded moments, which take games as examples. */
const SHARED = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,svelte,css}', '!../**/*.test.ts', '!./*/**', '!./index.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
/* The program is called like its first game. */
const PROGRAM = 'caylus';

/** What would name a game: each word of its id, or the whole id as a value where the program has its name of it. */
function namesOf(id: string): RegExp[] {
  const words = id.split('-').filter((word) => word !== PROGRAM);
  if (words.length) return words.map((word) => new RegExp(word, 'i'));
  return [
    new RegExp(`['"\`/=]${id}['"\`/?#&]`),
    new RegExp(`${id}[A-Z0-9]|${id[0]?.toUpperCase()}${id.slice(1)}[A-Z0-9]`),
  ];
}

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  it('is named in its folder and the list alone', () => {
    expect(SHARED.length).toBeGreaterThan(100);
    const found = SHARED.flatMap(([file, text]) =>
      text
        .split('\n')
        .filter((line) => namesOf(id).some((name) => name.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

it('no game uses another', () => {
  const files = import.meta.glob<string>('./*/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
  const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[1] ?? ''))];
  const crossing = Object.entries(files).filter(([file, text]) =>
    folders.some((folder) => !file.startsWith(`./${folder}/`) && new RegExp(`from '[./]*/${folder}/`).test(text)),
  );
  expect(folders.length).toBe(GAMES.length + 1);
  expect(crossing.map(([file]) => file)).toEqual([]);
});

it('a game that nobody here knows is drawn all the same', async () => {
  const plug = plugOf('harbor');
  expect(plug.id).toBe('harbor');
  expect((await plug.open()).Board).toBeDefined();
  expect((await plug.learn()).pictures).toEqual({});
});

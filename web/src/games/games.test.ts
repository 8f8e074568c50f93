import { expect, it } from 'vitest';
import { GAMES, plugOf } from '.';

it('no game uses another', () => {
  const files = import.meta.glob<string>('./*/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
  const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[1] ?? ''))];
  const crossing = Object.entries(files).filter(([file, text]) =>
    folders.some((folder) => !file.startsWith(`./${folder}/`) && new RegExp(`['"]\\.[./]*/${folder}/`).test(text)),
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

import { expect, it } from 'vitest';
import { translated } from './strings';
import { de } from './strings/de';
import { en } from './strings/en';
import { fr } from './strings/fr';

/* The gallery is for those who build the client; components are named in English by the server. */
const UNSAID = new Set(['gallery', 'components', 'appName', 'games', 'shortNames']);

function keys(value: object, before = ''): string[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    UNSAID.has(name) && !before
      ? []
      : typeof part === 'object' && part !== null && !Array.isArray(part)
        ? keys(part, `${before}${name}.`)
        : [before + name],
  );
}

it.each([
  ['French', fr],
  ['German', de],
])('%s says everything the interface says', (_, language) => {
  expect(keys(en).filter((key) => !keys(language).includes(key))).toEqual([]);
});

it('what a translation leaves out is said in English', () => {
  const some = translated({ language: 'xx', decide: { confirm: 'Oui' } });
  expect(some.decide.confirm).toBe('Oui');
  expect(some.decide.another).toBe(en.decide.another);
  expect(some.close).toBe(en.close);
});

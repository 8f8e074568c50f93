import { describe, expect, it } from 'vitest';
import caylus from './gallery/fixtures/caylus.json';
import caylus1303 from './gallery/fixtures/caylus-1303.json';
import magna from './gallery/fixtures/magna-carta.json';
import { GAMES } from './games';
import type { Plug } from './games/plug';
import { de } from './strings/de';
import { learn as deLearn } from './strings/de/learn';
import { pages as dePages } from './strings/de/pages';
import { en } from './strings/en';
import { learn as enLearn } from './strings/en/learn';
import { pages as enPages } from './strings/en/pages';
import { fr } from './strings/fr';
import { learn as frLearn } from './strings/fr/learn';
import { pages as frPages } from './strings/fr/pages';

const ENGLISH = { ...en, pages: enPages, learn: enLearn };
const OTHERS = {
  fr: { ...fr, pages: frPages, learn: frLearn },
  de: { ...de, pages: dePages, learn: deLearn },
};
/** Names of components and their short forms differ by language on purpose; they are counted below. */
const FREE = /^(names|shortNames)\b/;

/** Every key of a table of words, those inside included. */
function keys(words: object, before = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const path = before + key;
    return typeof value === 'object' && value !== null ? keys(value, `${path}.`) : [path];
  });
}
function texts(words: object, before = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[before + key, value]];
    return typeof value === 'object' && value !== null ? texts(value, `${before}${key}.`) : [];
  });
}

describe.each(Object.entries(OTHERS))('%s', (language, words) => {
  it('has every word that English has, and no more', () => {
    const found = keys(words).filter((key) => !FREE.test(key));
    expect(found.sort()).toEqual(
      keys(ENGLISH)
        .filter((key) => !FREE.test(key))
        .sort(),
    );
  });

  it('leaves nothing empty and no sentence in English', () => {
    const english = new Map(texts(ENGLISH));
    const long = texts(words).filter(([key, text]) => !FREE.test(key) && text.split(' ').length > 3);
    expect(texts(words).filter(([, text]) => !text.trim())).toEqual([]);
    expect(long.filter(([key, text]) => english.get(key) === text)).toEqual([]);
  });

  it('names every building, card and character', () => {
    const rows = [caylus, caylus1303, magna].flatMap((game): { id: string }[] => game.components);
    expect(rows.map(({ id }) => id).filter((id) => !words.names[id])).toEqual([]);
    expect(Object.keys(words.names).filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
    expect(words.language).toBe(language);
  });
});

it.each(GAMES.map((game): [string, Plug] => [game.id, game]))(
  '%s pictures every chapter that asks for it',
  async (id, game) => {
    const { pictures } = await game.learn();
    const wanted = (enLearn.rulesInShort[id]?.chapters ?? []).map(({ picture }) => picture ?? '');
    expect(wanted.filter((name) => name && !pictures[name])).toEqual([]);
    expect(Object.keys(pictures).filter((name) => !wanted.includes(name))).toEqual([]);
  },
);

it.each(GAMES.map(({ id }) => id))('%s has its words in every language', (id) => {
  for (const words of [ENGLISH, ...Object.values(OTHERS)]) {
    expect(words.games[id]?.phases.length).toBeGreaterThan(1);
    expect(words.learn.rulesInShort[id]?.chapters.length).toBeGreaterThan(1);
  }
});

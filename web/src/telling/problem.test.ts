import { afterEach, describe, expect, it } from 'vitest';
import { Refused } from '../api/client';
import known from '../gallery/fixtures/problems.json';
import { phrases as de } from '../strings/de/phrases';
import { phrases as fr } from '../strings/fr/phrases';
import { speakBy, Teller } from './tell';

describe.each(Object.entries({ fr, de }))('%s', (_, book) => {
  const teller = new Teller(book);
  afterEach(() => speakBy(null));

  it('has words for everything that the server may refuse', () => {
    expect(known.sentences.filter((sentence) => teller.say(sentence) === null)).toEqual([]);
    const said = known.sentences.map((sentence) => teller.say(sentence) ?? '');
    expect(said.filter((sentence) => /[{}]|\b(the|you|your|seat|what|not)\b/i.test(sentence))).toEqual([]);
  });

  it('has a word for every kind of problem', () => {
    expect(Object.keys(book.refusals).sort()).toEqual([...known.kinds].sort());
  });

  it('keeps what it does not understand, after a word of its own', () => {
    expect(teller.refuse('refused', 'The moon is full.')).toBe(`${book.refusals.refused} (The moon is full.)`);
    const half = teller.refuse('refused', "Line 3: 'sing' cannot be played. The moon is full.");
    expect(half).toMatch(/^(Ligne|Zeile) 3\s?: .*'sing'.* The moon is full\.$/);
  });

  it('does not trouble players with what is wrong inside the server', () => {
    expect(teller.refuse('storage', 'The database cannot be used: disk full.')).toBe(book.refusals.storage);
  });

  it('is how a refused request speaks', () => {
    speakBy(book);
    const refused = new Refused(409, { kind: 'refused', sentence: 'This seat is taken.', table: null });
    expect(refused.message).toBe(teller.say('This seat is taken.'));
  });
});

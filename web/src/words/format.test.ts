import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Catalogue } from './format';

const ENGLISH = `
name = { $name }
    .the = the { $name }
    .on = on { $name-the }
space = space { $id }
    .the = { $name }
inn = Inn
    .on = in the Inn
quarry = Quarry
nothing = nothing
either = { $before }, or { $next }
row = { $before }, { $next }
good-food = { $n } food
good-deniers = { $n } { $n ->
        [one] denier
       *[other] deniers
    }
act-place = Place a worker { $place-on } for { $price }
    .told = { $seat } places a worker { $place-on } for { $price }.
act-pay = { $price-is ->
        [nothing] Pay nothing
       *[goods] Pay { $price }
    }
act-pass = Pass
choose = { CAPITAL($what) }
share = { $names-number ->
        [1] { $names } wins.
       *[other] { $names } share the victory.
    }
rank = { ORDINAL($rank) ->
        [one] { $rank }st
        [two] { $rank }nd
        [few] { $rank }rd
       *[other] { $rank }th
    }
`;
const POLISH = `
good-food = { $n } { $n ->
        [one] jedzenie
        [few] jedzenia
        [many] jedzeń
       *[other] jedzenia
    }
`;
const english = new Catalogue('en-GB', [new FluentResource(ENGLISH)]);
const names = ['Ada', 'Bo', 'عمر'];

describe('a message', () => {
  it('tells who does what where, and for how much', () => {
    const args = { place: { ref: 'place quarry' }, price: { goods: { deniers: 1 } } };
    expect(english.say('act-place', args)).toBe('Place a worker on the Quarry for 1 denier');
    expect(english.say('act-place.told', { ...args, seat: { seat: 1 } }, names)).toBe(
      'Bo places a worker on the Quarry for 1 denier.',
    );
  });

  it('takes the form that a name has, that names of its kind have, or that all have', () => {
    const on = (ref: string): string => english.say('act-place', { place: { ref }, price: 'free' });
    expect(on('place inn')).toBe('Place a worker in the Inn for free');
    expect(on('space 12')).toBe('Place a worker on space 12 for free');
    expect(on('place moon')).toBe('Place a worker on the moon for free');
  });

  it('knows whether there is any of an amount', () => {
    expect(english.say('act-pay', { price: { goods: {} } })).toBe('Pay nothing');
    expect(english.say('act-pay', { price: { goods: { food: 2, deniers: 3 } } })).toBe('Pay 2 food and 3 deniers');
  });

  it('joins several, and counts them', () => {
    const pass = { id: 'act-pass' };
    expect(english.say('choose', { what: { either: [pass, { goods: { food: 1 } }] } })).toBe('Pass, or 1 food');
    expect(english.say('choose', { what: { row: ['a', 'b', 'c'] } })).toBe('A, b, c');
    expect(english.say('share', { names: ['Ada'] })).toBe('Ada wins.');
    expect(english.say('share', { names: ['Ada', 'Bo', 'Cy'] })).toBe('Ada, Bo and Cy share the victory.');
  });

  it('counts as each language does', () => {
    expect([1, 2, 3, 11, 22].map((rank) => english.say('rank', { rank }))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '11th',
      '22nd',
    ]);
    const polish = new Catalogue('pl-PL', [new FluentResource(POLISH)]);
    expect([1, 2, 5, 22].map((n) => polish.say('good-food', { n }))).toEqual([
      '1 jedzenie',
      '2 jedzenia',
      '5 jedzeń',
      '22 jedzenia',
    ]);
  });

  it('keeps a name apart that runs the other way', () => {
    const pass = { place: { ref: 'place inn' }, price: 'free' };
    expect(english.say('share', { names: ['عمر'] })).toBe('\u2068عمر\u2069 wins.');
    expect(english.say('act-place.told', { ...pass, seat: { seat: 2 } }, names)).toContain('\u2068عمر\u2069');
  });

  it('lets a game say it otherwise', () => {
    const catalogue = new Catalogue('en-GB', [new FluentResource(ENGLISH), new FluentResource('quarry = Pit')]);
    expect(catalogue.say('choose', { what: { ref: 'place quarry' } })).toBe('Pit');
  });

  it('is an error while somebody works on it, where there are no words or something is left out', () => {
    expect(() => english.say('sing')).toThrow('There are no words for sing.');
    expect(() => english.say('share', {})).toThrow(/names/);
    expect(english.find('sing')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { EffectValue } from '../api/wire';
import { loadFixtures } from '../gallery/fixtures';
import { amountLine, effectLines, type Line } from './effect';

const one = { pay: {}, gain: { food: 1 } };
const kindOf = (group: string): string => (group === 'monument' ? 'prestige' : group);

describe('an effect becomes lines of icons', () => {
  const taken = (...gains: Record<string, number>[]): EffectValue => ({
    op: 'take',
    ways: gains.map((gain) => ({ pay: {}, gain })),
  });
  it.each<[string, EffectValue, Line[]]>([
    ['one cube', taken({ wood: 1 }), [['1', 'wood']]],
    ['one of two', taken({ food: 1 }, { cloth: 1 }), [['food', '/', 'cloth']]],
    ['more of one than of the other', taken({ cloth: 2 }, { food: 1 }), [['2', 'cloth', '/', 'food']]],
    ['several at once', taken({ stone: 2, cloth: 1 }), [['2', 'stone', '1', 'cloth']]],
    ['money', taken({ deniers: 3 }), [['+3', 'denier']]],
    ['workers and a point', taken({ workers: 2, points: 1 }), [['2', 'worker', '1', 'pp']]],
    ['fabric of 1303', taken({ fabric: 2 }), [['2', 'cloth']]],
    ['a trade', { op: 'trade', ways: [{ pay: { any: 1 }, gain: { deniers: 6 } }] }, [['any', '>', '6', 'denier']]],
    [
      'two goods for a favor',
      { op: 'trade', ways: [{ pay: { cloth: 1, deniers: 1 }, gain: { favors: 1 } }] },
      [['cloth', 'denier', '>', 'favor']],
    ],
    [
      'two ways to trade',
      {
        op: 'trade',
        ways: [
          { pay: { deniers: 2 }, gain: { gold: 1 } },
          { pay: { deniers: 5 }, gain: { gold: 2 } },
        ],
      },
      [
        ['2', 'denier', '>', '1', 'gold'],
        ['5', 'denier', '>', '2', 'gold'],
      ],
    ],
    ['building', { op: 'build', kind: 'wood' }, [['>', 'k:wood']]],
    ['building what other games call otherwise', { op: 'build', kind: 'monument' }, [['>', 'k:prestige']]],
    ['building cheaper', { op: 'build', kind: 'stone', waived: 'stone' }, [['k:stone', '-', 'stone']]],
    ['a residence', { op: 'transform', price: { cloth: 1, deniers: 1 } }, [['cloth', 'denier', '>', 'k:residence']]],
    ['the provost', { op: 'provost', steps: 3 }, [['prov', '±3']]],
    ['a rule of its own', { op: 'special' }, []],
    ['a rule of its own that gives something', { op: 'special', ways: [one] }, [['1', 'food']]],
    ['goods that nobody here knows', { op: 'trade', ways: [{ pay: { silver: 1 }, gain: { points: 3 } }] }, []],
  ])('%s', (_, effect, lines) => {
    expect(effectLines(effect, kindOf)).toEqual(lines);
  });

  it('costs', () => {
    expect(amountLine({ stone: 5, gold: 3 })).toEqual(['5', 'stone', '3', 'gold']);
    expect(amountLine({ wood: 1, any: 1 })).toEqual(['wood', 'any']);
    expect(amountLine({})).toEqual([]);
  });
});

describe('a building shows', () => {
  it('what its owner gets apart from what the worker brings', async () => {
    const { catalog } = (await loadFixtures()).find(({ game }) => game === 'magna-carta')!;
    expect(catalog.face('small-farm')).toMatchObject({ lines: [['1', 'food']], owner: ['1', 'food'] });
  });

  it('the side it has at the set-up, on request', async () => {
    const { catalog } = (await loadFixtures()).find(({ game }) => game === 'caylus-1303')!;
    expect(catalog.face('manor').lines).toEqual([['1', 'favor']]);
    expect(catalog.face('manor', true).lines).toEqual([['2', 'pp']]);
  });
});

it('every building of every game has a line of icons or says that it only scores', async () => {
  const mute: string[] = [];
  for (const { game, components, catalog } of await loadFixtures())
    for (const row of components) {
      if (!catalog.kindOf(row.group)) continue;
      const face = catalog.face(row.id);
      if (!face.lines.some((line) => line.length) && !face.caption) mute.push(`${game}: ${row.id}`);
    }
  expect(mute).toEqual([]);
});

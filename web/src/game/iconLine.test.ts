import { describe, expect, it } from 'vitest';
import { loadFixtures } from '../gallery/fixtures';
import { costLine, effectOf, sentenceLines } from './iconLine';

describe('a sentence becomes a line of icons', () => {
  it.each([
    ['Take 1 wood', [['1', 'wood']]],
    ['Take 1 food, or take 1 cloth', [['food', '/', 'cloth']]],
    ['Take 2 cloth, or take 1 food', [['2', 'cloth', '/', 'food']]],
    ['Take 2 stone and 1 cloth', [['2', 'stone', '1', 'cloth']]],
    ['Take 3 deniers', [['+3', 'denier']]],
    ['Give 1 cube of any kind for 6 deniers', [['any', '>', '6', 'denier']]],
    ['Give 1 cloth and 1 denier for 1 favor', [['cloth', 'denier', '>', 'favor']]],
    [
      'Pay 2 deniers for 1 gold, or pay 5 deniers for 2 gold',
      [
        ['2', 'denier', '>', '1', 'gold'],
        ['5', 'denier', '>', '2', 'gold'],
      ],
    ],
    ['Build one wood building, paying its cost', [['>', 'k:wood']]],
    ['Build one stone building for 1 stone less', [['k:stone', '-', 'stone']]],
    ['Move the provost up to 3 spaces forward or back, free', [['prov', '±3']]],
    ['Points only', []],
  ])('%s', (sentence, lines) => {
    expect(sentenceLines(sentence)).toEqual(lines);
  });

  it('keeps the owner apart from the worker', () => {
    const { lines, owner } = effectOf(
      "Take 1 food. When another player uses it, its owner: take 1 food from the card's reserve, if any is left.",
    );
    expect(lines).toEqual([['1', 'food']]);
    expect(owner).toEqual(['1', 'food']);
  });

  it('shows the set-up side of a tile of 1303 on request', () => {
    const text = 'Take 1 favor. Set-up side: Take 2 points.';
    expect(effectOf(text).lines).toEqual([['1', 'favor']]);
    expect(effectOf(text, true).lines).toEqual([['2', 'pp']]);
  });

  it('reads costs', () => {
    expect(costLine('5 stone and 3 gold')).toEqual(['5', 'stone', '3', 'gold']);
    expect(costLine('1 wood and 1 cube of any kind')).toEqual(['wood', 'any']);
    expect(costLine('')).toEqual([]);
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

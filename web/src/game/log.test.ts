import { afterEach, describe, expect, it } from 'vitest';
import recorded from '../gallery/fixtures/happenings.json';
import { loadFixtures } from '../gallery/fixtures';
import { strings } from '../strings';
import { de } from '../strings/de';
import { phrases as dePhrases } from '../strings/de/phrases';
import { en } from '../strings/en';
import { fr } from '../strings/fr';
import { phrases as frPhrases } from '../strings/fr/phrases';
import { knowComponents, speakBy } from '../telling/tell';
import { Catalog } from './catalog';
import { bySource, running } from './ledger';
import { Chronicle, type LogLine, nameFinder, stretchesOf } from './log';
import type { Change, Happening, Step } from './types';

const fixtures = await loadFixtures();
const caylus = fixtures.find(({ game }) => game === 'caylus')!;
const chronicle = new Chronicle(caylus.catalog, ['Blue', 'Red', 'Green']);

const goods = (seat: number, what: string, amount: number): Change => ({ kind: 'goods', seat, what, amount });
const place = (id: string) => ({ kind: 'place', id });
const happening = (kind: string, seat: number | null, more: Partial<Happening> = {}): Happening => ({
  kind,
  seat,
  turn: 2,
  phase: 'road',
  cause: null,
  text: '',
  changes: [],
  ...more,
});
const step = (...happenings: Happening[]): Step => ({
  ply: 7,
  turn: 2,
  seat: 1,
  sentence: 'Red places a worker on the Farm for 1 denier.',
  happenings,
});
/** The lines of a step from the first to the last. */
function told(...happenings: Happening[]): LogLine[] {
  return chronicle
    .phases([step(...happenings)])
    .flatMap(({ lines }) => lines)
    .reverse();
}
const words = ({ seat, cause, text, icons }: LogLine) => [seat, cause, text, icons.join(' ')];

it('an act is told by its sentence, and what it paid by icons', () => {
  const act = happening('act', 1, { cause: place('farm'), changes: [goods(1, 'denier', -1), { kind: 'worker' }] });
  expect(told(act).map(words)).toEqual([[1, '', 'Red places a worker on the Farm for 1 denier.', '−1 denier']]);
});

it('what a building pays is a line of its own with the building', () => {
  const lines = told(
    happening('act', 1, { changes: [{ kind: 'pass' }] }),
    happening('forced', 0, { cause: place('quarry'), changes: [goods(0, 'stone', 1)] }),
    happening('act', 2, { cause: place('marketplace'), changes: [goods(2, 'wood', -1), goods(2, 'denier', 4)] }),
    happening('home', 0, { cause: place('quarry'), changes: [{ kind: 'worker', seat: 0 }] }),
  );
  expect(lines.slice(1).map(words)).toEqual([
    [0, 'Quarry', 'Blue gains', '+1 stone'],
    [2, 'Marketplace', 'Green trades', '−1 wood +4 denier'],
  ]);
});

it('what the owner has of another’s worker is the owner’s line', () => {
  const visit: Change = { kind: 'points', seat: 0, amount: 1, source: 'owner', what: 'mason' };
  const act = happening('act', 1, { cause: place('mason'), changes: [goods(1, 'denier', -1), visit] });
  const [act1, owner] = told({ ...act, changes: [...act.changes, { kind: 'worker', seat: 1 }] });
  expect(act1?.icons).toEqual(['−1', 'denier']);
  expect(owner && words(owner)).toEqual([0, 'Mason', 'Blue gains as owner', '+1 pp']);
});

it('like is added to like, but nothing is netted', () => {
  const changes = [goods(0, 'denier', 2), goods(0, 'denier', 1), goods(0, 'denier', -1)];
  expect(told(happening('owner', 0, { cause: place('mason'), changes }))[0]?.icons).toEqual([
    '+3',
    'denier',
    '−1',
    'denier',
  ]);
});

it('who sleeps earns nothing, and who must pass is told why', () => {
  const lines = told(
    happening('asleep', 2, {
      cause: place('sawmill'),
      changes: [{ kind: 'worker', seat: 2, from: 'sawmill', to: 'home' }],
    }),
    happening('forced', 1, {
      cause: place('bridge'),
      text: 'Red cannot pay 2 deniers and passes.',
      changes: [{ kind: 'pass' }],
    }),
    happening('forced', 0, { text: 'Blue leaves the provost where he is.' }),
  );
  expect(lines.map(words)).toEqual([
    [2, 'Sawmill', 'nothing for Green, the provost stands before it', 'moon'],
    [1, '', 'Red cannot pay 2 deniers and passes.', ''],
    [0, '', 'Blue leaves the provost where he is.', ''],
  ]);
  expect(lines.map(({ quiet }) => quiet)).toEqual([false, false, true]);
});

it('an act that leaves things as they are is quiet, one that leads on is not', () => {
  const quiet = (verb: string): boolean | undefined =>
    chronicle.phases([{ ...step(happening('act', 1)), verb }])[0]?.lines[0]?.quiet;
  expect(quiet('stay')).toBe(true);
  expect(quiet('favor')).toBe(false);
});

it('the castle is told by its head, not before every batch', () => {
  const batch = happening('act', 1, { cause: place('castle'), changes: [goods(1, 'food', -1)] });
  expect(told(batch)[0]).toMatchObject({ cause: '', text: 'Red places a worker on the Farm for 1 denier.' });
});

it('what happens to everybody gives each a share, and a loss says why', () => {
  const points = (seat: number, amount: number, source: string): Change => ({ kind: 'points', seat, amount, source });
  const cause = { kind: 'section', id: 'dungeon' };
  const [line] = told(
    happening('scoring', null, {
      cause,
      changes: [points(0, -2, 'no house'), { kind: 'favor won', seat: 1, number: 1 }],
    }),
  );
  expect(line?.text).toBe('Scoring: Dungeon');
  expect(line?.icons).toEqual([]);
  expect(line?.shares).toEqual([
    { seat: 0, icons: ['−2', 'pp'], note: 'no house' },
    { seat: 1, icons: ['+1', 'favor'], note: '' },
  ]);
});

it('a new order is told by its seats', () => {
  const [line] = told(
    happening('order', null, { cause: place('stables'), changes: [{ kind: 'order', order: [2, 0, 1] }] }),
  );
  expect(line?.shares.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect(line?.cause).toBe('Stables');
});

it('what is told several times is counted', () => {
  const shuffle: Change = { kind: 'shuffle', seat: 1, text: 'Red shuffles the discards' };
  expect(told(happening('act', 1, { changes: [shuffle, shuffle] }))[0]?.notes).toEqual([
    'Red shuffles the discards ×2',
  ]);
});

it('the newest comes first, under its phase; phases in which nothing happened have no head', () => {
  const income = happening('income', null, { phase: 'income', changes: [goods(0, 'denier', 2)] });
  const act = happening('act', 1, { phase: 'placement', changes: [goods(1, 'denier', -1)] });
  const head = (phase: string): Happening => happening('phase', null, { phase });
  const story = [
    { ...step(head('income'), income, head('placement')), ply: 0 },
    { ...step(act), ply: 1 },
    { ...step(act, head('castle'), head('income'), income), ply: 2 },
  ];
  const phases = chronicle.phases(story);
  expect(phases.map(({ phase, ply, lines }) => [phase, ply, lines.map(({ key }) => key)])).toEqual([
    ['income', 2, ['2.3']],
    ['placement', 0, ['2.0', '1.0']],
    ['income', 0, ['0.1']],
  ]);
  expect(chronicle.phases(story)[0]?.lines[0]).toBe(phases[0]?.lines[0]);
});

it('what happens last in a turn stays under its last phase, and a new turn has a head of its own', () => {
  const order = happening('order', null, { turn: 3, phase: 'end', changes: [{ kind: 'order', order: [1, 0] }] });
  const act = (turn: number): Happening => happening('act', 1, { turn, phase: 'end', changes: [goods(1, 'wood', 1)] });
  const phases = chronicle.phases([
    { ...step(act(2), order), ply: 1 },
    { ...step(act(3)), ply: 2 },
  ]);
  expect(phases.map(({ turn, lines }) => [turn, lines.length])).toEqual([
    [3, 1],
    [2, 2],
  ]);
});

it('a line leads to where something now stands', () => {
  const mason = happening('act', 0, {
    cause: place('carpenter'),
    changes: [{ kind: 'tile', tile: 'mason', space: 9 }],
  });
  const move = happening('act', 0, { cause: place('gate'), changes: [{ kind: 'worker', from: 'gate', to: 'farm' }] });
  const favor = happening('forced', 0, {
    cause: { kind: 'line', id: 'money' },
    text: 'Blue makes no use of the favor.',
  });
  expect([...told(mason, favor), ...told(move)].map(({ target }) => target)).toEqual([
    { kind: 'space', id: 9 },
    { kind: 'line', id: 'money' },
    place('farm'),
  ]);
});

it('names stand out whole: the longest that fits, and never a piece of a word', () => {
  const finder = nameFinder(['Farm', 'Wood Farm', 'Inn']);
  const named = (sentence: string): string[] =>
    stretchesOf(sentence, finder).flatMap(({ text, name }) => (name ? [text] : []));
  expect(named('Red places a worker on the Wood Farm for 1 denier.')).toEqual(['Wood Farm']);
  expect(named('Innès goes from the Inn to the Farm.')).toEqual(['Inn', 'Farm']);
  expect(stretchesOf('Red passes.', finder)).toEqual([{ text: 'Red passes.', name: false }]);
});

describe.each([
  ['en', en, null],
  ['fr', fr, frPhrases],
  ['de', de, dePhrases],
] as const)('every form of happening, %s', (language, spoken, book) => {
  afterEach(() => {
    Object.assign(strings, en);
    speakBy(null);
  });
  it.each(Object.entries(recorded))('of %s', (game, steps) => {
    Object.assign(strings, spoken);
    speakBy(book);
    const { components, catalog } = fixtures.find((each) => each.game === game)!;
    knowComponents(components);
    const teller = new Chronicle(new Catalog(catalog.plug, components), ['Ada', 'Bo', 'Cy', 'Di', 'Eva']);
    for (const each of steps as unknown as Step[]) {
      const [happening] = each.happenings as [Happening];
      const lines = teller.phases([each]).flatMap((phase) => phase.lines);
      const silent =
        happening.kind === 'home' || happening.kind === 'phase' || (!happening.changes.length && !happening.text);
      if (!silent && each.sentence + happening.text) expect(lines, JSON.stringify(happening)).not.toEqual([]);
      const said = lines.flatMap(({ cause, text, notes, shares }) => [
        cause,
        text,
        ...notes,
        ...shares.map(({ note }) => note),
      ]);
      expect(said.filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
      const english = said.filter((text) =>
        /\b(the|worker|building|with|you|your|space|has|cannot|finds|and|left)\b/i.test(text),
      );
      if (language !== 'en') expect(english).toEqual([]);
      expect(lines.filter(({ text }) => !text)).toEqual([]);
      const counted = happening.changes.some(({ kind }) => kind === 'goods' || kind === 'points');
      const shown = lines.flatMap(({ icons, shares }) => [...icons, ...shares.flatMap((share) => share.icons)]);
      if (counted) expect(shown.length).toBeGreaterThan(1);
    }
  });
});

it('the ledger explains every point that can be seen, in all recorded moments', () => {
  for (const { moments } of fixtures)
    for (const { view } of moments)
      view.scores.forEach((score, seat) => {
        if (score === null) return;
        const sums = bySource(view.ledger, seat);
        expect(Object.values(sums).reduce((all, points) => all + points, 0)).toBe(score);
        expect(running(view.ledger, seat, view.turn).at(-1)).toBe(score);
      });
});

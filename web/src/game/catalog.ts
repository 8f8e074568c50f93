/* The component table as the drawing code wants it: kind of roof, emblem, short name, icon lines. */

import { emblems } from '../draw/icons';
import { amountLine, effectLines, type Line } from '../icons/effect';
import type { Plug } from '../games/plug';
import type { EffectValue } from '../api/wire';
import type { Component } from './types';
import { inGame } from '../words';
import { knowComponents, tell } from '../telling/tell';

export type Kind = 'special' | 'neutral' | 'printed' | 'wood' | 'stone' | 'residence' | 'prestige';

/** A section of the castle. */
export interface Section {
  id: string;
  name: string;
  points: number;
  /** So many batches fill it. */
  parts?: number;
  /** The space on which the bailiff brings its scoring. */
  mark?: number;
}

/** A tile or card, ready to be drawn. */
export interface Face {
  id: string;
  name: string;
  fullName: string;
  kind: Kind;
  emblem: string;
  lines: Line[];
  owner: Line | null;
  cost: Line;
  points: number;
  text: string;
  caption: string;
  /** What is written on each place for a worker. */
  places: string[];
  /** The place that is entered, where it is not the first free one. */
  entry: number | null;
}

const KINDS: Kind[] = ['special', 'neutral', 'printed', 'wood', 'stone', 'residence', 'prestige'];

/* The emblem of a building that has none of its own: after what it gives, else after its roof. */
const EMBLEM_FOR: Record<string, string> = {
  food: 'farm',
  wood: 'sawmill',
  stone: 'quarry',
  cloth: 'weaver',
  gold: 'goldmine',
  any: 'marketplace',
  free: 'marketplace',
  denier: 'bank',
  pp: 'church',
  favor: 'joust',
  worker: 'manor',
  prov: 'guild',
  'k:wood': 'carpenter',
  'k:stone': 'mason',
  'k:residence': 'lawyer',
  'k:prestige': 'architect',
};
const EMBLEM_UNDER: Record<Kind, string> = {
  special: 'inn',
  neutral: 'park',
  printed: 'toll',
  wood: 'workshop',
  stone: 'foundry',
  residence: 'residence',
  prestige: 'monument',
};

const NOTHING: Component = {
  id: '',
  name: '',
  group: 'neutral',
  message: { id: '' },
  text: '',
  cost: {},
  points: 0,
  favors: 0,
  income: {},
  effect: null,
  setup: null,
  owner: null,
  section: null,
  cell: null,
  figures: {},
  copies: 1,
  doubt: '',
};

/** A component of which nothing is known but this. */
export function component(known: Partial<Component>): Component {
  return { ...NOTHING, ...known };
}

const SEAT_COLOURS = /^(blue|red|orange|green|black)-/;

export class Catalog {
  readonly plug: Plug;
  readonly #rows: Map<string, Component>;
  readonly #faces = new Map<string, Face>();

  constructor(plug: Plug, components: Component[]) {
    this.plug = plug;
    this.#rows = new Map(components.map((row) => [row.id, row]));
    knowComponents(this.game, components);
  }

  /** The game's id. */
  get game(): string {
    return this.plug.id;
  }

  /** The row of a tile's id: second copies and cards of a seat share the row of their kind. */
  row(id: string): Component | undefined {
    return this.#rows.get(id) ?? this.#rows.get(id.replace(SEAT_COLOURS, '')) ?? this.#rows.get(id.replace(/-\d$/, ''));
  }

  rows(group?: string): Component[] {
    return [...this.#rows.values()].filter((row) => !group || row.group === group);
  }

  /** The kind of building that a group is; null for what is no building. */
  kindOf(group: string): Kind | null {
    return this.plug.kinds[group] ?? KINDS.find((kind) => kind === group) ?? null;
  }

  /** The sections of the castle, in their order. */
  sections(): Section[] {
    return this.rows().flatMap(({ id, section }) =>
      section ? [{ id, name: this.face(id).fullName, ...section }] : [],
    );
  }

  /** How a tile is drawn; of tiles that have one, the set-up side on request. */
  face(id: string, setUpSide = false): Face {
    const key = setUpSide ? id + '*' : id;
    let face = this.#faces.get(key);
    if (!face) this.#faces.set(key, (face = this.#make(id, setUpSide)));
    return face;
  }

  #make(id: string, setUpSide: boolean): Face {
    const row = this.row(id) ?? component({ id, name: id });
    const kind = this.kindOf(row.group) ?? 'neutral';
    const words = inGame(this.game);
    const places = this.plug.places[row.id] ?? [''];
    const name = words.component(row.id) ?? row.name;
    const other = setUpSide ? row.setup : null;
    const lines = this.plug.lines[row.id] ?? this.#lines(other ?? row.effect);
    const closed = kind === 'prestige' || kind === 'residence';
    const points = kind === 'prestige' ? amountLine({ points: row.points }, true) : [];
    const favors = row.favors ? amountLine({ favors: row.favors }) : [];
    const scored = [...points, ...favors, ...amountLine(row.income, true, '+')];
    return {
      id,
      name: words.component(row.id, 'short') ?? name,
      fullName: name,
      kind,
      emblem: this.#emblem(row, kind, lines[0] ?? scored),
      lines: closed ? [scored] : lines,
      owner: other ? null : (this.#lines(row.owner)[0] ?? null),
      cost: amountLine(row.cost),
      points: row.points,
      text: tell(row.text),
      caption: words.component(row.id, 'caption') ?? '',
      places,
      entry: this.plug.entries[row.id] ?? null,
    };
  }

  #lines(effect: EffectValue | null): Line[] {
    return effectLines(effect, (group) => this.kindOf(group) ?? group);
  }

  #emblem({ id }: Component, kind: Kind, line: Line): string {
    const called = id.replace(/^(fixed|wood|stone|neutral|printed|small|large)-/, '').replaceAll('-', '');
    const own = this.plug.emblems[id] ?? called;
    if (emblems.includes(own)) return own;
    const gains = line.slice(line.indexOf('>') + 1);
    return EMBLEM_FOR[gains.find((token) => token in EMBLEM_FOR) ?? ''] ?? EMBLEM_UNDER[kind];
  }
}

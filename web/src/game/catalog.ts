/* The component table as the drawing code wants it: kind of roof, emblem, short name, icon lines. */

import { costLine, effectOf, type Line } from './iconLine';
import type { Component, GameId } from './types';
import { strings } from '../strings';
import { knowComponents, tell } from '../telling/tell';

export type Kind = 'special' | 'neutral' | 'printed' | 'wood' | 'stone' | 'residence' | 'prestige';

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
  spots: number;
}

const KIND_OF: Record<string, Kind> = {
  special: 'special',
  printed: 'special',
  castle: 'special',
  site: 'special',
  neutral: 'neutral',
  starting: 'neutral',
  fixed: 'printed',
  wood: 'wood',
  stone: 'stone',
  residence: 'residence',
  prestige: 'prestige',
  monument: 'prestige',
};

/* Where the emblem is not named like the component. */
const EMBLEM_OF: Record<string, string> = {
  'farm-food': 'farm',
  'farm-cloth': 'farm',
  'stone-farm': 'farm',
  'wood-market': 'marketplace',
  market: 'marketplace',
  'guild-3': 'guild',
  'guild-4': 'guild',
  stonemason: 'mason',
  jeweler: 'jeweller',
  theatre: 'theater',
  factory: 'weaver',
  foreman: 'goldmine',
  goldsmith: 'jeweller',
  chamberlain: 'castle',
  bailiff: 'toll',
  site: 'castle',
};

const SEAT_COLOURS = /^(blue|red|orange|green|black)-/;
const MARKS = /^(Fixed|Wood|Stone|Neutral|Printed|Second|Food|Cloth|Merchants') /;

export class Catalog {
  readonly game: GameId;
  readonly #rows: Map<string, Component>;
  readonly #faces = new Map<string, Face>();

  constructor(game: GameId, components: Component[]) {
    this.game = game;
    this.#rows = new Map(components.map((row) => [row.id, row]));
    knowComponents(components);
  }

  /** The row of a tile's id: second copies and cards of a seat share the row of their kind. */
  row(id: string): Component | undefined {
    return this.#rows.get(id) ?? this.#rows.get(id.replace(SEAT_COLOURS, '')) ?? this.#rows.get(id.replace(/-\d$/, ''));
  }

  rows(group?: string): Component[] {
    return [...this.#rows.values()].filter((row) => !group || row.group === group);
  }

  /** How a tile is drawn; of Caylus 1303's tiles the set-up side on request. */
  face(id: string, setUpSide = false): Face {
    const key = setUpSide ? id + '*' : id;
    let face = this.#faces.get(key);
    if (!face) this.#faces.set(key, (face = this.#make(id, setUpSide)));
    return face;
  }

  #make(id: string, setUpSide: boolean): Face {
    const row = this.row(id) ?? { id, name: id, group: 'neutral', text: '', cost: '', points: 0, note: '' };
    const kind = KIND_OF[row.group] ?? 'neutral';
    const name = strings.names[row.id] ?? row.name;
    const effect = effectOf(row.text, setUpSide);
    const closed = kind === 'prestige' || kind === 'residence';
    const scored = kind === 'prestige' ? [String(row.points), 'pp', ...effect.standing] : effect.standing;
    return {
      id,
      name: strings.shortNames[row.id] ?? name.replace(MARKS, ''),
      fullName: name,
      kind,
      emblem:
        EMBLEM_OF[row.id] ?? row.id.replace(/^(fixed|wood|stone|neutral|printed|small|large)-/, '').replaceAll('-', ''),
      lines: closed ? [scored] : effect.lines,
      owner: effect.owner,
      cost: costLine(row.cost),
      points: row.points,
      text: tell(row.text),
      caption: strings.captions[row.id] ?? '',
      spots: row.id === 'stables' ? 3 : row.id === 'inn' ? 2 : 1,
    };
  }
}

/* What the card of a place says: title, effect, cost, and whether and why not. */

import type { Table } from '../board/model';
import { placeOffers } from '../board/model';
import { named, say } from '../words';
import type { Line } from '../icons/effect';
import type { SeatNumber } from './types';

export interface Remark {
  tone: 'ok' | 'warn' | 'no';
  icon: string;
  text: string;
}

export interface CardText {
  title: string;
  kind: string;
  detail: string;
  emblem: string;
  text: string;
  lines: Line[];
  cost: Line;
  points: number;
  owner: SeatNumber | null;
  remarks: Remark[];
}

function remarksOf(table: Table, key: string): Remark[] {
  const { open, why } = placeOffers(table, key);
  const first = open[0];
  if (first) {
    return [{ tone: 'ok', icon: 'check', text: `${first.text}.` }];
  }
  return why ? [{ tone: 'no', icon: 'cross', text: why }] : [];
}

function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** The card of a place; null where there is nothing to tell. */
export function cardOf(table: Table, key: string): CardText | null {
  const [kind = '', id = ''] = key.split(/:(.*)/s);
  const remarks = remarksOf(table, key);
  if (kind === 'space') {
    const space = table.spaces[Number(id) - 1];
    if (!space?.face) return null;
    const { face } = space;
    for (const seat of remarks.length ? [] : space.workers)
      remarks.push({ tone: 'no', icon: 'worker', text: say('table-taken', { name: table.names[seat] ?? '' }) });
    if (space.asleep) remarks.push({ tone: 'warn', icon: 'hourglass', text: asSentence(say('table-asleep')) });
    return fromFace(
      table,
      face.id,
      space.owner,
      `${named('kind', face.kind)}, ${say('table-on-space', { space: space.number })}`,
      remarks,
    );
  }
  if (kind === 'special') return fromFace(table, id, null, say('kind-special') ?? '', remarks);
  if (kind === 'tile' || kind === 'card')
    return fromFace(table, id, null, named('kind', table.catalog.face(id).kind) ?? '', remarks);
  if (kind === 'character') return fromFace(table, id, null, '', remarks);
  const lying = table.parts.lying?.(kind, id, table);
  if (!lying) return null;
  const card = fromFace(table, lying.tile, null, lying.detail, remarks);
  return { ...card, emblem: lying.emblem ?? card.emblem, kind: lying.kind ?? card.kind };
}

function fromFace(table: Table, id: string, owner: SeatNumber | null, detail: string, remarks: Remark[]): CardText {
  const face = table.catalog.face(id);
  return {
    title: face.fullName,
    kind: face.kind,
    detail,
    emblem: face.emblem,
    text: face.text,
    lines: face.lines.filter((line) => line.length),
    cost: face.cost,
    points: face.points,
    owner,
    remarks,
  };
}

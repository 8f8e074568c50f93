/* What a button of the decision bar shows for an offer. */

import type { Table } from '../board/model';
import type { Face } from '../game/catalog';
import type { Line } from '../icons/effect';
import { coinsOf } from '../game/naming.svelte';
import { type Choice, goodsOf, keyOf, waysOf } from '../game/places';
import { strings } from '../strings';

export interface Option {
  /** The place it points at, lit while the button is pointed at. */
  key: string | null;
  label: string;
  detail: string;
  icons: Line;
  /** The other side of a trade: what the goods bring, or what they cost where they are taken. */
  side: Line;
  kind: string | null;
  emblem: string | null;
  price: number | null;
  tall: boolean;
  /** Chosen at once, or first shown on the board and confirmed. */
  direct: boolean;
}

function faceOf(table: Table, choice: Choice): Face | null {
  const target = choice.offers[0]?.target;
  if (!target) return null;
  if (target.kind === 'space') return table.spaces[Number(target.id) - 1]?.face ?? null;
  if (['special', 'tile', 'card', 'character'].includes(target.kind)) return table.catalog.face(String(target.id));
  const lying = target.kind === 'castle' ? null : table.parts.lying?.(target.kind, String(target.id), table);
  return lying ? table.catalog.face(lying.tile, true) : null;
}

export function optionOf(table: Table, choice: Choice): Option {
  const offer = choice.offers[0];
  const option: Option = {
    key: offer?.target ? keyOf(offer.target) : null,
    label: offer?.text ?? '',
    detail: '',
    icons: [],
    side: [],
    kind: null,
    emblem: null,
    price: offer?.price ?? null,
    tall: false,
    direct: !offer?.target,
  };
  if (!offer) return option;
  const { target, verb, text, price } = offer;
  const goods = goodsOf(offer);
  const face = faceOf(table, choice);
  if (target?.kind === 'provost') {
    const here = table.view.provost ?? 0;
    const to = Number(target.id);
    const detail = price === null ? '' : coinsOf(table.view.game, price);
    const label = to > here ? strings.decide.onTo(to) : strings.decide.backTo(to);
    return { ...option, label, detail, price: null, tall: true };
  }
  if (goods?.chosen.length)
    return { ...option, label: '', icons: goods.chosen, side: goods.other, price: null, direct: true };
  if (target?.kind === 'tile' || target?.kind === 'card')
    return {
      ...option,
      label: face?.name ?? text,
      kind: face?.kind ?? null,
      icons: choice.offers.length > 1 ? (face?.cost ?? []) : waysOf(offer),
    };
  const special = table.parts.option?.(table, choice, option);
  if (special) return special;
  if (face) return { ...option, label: face.name };
  if (target?.kind === 'castle' && verb === 'place')
    return { ...option, label: strings.games[table.view.game]?.castle ?? strings.castle };
  const deed = strings.decide.deeds[verb];
  if (deed) return { ...option, label: deed };
  return { ...option, price: null };
}

const ON_BOARD = new Set(['space', 'special', 'castle']);

export interface Laid {
  choice: Choice;
  option: Option;
}

/** All options side by side: what has no place on the board comes first, for it can be found only here; no two look
    alike, and what is the same everywhere is not repeated. */
export function optionsOf(table: Table, choices: Choice[]): Laid[] {
  const laid = choices
    .map((choice) => ({ choice, option: optionOf(table, choice) }))
    .sort((a, b) => onBoard(a.choice) - onBoard(b.choice));
  const sides = new Set(laid.map(({ option }) => option.side.join(' ')));
  const looks = laid.map(({ option }) => lookOf(option));
  return laid.map(({ choice, option }, at) => {
    const side = sides.size === 1 && laid.length > 1 ? [] : option.side;
    const twin = looks.some((look, other) => other !== at && look === looks[at]);
    return { choice, option: { ...option, side, label: twin ? fullLabel(table, choice, option) : option.label } };
  });
}

function onBoard({ offers: [offer] }: Choice): number {
  return ON_BOARD.has(offer?.target?.kind ?? '') ? 1 : 0;
}

function lookOf({ label, icons, side, detail, price }: Option): string {
  return [label, ...icons, '>', ...side, detail, price].join(' ');
}

function fullLabel(table: Table, choice: Choice, { label }: Option): string {
  const target = choice.offers[0]?.target;
  return target?.kind === 'space'
    ? `${label}, ${strings.onSpace(Number(target.id))}`
    : (faceOf(table, choice)?.fullName ?? label);
}

/** About how wide the button will be. */
export function optionWidth(option: Option): number {
  const words = option.tall
    ? Math.max(option.label.length, option.detail.length * 0.85)
    : option.label.length + option.detail.length * 0.85;
  const icons =
    (option.icons.length + option.side.length) * 18 +
    (option.kind || option.emblem ? 26 : 0) +
    (option.price === null ? 0 : 26);
  return words * 6.5 + icons + 31;
}

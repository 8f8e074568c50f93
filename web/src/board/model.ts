/* What the boards draw: made from a view and the offers, the same for all games. */

import type { Catalog, Face } from '../game/catalog';
import { coinsOf } from '../game/naming.svelte';
import { type Place, places } from '../game/places';
import { changesOf } from '../game/story';
import type { Moment, Offer, SeatNumber, TownWorkers, View } from '../game/types';
import type { OpenGame, TableParts } from '../games/plug';
import { strings } from '../strings';
import { tell, translates } from '../telling/tell';

export interface TileState {
  legal?: boolean;
  price?: number | null;
  hovered?: boolean;
  selected?: boolean;
  asleep?: boolean;
  changed?: boolean;
  blocked?: boolean;
}

/** A space of the road with what stands on it. */
export interface Space {
  key: string;
  number: number;
  face: Face | null;
  owner: SeatNumber | null;
  workers: SeatNumber[];
  asleep: boolean;
  reserve: number;
  label: string;
}

/** A building before the bridge. */
export interface Town {
  key: string;
  face: Face;
  workers: (SeatNumber | null)[];
  label: string;
}

/** A moment, looked up and put into words once. */
export interface Table {
  moment: Moment;
  view: View;
  catalog: Catalog;
  /** What the table of this game is made of. */
  parts: TableParts;
  names: string[];
  /** The seat whose eyes these are, or who decides. */
  me: SeatNumber;
  places: Map<string, Place>;
  spaces: Space[];
  town: Town[];
  changed: Set<string>;
}

function workersOf(view: View, at: number): SeatNumber[] {
  const { worker = null, workers } = view.road[at] ?? {};
  return workers ?? (worker === null ? [] : [worker]);
}

function placeWords(place: Place | undefined, game: string): string {
  if (place?.open.length) return place.price === null ? strings.open : strings.openFor(coinsOf(game, place.price));
  return place?.closed?.why ?? '';
}

function sentence(parts: string[]): string {
  return parts.filter(Boolean).join(', ') + '.';
}

function whoWorks(workers: (SeatNumber | null)[], names: string[], you: SeatNumber | null): string[] {
  return workers
    .filter((seat) => seat !== null)
    .map((seat) => (seat === you ? strings.yourWorker : strings.workerOf(names[seat] ?? '')));
}

function readSpace(table: Omit<Table, 'spaces' | 'town'>, at: number): Space {
  const { view, catalog, names } = table;
  const row = view.road[at];
  const number = at + 1;
  const key = `space:${number}`;
  const tile = row?.cover ?? row?.tile ?? null;
  /* What nobody has built shows the side it has at the set-up, where it has one. */
  const face = tile === null ? null : catalog.face(tile, row?.owner === null);
  const workers = workersOf(view, at);
  const provost = view.provost;
  const asleep = face !== null && provost !== null && number > provost;
  const all = view.road.length;
  const label = face
    ? `${sentence([
        strings.space(number, all),
        face.fullName,
        strings.kinds[face.kind] ?? '',
        row?.owner != null ? strings.ownedBy(names[row.owner] ?? '') : '',
        ...whoWorks(workers, names, view.you),
        workers.length ? (asleep ? strings.asleep : strings.wakes) : '',
      ])} ${face.text} ${placeWords(table.places.get(key), view.game)}`.trim()
    : strings.emptySpace(number, all);
  return {
    key,
    number,
    face,
    owner: row?.owner ?? null,
    workers,
    asleep,
    reserve: row?.reserve ?? 0,
    label,
  };
}

/** The buildings before the bridge, in the order in which they act. */
function townWorkers(view: View): [string, (SeatNumber | null)[]][] {
  return Object.entries(view.special ?? view.printed ?? {}).map(([id, workers]) => [id, inOrder(workers)]);
}

function inOrder(workers: TownWorkers): (SeatNumber | null)[] {
  if (Array.isArray(workers)) return workers;
  return workers !== null && typeof workers === 'object' ? Object.values(workers) : [workers];
}

/** The places the last action of the story changed. */
function changedPlaces(moment: Moment): Set<string> {
  const found = new Set<string>();
  const last = moment.story.at(-1);
  if (!last?.verb) return found;
  const spaces = new Map(moment.view.road.map((row) => [row.tile, row.space]));
  for (const change of changesOf(last)) {
    if (change.kind === 'worker' && typeof change.to === 'string') {
      const space = spaces.get(change.to);
      found.add(space === undefined ? `special:${change.to}` : `space:${space}`);
    }
    if (change.kind === 'tile' && typeof change.space === 'number') found.add(`space:${change.space}`);
  }
  return found;
}

/* What a game's view may leave out. */
function completed(view: View): View {
  const { road = [], passed = [], ledger = [], winners = [], options = {}, provost = null } = view;
  return { ...view, road, passed, ledger, winners, options, provost };
}

/* What the server says, in the language in use. */
function translate(moment: Moment): Moment {
  if (!translates()) return moment;
  const { view, offers } = moment;
  const decision = view.decision && { ...view.decision, text: tell(view.decision.text) };
  return {
    ...moment,
    view: { ...view, decision },
    offers: offers.map((offer) => ({
      ...offer,
      text: tell(offer.text),
      why: offer.why && tell(offer.why),
    })),
  };
}

export function readTable(told: Moment, { catalog, parts }: OpenGame): Table {
  const moment = translate({ ...told, view: completed(told.view) });
  const { view, names } = moment;
  const base = {
    moment,
    view,
    catalog,
    parts,
    names,
    me: view.you ?? view.decision?.seat ?? 0,
    places: places(moment.offers),
    changed: changedPlaces(moment),
  };
  const spaces = view.road.map((_, at) => readSpace(base, at));
  const town = townWorkers(view).map(([id, workers]): Town => {
    const face = catalog.face(id);
    const key = `special:${id}`;
    const words = sentence([face.fullName, ...whoWorks(workers, names, view.you)]);
    return { key, face, workers, label: `${words} ${face.text} ${placeWords(base.places.get(key), view.game)}`.trim() };
  });
  return { ...base, spaces, town };
}

/** How a place looks now. */
export function stateOf(table: Table, key: string, hovered: string | null, selected: string | null): TileState {
  const place = table.places.get(key);
  const legal = Boolean(place?.open.length);
  return {
    legal,
    price: place?.price ?? null,
    hovered: hovered === key,
    selected: selected === key,
    changed: !legal && table.changed.has(key),
    blocked: hovered === key && !legal && Boolean(place?.closed),
  };
}

/** The first space that has nothing on it. */
export function nextSite(table: Table): number | null {
  return table.spaces.find((space) => space.face === null)?.number ?? null;
}

/** What the offers say about a place: the legal ones, or the reason. */
export function placeOffers(table: Table, key: string): { open: Offer[]; why: string | null } {
  const place = table.places.get(key);
  return { open: place?.open ?? [], why: place?.closed?.why ?? null };
}

/* Recorded moments of all games; made by tools/web_fixtures.py. */

import { Catalog } from '../game/catalog';
import { callGame } from '../game/naming.svelte';
import type { Offer } from '../api/wire';
import { offerOf } from '../game/moment';
import type { Component, Moment } from '../game/types';
import { GAMES, plugOf } from '../games';
import type { LearnParts, OpenGame } from '../games/plug';

interface Recorded {
  game: string;
  name: string;
  components: Component[];
  moments: (Omit<Moment, 'offers'> & { offers: Offer[] })[];
}

export interface Fixture extends Omit<Recorded, 'moments'>, OpenGame {
  moments: Moment[];
  learn: LearnParts;
}

const FILES = import.meta.glob<Recorded>(
  ['./fixtures/*.json', '!./fixtures/{happenings,problems,reasons,sentences}.json'],
  { import: 'default' },
);

/** All fixtures, fetched when the gallery is opened. */
export async function loadFixtures(): Promise<Fixture[]> {
  const found = await Promise.all(Object.values(FILES).map((load) => load()));
  const listed = (game: string): number => GAMES.findIndex(({ id }) => id === game) >>> 0;
  return Promise.all(found.sort((a, b) => listed(a.game) - listed(b.game)).map(fixtureOf));
}

async function fixtureOf(recorded: Recorded): Promise<Fixture> {
  const plug = plugOf(recorded.game);
  callGame(recorded.game, recorded.name);
  const [parts, learn] = await Promise.all([plug.open(), plug.learn()]);
  const moments = recorded.moments.map((told): Moment => {
    const { view, offers } = told;
    return { ...told, offers: offers.map((offer) => offerOf(offer, view)) };
  });
  return { ...recorded, moments, catalog: new Catalog(plug, recorded.components), parts, learn };
}

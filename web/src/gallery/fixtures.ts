/* Recorded moments of all games; made by tools/web_fixtures.py. */

import { Catalog } from '../game/catalog';
import type { Component, GameId, Moment } from '../game/types';
import caylus from './fixtures/caylus.json';
import caylus1303 from './fixtures/caylus-1303.json';
import magnaCarta from './fixtures/magna-carta.json';

export interface Fixture {
  game: GameId;
  name: string;
  components: Component[];
  moments: Moment[];
}

export const fixtures = [caylus, caylus1303, magnaCarta] as unknown as Fixture[];

const catalogs = new Map(fixtures.map((fixture) => [fixture.game, new Catalog(fixture.game, fixture.components)]));

export function catalogOf(game: GameId): Catalog {
  const found = catalogs.get(game);
  if (!found) throw new Error(`no fixture of ${game}`);
  return found;
}

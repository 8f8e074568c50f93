/* Recorded moments of all games; made by tools/web_fixtures.py. */

import { Catalog } from '../game/catalog';
import type { Component, GameId, Moment } from '../game/types';

export interface Fixture {
  game: GameId;
  name: string;
  components: Component[];
  moments: Moment[];
  catalog: Catalog;
}

/** All fixtures, fetched when the gallery is opened. */
export async function loadFixtures(): Promise<Fixture[]> {
  const files = await Promise.all([
    import('./fixtures/caylus.json'),
    import('./fixtures/caylus-1303.json'),
    import('./fixtures/magna-carta.json'),
  ]);
  return files.map((file) => {
    const found = file.default as unknown as Omit<Fixture, 'catalog'>;
    return { ...found, catalog: new Catalog(found.game, found.components) };
  });
}

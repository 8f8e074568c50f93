/* What is fetched of a game before it can be drawn. */

import { api } from '../api/client';
import { Catalog } from '../game/catalog';
import { plugOf } from '.';
import type { OpenGame } from './plug';

/** The components of a game, in words and as pictures. */
export async function openCatalog(game: string): Promise<Catalog> {
  return new Catalog(plugOf(game), await api.components(game));
}

/** All that a table of the game is drawn from. */
export async function openGame(game: string): Promise<OpenGame> {
  const [catalog, parts] = await Promise.all([openCatalog(game), plugOf(game).open()]);
  return { catalog, parts };
}

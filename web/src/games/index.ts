/* The one list of games that have a folder. Any other is drawn from what its view gives (games/plain). */

import { caylus } from './caylus/plug';
import { caylus1303 } from './caylus1303/plug';
import { magnaCarta } from './magna_carta/plug';
import { plain } from './plain/plug';
import type { Plug } from './plug';

export const GAMES: Plug[] = [caylus, caylus1303, magnaCarta];

export function plugOf(game: string): Plug {
  return GAMES.find(({ id }) => id === game) ?? plain(game);
}

/* A turn is called a round in Caylus 1303. */

import { strings } from '../strings';

export function turnName(game: string, turn: number): string {
  return game === 'caylus-1303' ? strings.round(turn) : strings.turn(turn);
}

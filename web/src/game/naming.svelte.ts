/* What is called otherwise from game to game: the game itself, its turns, its money, its phases. */

import { api } from '../api/client';
import { plugOf } from '../games';
import { inGame } from '../words';
import type { View } from './types';

/* Names of games that have no words here, by their ids, as the server gives them. */
const told: Record<string, string> = $state({});
let asked = false;

function begun(id: string): string {
  return id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** Ask the server once what its games are called. */
async function ask(): Promise<void> {
  asked = true;
  try {
    for (const { id, name } of await api.games()) callGame(id, name);
  } catch {
    asked = false;
  }
}

/** What a game is called that has no words here. */
export function callGame(id: string, name: string): void {
  told[id] = name;
}

export function gameName(id: string): string {
  const name = inGame(id).named('game', 'name') ?? told[id];
  if (name === undefined && !asked) void ask();
  return name ?? begun(id);
}

export function turnName(game: string, turn: number): string {
  return inGame(game).say('table-turn', { turn });
}

/** An amount of what placements are paid with. */
export function coinsOf(game: string, n: number): string {
  return inGame(game).say('table-coins', { coins: n });
}

/** A phase by its id, those included that are before or after all turns. */
export function phaseName(game: string, phase: string): string {
  return inGame(game).named('phase', phase) ?? begun(phase);
}

/** The phases of a turn; of a game without words only the one that is on. */
export function phasesOf({ game, phase }: View): [id: string, name: string][] {
  const { phases } = plugOf(game);
  return (phases.length || !phase ? phases : [phase]).map((id) => [id, phaseName(game, id)]);
}

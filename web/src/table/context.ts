/* The live table around a drawn one; none in the gallery and in replays. */

import { getContext, setContext } from 'svelte';
import type { Room } from './room.svelte';

const KEY = Symbol('room');

export function provideRoom(room: Room): void {
  setContext(KEY, room);
}

export function findRoom(): Room | undefined {
  return getContext<Room | undefined>(KEY);
}

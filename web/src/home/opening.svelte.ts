/* Opening a table and going there. */

import { api, Refused } from '../api/client';
import { me } from '../api/person.svelte';
import type { SeatWish, TableShown } from '../api/wire';
import { plugOf } from '../games';
import { router } from '../router.svelte';
import { say } from '../words';
import { choice } from './choice.svelte';

/** What to tell somebody whose wish was not followed. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refused)) return say('home-failed');
  return error.status === 0 ? say('home-offline') : error.message;
}

class Opening {
  busy = $state(false);
  problem = $state('');

  /** A table for these, under the name that somebody wrote, if any. */
  open(seats: SeatWish[], name = ''): Promise<void> {
    choice.keep();
    return this.go(async () => {
      if (name) await me.call(name);
      return api.open({ game: choice.game, seats });
    });
  }

  /** Go to the table that somebody's request makes. */
  async go(ask: () => Promise<TableShown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      void import('../pages/TablePage.svelte');
      void plugOf(choice.game).open();
      await me.somebody();
      const table = await ask();
      router.go(table.status === 'over' ? `/end/${table.id}` : `/table/${table.id}`);
    } catch (error) {
      this.problem = sentenceOf(error);
    } finally {
      this.busy = false;
    }
  }
}

export const opening = new Opening();

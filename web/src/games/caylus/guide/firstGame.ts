/* The table of the guided first game; kept, so that it can be gone on with. */

import { api } from '../../../api/client';
import { me } from '../../../api/person.svelte';
import { router } from '../../../router.svelte';

const KEY = 'first-game';
/** With this number the guest begins, and the quarry and a carpenter stand near the bridge. */
const SEED = '7';

/** The table that was begun, if it still runs. */
export async function begun(): Promise<string | null> {
  const id = localStorage.getItem(KEY);
  if (!id || !(await me.known())) return null;
  try {
    return (await api.table(id)).status === 'running' ? id : null;
  } catch {
    localStorage.removeItem(KEY);
    return null;
  }
}

export async function begin(): Promise<void> {
  await me.somebody();
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'apprentice' }];
  const table = await api.open({ game: 'caylus', seats, seed: SEED });
  localStorage.setItem(KEY, table.id);
  goOn(table.id);
}

export function goOn(id: string): void {
  router.go(`/table/${id}?guide=1`);
}

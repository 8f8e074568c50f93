/* What a table of this game is made of. */

import { say } from './words';
import type { TableParts } from '../plug';
import Board from './Board.svelte';
import BridgePanel from './BridgePanel.svelte';
import Seat from './Seat.svelte';
import type { MagnaView } from './view';

export const parts: TableParts = {
  Board,
  Seat,
  UnderSeats: BridgePanel,
  phone: { icon: 'cards', title: () => say('view-hand') },
  /* Whether to keep the first cards can only be said in sight of them. */
  dealt: (view) => (view.decision?.kind === 'mulligan' ? ((view as MagnaView).seats[view.you ?? -1]?.hand ?? []) : []),
};

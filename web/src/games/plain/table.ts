/* What a table of any game is made of. */

import type { TableParts } from '../plug';
import Board from './Board.svelte';
import Seat from './Seat.svelte';

export const parts: TableParts = { Board, Seat };

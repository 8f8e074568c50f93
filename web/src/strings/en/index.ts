/* English: every word the interface says by itself. Sentences about the game come from the server. */

import { frame } from './frame';
import { home } from './home';
import { live } from './live';
import { table } from './table';

/** What stands at the table has no prefix; every page has a part of its own. */
export const en = { ...table, frame, home, live };

export type Strings = typeof en;

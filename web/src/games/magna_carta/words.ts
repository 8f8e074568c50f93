/* What is said at a table of this game: its own words, and those that all games share. */

import { inGame } from '../../words';

export const { say, named, component } = inGame('magna-carta');

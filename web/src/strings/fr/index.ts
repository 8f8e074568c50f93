/* En français : tout ce que dit l’interface. */

import type { Strings } from '../en';
import { frame } from './frame';
import { home } from './home';
import { live } from './live';
import { table } from './table';

export const fr: Strings = { ...table, frame, home, live };

/* Auf Deutsch: alles, was die Oberfläche sagt. */

import type { Strings } from '../en';
import { frame } from './frame';
import { home } from './home';
import { live } from './live';
import { table } from './table';

export const de: Strings = { ...table, frame, home, live };

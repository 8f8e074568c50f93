/* The guided first game. */

import type { Guide } from '../../plug';
import { LESSONS } from './coach';
import Coach from './Coach.svelte';
import { begin, begun, goOn } from './firstGame';

export const guide: Guide = { lessons: LESSONS, Coach, begun, begin, goOn };

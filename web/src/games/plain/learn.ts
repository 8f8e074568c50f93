/* Its components can be drawn; rules are nobody's but its own. */

import { TILE } from '../../learn/pieces';
import type { LearnParts } from '../plug';

export const learn: LearnParts = { piece: TILE, chapters: [], pictures: {} };

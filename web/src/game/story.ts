/* What readers of the story ask of it. */

import type { Change, Step } from './types';

/** All that a step changed, whatever brought it about. */
export function changesOf(step: Step): Change[] {
  return step.happenings.flatMap(({ changes }) => changes);
}

/* A small change laid over the table one knows gives the table as it is now. */

import type { View } from '../game/types';
import type { TableChange, TableShown } from './wire';

/** A list with its new items, which come by their place in it; one just past the end is added. */
function withItems(list: unknown[], items: Record<string, unknown>): unknown[] {
  const found = [...list];
  for (const [place, item] of Object.entries(items)) found[Number(place)] = item;
  return found;
}

/** A view with what has changed: new parts, and of a list perhaps only the new items. */
export function layOver(view: View, changed: Record<string, unknown>): View {
  const found: Record<string, unknown> = { ...view };
  for (const [key, value] of Object.entries(changed)) {
    const was = found[key];
    const byPlace = Array.isArray(was) && typeof value === 'object' && value !== null && !Array.isArray(value);
    found[key] = byPlace ? withItems(was, value as Record<string, unknown>) : value;
  }
  return found as unknown as View;
}

/** The table after a change; null if the change does not follow on what is known. */
export function fold(table: TableShown | null, change: TableChange): TableShown | null {
  if (!table?.view || change.base !== table.version) return null;
  return { ...table, ...change, view: layOver(table.view, change.view) };
}

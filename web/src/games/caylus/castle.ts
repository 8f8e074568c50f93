/* The houses in the castle. */

/** Houses by seat as one row, seat after seat. */
export function houseRow(bySeat: number[]): number[] {
  return bySeat.flatMap((count, seat) => Array.from({ length: count }, () => seat));
}

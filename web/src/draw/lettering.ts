/* Texts where there is little room: drawings break no lines by themselves. */

/** A text in lines of at most so many letters, where words allow it. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** As much of a text as so many lines hold. */
export function shortened(text: string, most: number, lines: number): string[] {
  const all = linesOf(text, most);
  const kept = all.slice(0, lines);
  const last = kept.at(-1);
  if (all.length > lines && last !== undefined) kept[lines - 1] = `${last.slice(0, most - 1).replace(/\W+$/, '')}…`;
  return kept;
}

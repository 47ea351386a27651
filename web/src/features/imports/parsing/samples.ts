/** Finds words with letters beyond ASCII, whose look tells whether an encoding is right. Pure. */

const MOST = 6;
/** Rows that are searched. */
const ROWS = 10_000;
const WORD = /[\p{L}\p{M}'’-]*[^\p{ASCII}\s][\p{L}\p{M}'’-]*/gu;

export function findSamples(rows: readonly (readonly string[])[]): string[] {
  const words = new Set<string>();
  for (const cells of rows.slice(0, ROWS)) {
    for (const cell of cells) {
      for (const [word] of cell.matchAll(WORD)) words.add(word);
      if (words.size >= MOST) return [...words].slice(0, MOST);
    }
  }
  return [...words];
}

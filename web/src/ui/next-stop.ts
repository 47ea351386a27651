/** Moves by keyboard among the items of a menu or of tabs, by the ARIA Authoring Practices. Pure. */

type NextStopOptions = { at: number; count: number; forward: string; backward: string };

/** The place that the key leads to from `at`, round the ends; undefined for any other key. */
export function nextStop(key: string, { at, count, forward, backward }: NextStopOptions): number | undefined {
  const to = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : (to + count) % count;
}

/** The place of the next label that begins with the letter, after `at` and round the end; undefined where none does. */
export function stopByLetter(
  letter: string,
  { at, labels }: { at: number; labels: readonly string[] },
): number | undefined {
  if (letter.trim().length !== 1) return undefined;
  const found = labels
    .map((_, step) => (at + 1 + step) % labels.length)
    .find((place) => {
      return labels[place]!.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
    });
  return found;
}

/** Waits, for a time or for something as long as it is of use. */

/** So many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Within so many milliseconds there is a verdict, unless the caller says else. */
export const WITHIN_MS = 5000;

/** Of so many milliseconds those that are left. */
export function timeLeft(withinMs: number): () => number {
  const began = performance.now();
  return () => withinMs - (performance.now() - began);
}

/** `withinMs`: without a limit when absent. */
type Limit<Value> = { withinMs: number | undefined; late(): Value };

/** What the promise gives, or what `late` gives where that takes longer. The promise goes on, and its failure is caught. */
export async function inTime<Value>(promise: Promise<Value>, { withinMs, late }: Limit<Value>): Promise<Value> {
  if (withinMs === undefined) return promise;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(late()), withinMs);
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
  }
}

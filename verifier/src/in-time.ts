/** Waits for something as long as it is of use. */

type Limit<Value> = { withinMs: number; late(): Value };

/** What the promise gives, or what `late` gives where that takes longer. The promise goes on, and its failure is caught. */
export async function inTime<Value>(promise: Promise<Value>, { withinMs, late }: Limit<Value>): Promise<Value> {
  if (withinMs === Number.POSITIVE_INFINITY) return promise;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(late()), Math.max(0, withinMs));
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
  }
}

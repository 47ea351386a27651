/** Runs work with the same key one after the other in this process; work with other keys runs concurrently. */

export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Only avoids needless work: each node has its own mutex, so the database must refuse duplicates. */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    const leave = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}

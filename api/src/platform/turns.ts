/** Work that is done once: in this process those with the same key take turns, and who comes late sees what was done. */

export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** What the first has made impossible costs the others a look, not a password's hash. The database decides all the same. */
export function createTurns(): Turns {
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

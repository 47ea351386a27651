/** Work that is requested again with each change: one run at a time per account; in each slot only the newest waits. */

type WaitingTask = { start: () => void; replace: () => void };

type NewestOnlyOptions = {
  account: string;
  /** The subject of the work: of several waiting ones only the newest is wanted. */
  slot: string;
};

type Rules = {
  /** Slots of one account that may wait; beyond them the oldest is replaced. */
  most: number;
  /** The error for a caller whose request was replaced. */
  replaced: () => Error;
};

/** Running work is finished; waiting work is replaced by the next of its slot, and refused at once. */
export function createNewestOnly({ most, replaced }: Rules) {
  /** The waiting work of each account that has work running, by slot. */
  const accounts = new Map<string, Map<string, WaitingTask>>();

  const take = (account: string, slot: string | undefined): WaitingTask | undefined => {
    const waiting = accounts.get(account);
    const found = slot === undefined ? undefined : waiting?.get(slot);
    if (slot !== undefined) waiting?.delete(slot);
    return found;
  };
  const oldestOf = (account: string): string | undefined => accounts.get(account)?.keys().next().value;
  const goOn = (account: string): void => {
    const next = take(account, oldestOf(account));
    if (next) next.start();
    else accounts.delete(account);
  };

  return <T>({ account, slot }: NewestOnlyOptions, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const start = () =>
        void work()
          .then(resolve, reject)
          .finally(() => goOn(account));
      const waiting = accounts.get(account);
      if (!waiting) {
        accounts.set(account, new Map());
        start();
        return;
      }
      take(account, slot)?.replace();
      waiting.set(slot, { start, replace: () => reject(replaced()) });
      if (waiting.size > most) take(account, oldestOf(account))?.replace();
    });
}

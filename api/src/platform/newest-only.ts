/** Work that people ask for again with every change: one at a time for each account, and of what waits in a slot the newest. */

type Waiting = { start: () => void; replace: () => void };

type Place = {
  account: string;
  /** What the work is for: of the same, only the newest is wanted. */
  slot: string;
};

type Rules = {
  /** Slots in which something of one account may wait; beyond, the oldest is replaced. */
  most: number;
  /** What is thrown at whoever waited for what nobody wants any more. */
  replaced: () => Error;
};

/** What is at work comes to its end; what waits is replaced by the next of its slot, and refused at once. */
export function createNewestOnly({ most, replaced }: Rules) {
  /** Of each account that has something at work, what waits, by slot. */
  const accounts = new Map<string, Map<string, Waiting>>();

  const take = (account: string, slot: string | undefined): Waiting | undefined => {
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

  return <T>({ account, slot }: Place, work: () => Promise<T>): Promise<T> =>
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

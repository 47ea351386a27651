/** Who holds unsaved work on this page: whatever reloads or leaves it by itself asks the holder first. */

/** Called with what goes on once the reader has agreed to lose the work. */
type Ask = (go: () => void) => void;

const holders: Ask[] = [];

/** Registers a holder, who asks the reader; returns what ends it. */
export function holdWork(ask: Ask): () => void {
  holders.push(ask);
  return () => {
    holders.splice(holders.indexOf(ask), 1);
  };
}

/** Goes on at once, or once the last holder's reader has agreed. */
export function leaveWork(go: () => void): void {
  const ask = holders.at(-1);
  if (ask) ask(go);
  else go();
}

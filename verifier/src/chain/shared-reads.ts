/** Shares what was read a moment ago with others who read the same, as for the diplomas of one batch. */

/** How long a read is good for others, from its start, in milliseconds: enough for a word of 256 diplomas in a row. */
export const SHARED_FOR_MS = 100;
const MOST_SHARED = 4096;

type ShareOptions<Read> = {
  /** Everything on which the answer depends. */
  key: string;
  /** Milliseconds of a clock that never goes back. */
  now: number;
  read: () => Promise<Read>;
};

export type SharedReads<Read> = { share: (options: ShareOptions<Read>) => Promise<Read> };

/** A read that is not good is shared only with those who wait for it. */
export function createSharedReads<Read>(isGood: (read: Read) => boolean): SharedReads<Read> {
  const known = new Map<string, { from: number; reading: Promise<Read> }>();

  /** Reads stand in the order of their start, the oldest first. */
  const dropOld = (now: number) => {
    for (const [key, { from }] of known) {
      if (now - from < SHARED_FOR_MS && known.size < MOST_SHARED) return;
      known.delete(key);
    }
  };

  return {
    share({ key, now, read }) {
      dropOld(now);
      const found = known.get(key);
      if (found) return found.reading;
      const mine = { from: now, reading: read() };
      known.set(key, mine);
      const forget = () => {
        if (known.get(key) === mine) known.delete(key);
      };
      mine.reading.then((value) => isGood(value) || forget(), forget);
      return mine.reading;
    },
  };
}

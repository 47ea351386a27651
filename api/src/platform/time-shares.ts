/**
 * Shares the processor time of this process, its threads included, out among the work that is under way: while three
 * requests and a job run, each is charged a quarter. All charges together are the time that was used.
 */

export type Share = {
  /** What a share was worth when this work began. */
  from: number;
  /** Ends the work; returns its milliseconds. */
  end(): number;
};

export type TimeShares = {
  begin(): Share;
  /** The milliseconds that a share has been worth until now, of work that has run all the time. */
  worth(): number;
};

const timeOfProcess = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export function createTimeShares(readTime: () => number = timeOfProcess): TimeShares {
  let [last, worth, open] = [readTime(), 0, 0];
  const settle = () => {
    const now = readTime();
    if (open > 0) worth += (now - last) / open;
    last = now;
    return worth;
  };
  return {
    begin() {
      const from = settle();
      open += 1;
      return {
        from,
        end() {
          const spent = settle() - from;
          open -= 1;
          return spent;
        },
      };
    },
    worth: settle,
  };
}

/** Of this process: its requests and its jobs. */
export const ownShares = createTimeShares();

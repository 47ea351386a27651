/** How many event streams an account and a network may hold open in this process. */
import { AppError } from "../app-error.ts";
import { networkOf } from "../attempts/network-of.ts";

export type StreamHolder = { account: string; address: string };

export type StreamLimits = {
  /** Counts an opened stream; throws `too_many_streams`. Call the returned function when the stream has ended. */
  enter(holder: StreamHolder): () => void;
};

/** A refused page polls instead, and tries again after this time. */
const RETRY_SECONDS = 30;

export type MostStreams = { perAccount: number; perNetwork: number };

/** For an account: several devices with several tabs each. For a network: a university behind one address. */
const MOST: MostStreams = { perAccount: 20, perNetwork: 1000 };

export function createStreamLimits({ perAccount, perNetwork }: MostStreams = MOST): StreamLimits {
  const open = new Map<string, number>();
  const add = (key: string, streams: number) => {
    const sum = (open.get(key) ?? 0) + streams;
    if (sum === 0) open.delete(key);
    else open.set(key, sum);
  };
  return {
    enter({ account, address }) {
      const keys = [`account:${account}`, `network:${networkOf(address)}`] as const;
      const isFull = (open.get(keys[0]) ?? 0) >= perAccount || (open.get(keys[1]) ?? 0) >= perNetwork;
      if (isFull) throw new AppError("too_many_streams", { retryAfter: RETRY_SECONDS });
      for (const key of keys) add(key, 1);
      return () => {
        for (const key of keys) add(key, -1);
      };
    },
  };
}

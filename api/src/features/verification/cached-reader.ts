/** A chain reader that caches answers until the chain has a new block. */
import type { ChainReader, CheckRead, ReadRequest } from "@ijaza/verifier";

export type CachedReader = ChainReader & {
  /** Hash of the chain's newest block, at most a fifth of a second old; undefined while the chain does not answer. */
  head(): Promise<string | undefined>;
};

const HEAD_FOR_MS = 200;
const MOST_KEPT = 50_000;

/** `readHead` gives the newest block's hash; it is called at most five times a second. */
export function cacheByBlock(reader: ChainReader, readHead: () => Promise<string>): CachedReader {
  let kept = new Map<string, Promise<CheckRead>>();
  let head: { hash: string; readAt: number } | undefined;
  let asking: Promise<void> | undefined;

  const refreshHead = async () => {
    const hash = await readHead().catch(() => undefined);
    if (hash === undefined || hash !== head?.hash || kept.size > MOST_KEPT) kept = new Map();
    head = hash === undefined ? undefined : { hash, readAt: Date.now() };
  };
  const freshHead = async () => {
    if (head && Date.now() - head.readAt <= HEAD_FOR_MS) return head.hash;
    asking ??= refreshHead().finally(() => {
      asking = undefined;
    });
    await asking;
    return head?.hash;
  };

  return {
    head: freshHead,
    async read(request) {
      if (!(await freshHead())) return reader.read(request);
      const key = keyOf(request);
      const known = kept.get(key);
      if (known) return known;
      const reading = reader.read(request);
      kept.set(key, reading);
      // A failure is not cached: only this caller gets it.
      const mine = kept;
      void reading.then(
        (read) => read.ok || mine.delete(key),
        () => mine.delete(key),
      );
      return reading;
    },
  };
}

const keyOf = ({ university, root, count, index, thumbprint }: ReadRequest) =>
  `${university} ${root} ${count} ${index} ${Buffer.from(thumbprint).toString("base64url")}`;

/** A chain reader that asks once a block: answers are kept until the chain's head moves. */
import type { ChainReader, CheckRead, ReadRequest } from "ijaza-verifier";

type Head = () => Promise<number>;

const HEAD_FOR_MS = 200;
const MOST_KEPT = 50_000;

/** `readHead` gives the newest block's number; it is asked at most five times a second. */
export function cacheByBlock(reader: ChainReader, readHead: Head): ChainReader {
  let kept = new Map<string, Promise<CheckRead>>();
  let head: { number: number; readAt: number } | undefined;
  let asking: Promise<void> | undefined;

  const refreshHead = async () => {
    const number = await readHead().catch(() => undefined);
    if (number === undefined || number !== head?.number || kept.size > MOST_KEPT) kept = new Map();
    head = number === undefined ? undefined : { number, readAt: Date.now() };
  };

  return {
    async read(request) {
      if (!head || Date.now() - head.readAt > HEAD_FOR_MS) {
        asking ??= refreshHead().finally(() => {
          asking = undefined;
        });
        await asking;
      }
      if (!head) return reader.read(request);
      const key = keyOf(request);
      const known = kept.get(key);
      if (known) return known;
      const reading = reader.read(request);
      kept.set(key, reading);
      // A failure is nobody's answer but the caller's.
      const mine = kept;
      void reading.then(
        (read) => read.ok || mine.delete(key),
        () => mine.delete(key),
      );
      return reading;
    },
  };
}

const keyOf = ({ university, root, index, thumbprint }: ReadRequest) =>
  `${university} ${root} ${index} ${Buffer.from(thumbprint).toString("base64url")}`;

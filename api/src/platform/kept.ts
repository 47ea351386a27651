/**
 * Keeps what was made of some content under a name that is the content's own: another content has another name, so what is
 * kept is never outdated. Whoever asks meanwhile waits for the same work.
 */
import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type Clock, systemClock } from "./clock.ts";

/** What is made of a person's data leaves the memory soon after the data is erased. */
export const LEAVES_AFTER_MS = 10 * 60_000;

type Made = string | Buffer;

/** `bytes` is the most that is kept; what is larger than all of it is made each time. */
export function createKept<T extends Made>({ bytes, clock = systemClock }: { bytes: number; clock?: Clock }) {
  const kept = new LRUCache<string, T, () => Promise<T>>({
    maxSize: bytes,
    sizeCalculation: (made) => Math.max(1, typeof made === "string" ? 2 * made.length : made.length),
    ttl: LEAVES_AFTER_MS,
    ttlAutopurge: true,
    perf: { now: () => clock.now().getTime() },
    // Who waits gets what is made, also when there is no room left to keep it.
    ignoreFetchAbort: true,
    fetchMethod: (_, __, { context: make }) => make(),
  });
  return async (name: string, make: () => Promise<T>): Promise<T> => kept.forceFetch(name, { context: make });
}

/** A name for content of any length. */
export const nameOfContent = (...content: readonly unknown[]): string =>
  hash("sha256", JSON.stringify(content), "base64url");

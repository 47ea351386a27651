/** Extras of a page, which it does without when they fail or take long. */
import { setTimeout } from "node:timers/promises";
import type { FastifyRequest } from "fastify";

/** The longest wait of a visitor for what the page does not need. */
const WITHIN_MS = 1000;

/** Null after a second, and after an error, which is logged with the words of what the page goes without. */
export async function soonOrNull<T>(
  request: FastifyRequest,
  work: () => Promise<T>,
  without: string,
): Promise<T | null> {
  const ended = new AbortController();
  const late = setTimeout(WITHIN_MS, null, { signal: ended.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    request.log.warn({ err: error }, `the page goes without ${without}`);
    return null;
  } finally {
    ended.abort();
  }
}

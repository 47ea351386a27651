/** Places of documents in a university's status lists, in an order that only the server's key determines. */
import { createCipheriv, createHmac } from "node:crypto";
import { getTokenStatus } from "@ijaza/schema/credentials/calls";
import { LRUCache } from "lru-cache";

/** Entries of a list: the standard's minimum, so that one entry hides among many. */
export const LIST_SIZE = 131_072;

/** The list that holds the document of this number, and the document's rank in it. */
export const listOf = (position: number) => ({ list: Math.floor(position / LIST_SIZE), within: position % LIST_SIZE });

/** The address of a Token Status List. */
export const tokenStatusAt = (publicUrl: string, { slug, list }: { slug: string; list: number }): string =>
  `${publicUrl}${getTokenStatus.path.replace(":slug", slug).replace(":list", String(list))}`;

type List = { universityId: string; list: number };

/** The entry of the document with this rank in the list. */
export type EntryOf = (place: List, within: number) => number;

const ORDERS_KEPT = 32;

/** Computes entries under this key. Caches the orders of the most recently used lists, half a megabyte each. */
export function createEntries(key: Buffer): EntryOf {
  const orders = new LRUCache<string, Uint32Array>({ max: ORDERS_KEPT });
  return ({ universityId, list }, within) => {
    const name = `${universityId} ${list}`;
    const order = orders.get(name) ?? orderOf({ key, universityId, list });
    orders.set(name, order);
    return order[within]!;
  };
}

/** A permutation of the numbers below LIST_SIZE: the entries in the order in which documents take them. */
export function orderOf({ key, universityId, list }: List & { key: Buffer }): Uint32Array {
  const seed = createHmac("sha256", key)
    .update(JSON.stringify([universityId, list]))
    .digest();
  return shuffled(LIST_SIZE, randomWords(seed, LIST_SIZE));
}

/** A pseudorandom sequence of 32-bit words from a seed: AES-256 in counter mode over zeros. */
function randomWords(seed: Buffer, count: number): Uint32Array {
  const bytes = createCipheriv("aes-256-ctr", seed, Buffer.alloc(16)).update(Buffer.alloc(count * 4));
  const words = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) words[at] = bytes.readUInt32LE(at * 4);
  return words;
}

/** Fisher–Yates shuffle. The modulo bias of 32 bits is at most one in 32,768 here, which reveals nothing. */
function shuffled(size: number, words: Uint32Array): Uint32Array {
  const order = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) order[at] = at;
  for (let at = size - 1; at > 0; at -= 1) {
    const other = words[at]! % (at + 1);
    const moved = order[at]!;
    order[at] = order[other]!;
    order[other] = moved;
  }
  return order;
}

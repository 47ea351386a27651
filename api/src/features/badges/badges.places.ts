/** Where documents stand in a university's status lists: in an order that only the server's key tells. */
import { createCipheriv, createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Entries of a list: the least that the standard allows, so that one entry hides among so many. */
export const LIST_SIZE = 131_072;

/** Which list holds the document of this number, and how far into it the document comes. */
export const listOf = (position: number) => ({ list: Math.floor(position / LIST_SIZE), within: position % LIST_SIZE });

type List = { universityId: string; list: number };

/** The entry of the document that comes so far into the list. */
export type EntryOf = (place: List, within: number) => number;

const ORDERS_KEPT = 32;

/** Entries under this key; the orders of the lists that were asked for last are kept, half a megabyte each. */
export function createEntries(key: Buffer): EntryOf {
  const orders = new LRUCache<string, Uint32Array>({ max: ORDERS_KEPT });
  return ({ universityId, list }, within) => {
    const name = `${universityId} ${list}`;
    const order = orders.get(name) ?? orderOf({ key, universityId, list });
    orders.set(name, order);
    return order[within]!;
  };
}

/** The entries of a list in the order in which documents take them: each number below LIST_SIZE, once. */
export function orderOf({ key, universityId, list }: List & { key: Buffer }): Uint32Array {
  const seed = createHmac("sha256", key)
    .update(JSON.stringify([universityId, list]))
    .digest();
  return shuffled(LIST_SIZE, randomWords(seed, LIST_SIZE));
}

/** The same words for the same seed: AES-256 in counter mode over zeros. */
function randomWords(seed: Buffer, count: number): Uint32Array {
  const bytes = createCipheriv("aes-256-ctr", seed, Buffer.alloc(16)).update(Buffer.alloc(count * 4));
  return Uint32Array.from({ length: count }, (_, at) => bytes.readUInt32LE(at * 4));
}

/** Fisher and Yates. A remainder of 32 bits prefers some entries by one in 32,768, which tells nobody anything. */
function shuffled(size: number, words: Uint32Array): Uint32Array {
  const order = Uint32Array.from({ length: size }, (_, at) => at);
  for (let at = size - 1; at > 0; at -= 1) {
    const other = words[at]! % (at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

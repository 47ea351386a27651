/** Merkle Patricia tries (Yellow Paper, appendix D): what a key leads to under a root, or that it leads to nothing. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { areEqual } from "../pdf/bytes.ts";
import { decodeRlp, ProofFault, type Rlp } from "./rlp.ts";

/** `nodes` are the trie's nodes on the way, from the root on, as `eth_getProof` gives them. */
export type TrieProof = { root: Uint8Array; key: Uint8Array; nodes: readonly Uint8Array[] };

const BRANCH = 17;
const EMPTY = Uint8Array.of(0x80);
const EMPTY_ROOT = keccak_256(EMPTY);

/**
 * The value under the hash of the key; null when the proof shows that there is none. Throws a ProofFault when the proof
 * shows neither, or holds more nodes than it needs.
 */
export function readTrie({ root, key, nodes }: TrieProof): Uint8Array | null {
  if (areEqual(root, EMPTY_ROOT)) return readEmpty(nodes);
  const path = toNibbles(keccak_256(key));
  let used = 0;
  let at = 0;
  const follow = (child: Rlp): Rlp => {
    if (Array.isArray(child)) return child;
    const node = nodes[used++];
    if (node === undefined) throw new ProofFault("The proof lacks a node.");
    if (!areEqual(keccak_256(node), child))
      throw new ProofFault("A node of the proof has not the hash that leads to it.");
    return decodeRlp(node);
  };
  const end = (value: Uint8Array | null) => {
    if (used !== nodes.length) throw new ProofFault("The proof has more nodes than it needs.");
    return value;
  };

  let node = follow(root);
  for (;;) {
    if (!Array.isArray(node)) throw new ProofFault("A node of the proof is no list.");
    if (node.length === BRANCH) {
      // A path has 64 nibbles and all keys are as long, so that no key ends at a branch.
      const child = at < path.length ? node[path[at++]!]! : null;
      if (child === null) throw new ProofFault("A node of the proof lies deeper than any key.");
      if (child.length === 0) return end(null);
      node = follow(child);
      continue;
    }
    const { nibbles, isLeaf, next } = readShort(node);
    const isOnPath = nibbles.every((nibble, place) => nibble === path[at + place]);
    at += nibbles.length;
    if (isLeaf) return end(isOnPath && at === path.length ? readValue(next) : null);
    if (!isOnPath) return end(null);
    node = follow(next);
  }
}

/** Nodes differ in how they show a trie without anything in it. */
function readEmpty(nodes: readonly Uint8Array[]): null {
  if (nodes.length > 1 || (nodes[0] && !areEqual(nodes[0], EMPTY))) {
    throw new ProofFault("The proof shows nodes of an empty trie.");
  }
  return null;
}

/** A leaf or an extension: part of a path, and what it leads to. */
function readShort(node: Rlp[]): { nibbles: number[]; isLeaf: boolean; next: Rlp } {
  const [compact, next] = node;
  if (node.length !== 2 || !(compact instanceof Uint8Array) || next === undefined) {
    throw new ProofFault("A node of the proof is of no known kind.");
  }
  const [flag = 4, second = 0, ...rest] = toNibbles(compact);
  const isOdd = (flag & 1) === 1;
  if (flag > 3 || (!isOdd && second !== 0)) throw new ProofFault("A path in the proof is spelled wrongly.");
  const nibbles = isOdd ? [second, ...rest] : rest;
  const isLeaf = flag > 1;
  if (!isLeaf && nibbles.length === 0) throw new ProofFault("An extension in the proof has no path.");
  return { nibbles, isLeaf, next };
}

function readValue(value: Rlp): Uint8Array {
  if (value instanceof Uint8Array && value.length > 0) return value;
  throw new ProofFault("A leaf of the proof has no value.");
}

function toNibbles(bytes: Uint8Array): number[] {
  return [...bytes].flatMap((byte) => [byte >> 4, byte & 15]);
}

/** Which storage slots of the registry hold a batch, its keys and what was done to its diplomas, and what stands in them. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { KeyState } from "../chain/abi.ts";
import { STORAGE } from "./storage.ts";

/** A batch of one university, by its root and its number of diplomas. */
export type BatchPlace = { university: string; root: string; count: number };

/** What is proved of a batch. `issuedAt` is zero when there is none; `signer` is the wallet's number. */
export type ProvedBatch = { signer: number; issuedAt: number; revokedAt: number };

type Member = { offset: number; bytes: number };

const SLOT_BITS = 256n;
const POSITION_BITS = 16n;

/** Solidity's `keccak256(abi.encode(university, root, count))`. */
function batchId({ university, root, count }: BatchPlace): bigint {
  return hashWords([BigInt(university), BigInt(root), BigInt(count)]);
}

export const batchSlot = (batch: BatchPlace): bigint => mappedSlot(batchId(batch), STORAGE.anchors.slot);

/** `key` is a thumbprint, or a wallet's address as a number. */
export const keySlot = (key: bigint): bigint => mappedSlot(key, STORAGE.keys.slot + STORAGE.keys.members.byKey.slot);

/** The slot of the diplomas that the n-th act on a word of the batch concerns; it holds zero after the last act. */
export function actSlot(batch: BatchPlace, { word, n }: { word: number; n: number }): bigint {
  const log = mappedSlot(batchId(batch), STORAGE.logs.slot);
  const place = (BigInt(n) << POSITION_BITS) | BigInt(word);
  return mappedSlot(place, log + BigInt(STORAGE.logs.members.bits.slot));
}

export function readBatch(value: bigint): ProvedBatch {
  const { signer, issuedAt, revokedAt } = STORAGE.anchors.members;
  return { signer: small(value, signer), issuedAt: small(value, issuedAt), revokedAt: small(value, revokedAt) };
}

export function readKey(value: bigint): KeyState {
  const { members } = STORAGE.keys.members.byKey;
  return {
    university: member(value, members.university),
    validFrom: small(value, members.validFrom),
    validUntil: small(value, members.validUntil),
    compromisedSince: small(value, members.compromisedSince),
    markedAt: small(value, members.markedAt),
    number: small(value, members.number),
    byGuardian: member(value, members.byGuardian) !== 0n,
  };
}

function member(value: bigint, { offset, bytes }: Member): bigint {
  return (value >> BigInt(8 * offset)) & ((1n << BigInt(8 * bytes)) - 1n);
}

const small = (value: bigint, place: Member): number => Number(member(value, place));

/** Solidity's rule for mappings: keccak256 of the key and the slot of the mapping. */
function mappedSlot(key: bigint, slot: number | bigint): bigint {
  return hashWords([key, BigInt(slot)]);
}

function hashWords(words: readonly bigint[]): bigint {
  const digits = words.map((word) => word.toString(16).padStart(Number(SLOT_BITS / 4n), "0")).join("");
  return BigInt(`0x${bytesToHex(keccak_256(hexToBytes(digits)))}`);
}

/** Which storage slots of the registry hold a batch and its revocations, and what stands in them. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { STORAGE } from "./storage.ts";

/** A word of a batch: 256 diplomas of one university under one root. */
export type WordPlace = { university: string; root: string; word: number };

/** What is proved of a batch. `issuedAt` is zero when there is none. */
export type ProvedWord = {
  batch: { signer: string; issuedAt: number; count: number; revoked: boolean };
  revokedWord: bigint;
  supersededWord: bigint;
};

type Member = { slot: number; offset: number; bytes: number };

const SLOT_BITS = 256n;
const MEMBERS = STORAGE.batches.members;
const BATCH_SLOTS: number[] = [
  ...new Set([MEMBERS.signer, MEMBERS.issuedAt, MEMBERS.count, MEMBERS.revoked].map(({ slot }) => slot)),
];

/** The slots to be proved, in an order that `readSlots` knows. */
export function slotsOf({ university, root, word }: WordPlace): bigint[] {
  const batchKeys = [BigInt(university), BigInt(root)];
  const batch = slotIn(STORAGE.batches, batchKeys);
  const wordKeys = [...batchKeys, BigInt(word)];
  return [
    ...BATCH_SLOTS.map((slot) => batch + BigInt(slot)),
    slotIn(STORAGE.revoked, wordKeys),
    slotIn(STORAGE.superseded, wordKeys),
  ];
}

/** What the slots of `slotsOf` hold. */
export function readSlots(values: readonly bigint[]): ProvedWord {
  const member = ({ slot, offset, bytes }: Member): bigint => {
    const value = values[BATCH_SLOTS.indexOf(slot)] ?? 0n;
    return (value >> BigInt(8 * offset)) & ((1n << BigInt(8 * bytes)) - 1n);
  };
  const [revokedWord = 0n, supersededWord = 0n] = values.slice(BATCH_SLOTS.length);
  return {
    batch: {
      signer: `0x${member(MEMBERS.signer).toString(16).padStart(40, "0")}`,
      issuedAt: Number(member(MEMBERS.issuedAt)),
      count: Number(member(MEMBERS.count)),
      revoked: member(MEMBERS.revoked) !== 0n,
    },
    revokedWord,
    supersededWord,
  };
}

/** Solidity's rule for mappings: keccak256 of the key and the slot of the mapping, one mapping inside the other. */
function slotIn({ slot }: { slot: number }, keys: readonly bigint[]): bigint {
  return keys.reduce((inner, key) => BigInt(`0x${bytesToHex(keccak_256(concatenateWords(key, inner)))}`), BigInt(slot));
}

function concatenateWords(key: bigint, slot: bigint): Uint8Array {
  return hexToBytes(((key << SLOT_BITS) | slot).toString(16).padStart(128, "0"));
}

/** Reads what `eth_getProof` gives: the registry's account under the root of the state, and its slots under its own. */

import { isObject } from "../credential/shape.ts";
import { readHex } from "./hex.ts";
import { decodeRlp, ProofFault } from "./rlp.ts";
import { readTrie } from "./trie.ts";

/** `address` is 0x and 20 bytes, `codeHash` 0x and 32. */
export type SlotQuestion = { address: string; codeHash: string; stateRoot: Uint8Array; slots: readonly bigint[] };

const ACCOUNT_MEMBERS = 4;
const LARGEST_VALUE = 32;

/** A slot as the key of a request. */
export function slotKey(slot: bigint): string {
  return `0x${slot.toString(16).padStart(64, "0")}`;
}

/** The values of the slots, in their order. Throws a ProofFault unless each is proved, zeros as well. */
export function readProvedSlots(answer: unknown, { address, codeHash, stateRoot, slots }: SlotQuestion): bigint[] {
  if (!isObject(answer)) throw new ProofFault("The proof is no object.");
  const key = readHex(address, "address");
  const account = readTrie({ root: stateRoot, key, nodes: readNodes(answer.accountProof) });
  if (account === null) throw new ProofFault("The registry is not in the state of this block.");
  const members = decodeRlp(account);
  const [, , storageRoot, code] = Array.isArray(members) ? members : [];
  if (members.length !== ACCOUNT_MEMBERS || !(storageRoot instanceof Uint8Array) || !(code instanceof Uint8Array)) {
    throw new ProofFault("The registry's account has another form.");
  }
  if (BigInt(codeHash) !== toNumber(code)) throw new ProofFault("The registry's account has other code.");
  const proofs = Array.isArray(answer.storageProof) ? answer.storageProof : [];
  if (proofs.length !== slots.length) throw new ProofFault("The proof is not of the slots that were asked for.");
  return slots.map((slot, at) => readSlot({ root: storageRoot, slot, proof: proofs[at] }));
}

function readSlot({ root, slot, proof }: { root: Uint8Array; slot: bigint; proof: unknown }): bigint {
  if (!isObject(proof)) throw new ProofFault("The proof of a slot is no object.");
  const value = readTrie({ root, key: readHex(slotKey(slot), "slot"), nodes: readNodes(proof.proof) });
  if (value === null) return 0n;
  const number = decodeRlp(value);
  // Anvil keeps a slot that was cleared, as a number without bytes; other nodes drop it.
  if (!(number instanceof Uint8Array) || number.length > LARGEST_VALUE || number[0] === 0) {
    throw new ProofFault("A slot holds something that is no number.");
  }
  return toNumber(number);
}

function readNodes(value: unknown): Uint8Array[] {
  if (!Array.isArray(value)) throw new ProofFault("The proof has no list of nodes.");
  return value.map((node) => readHex(node, "A node of the proof"));
}

function toNumber(bytes: Uint8Array): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

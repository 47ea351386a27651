/** Encodes and decodes `check`, the one call of the registry, by hand, so that the verifier needs no chain library. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** When a key was valid, in seconds since 1970; zero means that the moment is not set. */
export type KeyState = { university: bigint; validFrom: number; validUntil: number; compromisedSince: number };

export type BatchState = { signer: string; issuedAt: number; count: number; revoked: boolean; reaffirmed: boolean };

/** What `check` of IDiplomaRegistry.sol returns. A field is zero when the registry does not know it. */
export type RegistryState = {
  chainId: bigint;
  blockNumber: number;
  /** Seconds since 1970. */
  blockTime: number;
  registered: boolean;
  active: boolean;
  name: string;
  domain: string;
  batch: BatchState;
  responsableKey: KeyState;
  credentialKey: KeyState;
  revokedWord: bigint;
  supersededWord: bigint;
};

export type CheckQuestion = { university: string; root: string; word: number; thumbprint: Uint8Array };

const WORD_DIGITS = 64;
const SELECTOR = bytesToHex(keccak_256(utf8ToBytes("check(uint64,bytes32,uint256,bytes32)")).subarray(0, 4));

/** The calldata of `check`, in hex with 0x. */
export function encodeCheck({ university, root, word, thumbprint }: CheckQuestion): string {
  const words = [BigInt(university), BigInt(root), BigInt(word), BigInt(`0x${bytesToHex(thumbprint)}`)];
  return `0x${SELECTOR}${words.map((value) => value.toString(16).padStart(WORD_DIGITS, "0")).join("")}`;
}

/** The decoded answer; null when a number, boolean, offset or text in it is not one that the registry can return. */
export function decodeCheck(data: string): RegistryState | null {
  if (!/^0x(?:[0-9a-fA-F]{64})+$/.test(data)) return null;
  try {
    return readState(data.slice(2));
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

/** Reads hex without 0x. The offsets in it count bytes. */
function readState(hex: string): RegistryState {
  const tuple = hex.slice(2 * readSmall(hex, 0, 32));
  const key = (at: number): KeyState => ({
    university: readUint(tuple, at, 64),
    validFrom: readSmall(tuple, at + 1, 40),
    validUntil: readSmall(tuple, at + 2, 40),
    compromisedSince: readSmall(tuple, at + 3, 40),
  });
  return {
    chainId: readUint(tuple, 0, 256),
    blockNumber: readSmall(tuple, 1, 52),
    blockTime: readSmall(tuple, 2, 40),
    registered: readBoolean(tuple, 3),
    active: readBoolean(tuple, 4),
    name: readText(tuple, 5),
    domain: readText(tuple, 6),
    batch: {
      signer: `0x${readWord(tuple, 7, 160).slice(-40)}`,
      issuedAt: readSmall(tuple, 8, 40),
      count: readSmall(tuple, 9, 32),
      revoked: readBoolean(tuple, 10),
      reaffirmed: readBoolean(tuple, 11),
    },
    responsableKey: key(12),
    credentialKey: key(16),
    revokedWord: readUint(tuple, 20, 256),
    supersededWord: readUint(tuple, 21, 256),
  };
}

/** The word in lower-case hex. Throws when it exceeds `bits` bits, which are rounded up to hex digits unless 1. */
function readWord(hex: string, at: number, bits: number): string {
  const word = hex.slice(at * WORD_DIGITS, (at + 1) * WORD_DIGITS).toLowerCase();
  if (word.length !== WORD_DIGITS) throw new RangeError("the answer is too short");
  const digits = Math.ceil(bits / 4);
  const isTooGreat = !word.startsWith("0".repeat(WORD_DIGITS - digits)) || (bits === 1 && word.at(-1)! > "1");
  if (isTooGreat) throw new RangeError(`word ${at} exceeds ${bits} bits`);
  return word;
}

function readUint(hex: string, at: number, bits: number): bigint {
  return BigInt(`0x${readWord(hex, at, bits)}`);
}

/** A number of 52 bits at most, which JavaScript holds exactly. */
function readSmall(hex: string, at: number, bits: number): number {
  return Number.parseInt(readWord(hex, at, bits), 16);
}

function readBoolean(hex: string, at: number): boolean {
  return readSmall(hex, at, 1) === 1;
}

function readText(tuple: string, at: number): string {
  const tail = tuple.slice(2 * readSmall(tuple, at, 32));
  const length = readSmall(tail, 0, 32);
  const text = tail.slice(WORD_DIGITS, WORD_DIGITS + 2 * length);
  if (text.length !== 2 * length) throw new RangeError("a text is longer than the answer");
  return new TextDecoder("utf-8", { fatal: true }).decode(hexToBytes(text));
}

/** The registry's one call, `check`, in ABI encoding, written by hand so that the verifier needs no chain library. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** A key's time line, in seconds; zero means never or not set. */
export type KeyState = { university: bigint; validFrom: number; validUntil: number; compromisedSince: number };

export type BatchState = { signer: string; issuedAt: number; count: number; revoked: boolean; reaffirmed: boolean };

/** What `check` of IDiplomaRegistry.sol returns; what the registry does not know is zero. */
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

const WORD = 32;
const SELECTOR = bytesToHex(keccak_256(utf8ToBytes("check(uint64,bytes32,uint256,bytes32)")).subarray(0, 4));

/** Calldata, in hex with 0x. */
export function encodeCheck({ university, root, word, thumbprint }: CheckQuestion): string {
  const words = [BigInt(university), BigInt(root), BigInt(word), BigInt(`0x${bytesToHex(thumbprint)}`)];
  return `0x${SELECTOR}${words.map((value) => value.toString(16).padStart(2 * WORD, "0")).join("")}`;
}

/** The answer, or null when it cannot be an answer of the registry. Strict: ranges, booleans, offsets, UTF-8. */
export function decodeCheck(data: string): RegistryState | null {
  if (!/^0x(?:[0-9a-fA-F]{64})+$/.test(data)) return null;
  try {
    return readState(hexToBytes(data.slice(2)));
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

function readState(bytes: Uint8Array): RegistryState {
  const tuple = bytes.subarray(readSmall(bytes, 0, 32));
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
      signer: `0x${readUint(tuple, 7, 160).toString(16).padStart(40, "0")}`,
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

function readUint(bytes: Uint8Array, at: number, bits: number): bigint {
  const word = bytes.subarray(at * WORD, (at + 1) * WORD);
  if (word.length !== WORD) throw new RangeError("the answer is too short");
  const value = BigInt(`0x${bytesToHex(word)}`);
  if (value >= 1n << BigInt(bits)) throw new RangeError(`word ${at} exceeds ${bits} bits`);
  return value;
}

function readSmall(bytes: Uint8Array, at: number, bits: number): number {
  return Number(readUint(bytes, at, bits));
}

function readBoolean(bytes: Uint8Array, at: number): boolean {
  return readSmall(bytes, at, 1) === 1;
}

function readText(tuple: Uint8Array, at: number): string {
  const tail = tuple.subarray(readSmall(tuple, at, 32));
  const length = readSmall(tail, 0, 32);
  const text = tail.subarray(WORD, WORD + length);
  if (text.length !== length) throw new RangeError("a text is longer than the answer");
  return new TextDecoder("utf-8", { fatal: true }).decode(text);
}

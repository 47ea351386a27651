/** Encodes and decodes `check`, the one call of the registry, by hand, so that the verifier needs no chain library. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** When a key was valid, in seconds since 1970; zero means that the moment is not set. */
export type KeyState = {
  university: bigint;
  validFrom: number;
  validUntil: number;
  compromisedSince: number;
  /** When `compromisedSince` was stated. */
  markedAt: number;
  /** A number of the registry for each wallet; zero for a credential key. */
  number: number;
  /** Only the guardian states the compromise; the registrar has not confirmed it. */
  byGuardian: boolean;
};

/** What the registry tells of a university, and since when, in seconds since 1970. */
export type IdentityState = { since: number; name: string; domain: string; did: string };

export type BatchState = {
  signer: string;
  issuedAt: number;
  /** When the whole batch was revoked; zero when it is not. */
  revokedAt: number;
};

/** What `check` of IDiplomaRegistry.sol returns. A field is zero when the registry does not know it. */
export type RegistryState = {
  chainId: bigint;
  blockNumber: number;
  /** Seconds since 1970. */
  blockTime: number;
  registered: boolean;
  active: boolean;
  /** The identity of now, and the one when the batch was issued. */
  present: IdentityState;
  atIssue: IdentityState;
  batch: BatchState;
  responsableKey: KeyState;
  /** When the registrar last confirmed the batch although the key is compromised; so for both keys. */
  responsableReaffirmedAt: number;
  credentialKey: KeyState;
  credentialReaffirmedAt: number;
  revokedWord: bigint;
  supersededWord: bigint;
  /** When a diploma of the word was revoked last. */
  wordRevokedAt: number;
};

export type CheckQuestion = { university: string; root: string; count: number; word: number; thumbprint: Uint8Array };

const WORD_DIGITS = 64;
const SELECTOR = bytesToHex(keccak_256(utf8ToBytes("check(uint64,bytes32,uint32,uint256,bytes32)")).subarray(0, 4));

/** The calldata of `check`, in hex with 0x. */
export function encodeCheck({ university, root, count, word, thumbprint }: CheckQuestion): string {
  const words = [BigInt(university), BigInt(root), BigInt(count), BigInt(word), BigInt(`0x${bytesToHex(thumbprint)}`)];
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
    markedAt: readSmall(tuple, at + 4, 40),
    number: readSmall(tuple, at + 5, 24),
    byGuardian: readBoolean(tuple, at + 6),
  });
  return {
    chainId: readUint(tuple, 0, 256),
    blockNumber: readSmall(tuple, 1, 52),
    blockTime: readSmall(tuple, 2, 40),
    registered: readBoolean(tuple, 3),
    active: readBoolean(tuple, 4),
    present: readIdentity(readTail(tuple, 5)),
    atIssue: readIdentity(readTail(tuple, 6)),
    batch: {
      signer: `0x${readWord(tuple, 7, 160).slice(-40)}`,
      issuedAt: readSmall(tuple, 8, 40),
      revokedAt: readSmall(tuple, 9, 40),
    },
    responsableKey: key(10),
    responsableReaffirmedAt: readSmall(tuple, 17, 40),
    credentialKey: key(18),
    credentialReaffirmedAt: readSmall(tuple, 25, 40),
    revokedWord: readUint(tuple, 26, 256),
    supersededWord: readUint(tuple, 27, 256),
    wordRevokedAt: readSmall(tuple, 28, 40),
  };
}

function readIdentity(tuple: string): IdentityState {
  const names = readTail(tuple, 1);
  return {
    since: readSmall(tuple, 0, 40),
    name: readText(names, 0),
    domain: readText(names, 1),
    did: readText(names, 2),
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

/** What the offset at this word points to. */
function readTail(tuple: string, at: number): string {
  return tuple.slice(2 * readSmall(tuple, at, 32));
}

function readText(tuple: string, at: number): string {
  const tail = readTail(tuple, at);
  const length = readSmall(tail, 0, 32);
  const text = tail.slice(WORD_DIGITS, WORD_DIGITS + 2 * length);
  if (text.length !== 2 * length) throw new RangeError("a text is longer than the answer");
  return new TextDecoder("utf-8", { fatal: true }).decode(hexToBytes(text));
}

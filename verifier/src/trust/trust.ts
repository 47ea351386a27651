/** The trust list: the registries that are trusted, with pinned values. A file can only select an entry of it. */

import type { P256Jwk } from "../credential/jwk.ts";

/** When a batch counts as final: at the chain's own `finalized` block, or that many blocks below the newest one. */
export type Finality = { tag: "finalized" } | { confirmations: number };

/** An authority for time stamps (RFC 3161). */
export type TimestampAuthority = {
  /** What people are told that it is called. */
  name: string;
  /** A certificate to which that of its time stamps must lead, its root for instance: DER in base64 (as in `x5c`). */
  certificate: string;
};

export type TrustEntry = {
  chainId: number;
  /** 0x, 32 bytes: hash of block 0. */
  genesisHash: string;
  /** 0x, 20 bytes; case does not matter. */
  registry: string;
  /** 0x, 32 bytes: keccak256 of the registry's runtime code (EXTCODEHASH). */
  codeHash: string;
  finality: Finality;
  /** Greatest age of an endpoint's newest block in seconds, by the verifier's clock. Default: DEFAULT_MAX_BLOCK_AGE. */
  maxBlockAge?: number | undefined;
  /** Number of endpoints that must give the same answer; DEFAULT_QUORUM when absent. */
  quorum?: number | undefined;
  /**
   * Origins of the registry's installation, such as `https://diplomas.example`. Keys, originals and status lists of
   * Open Badges are read there.
   */
  origins?: string[] | undefined;
  /** Whose time stamps on seals of PDFs are believed. Without any, seals count only while their key is valid. */
  timestampAuthorities?: TimestampAuthority[] | undefined;
  /** Marks a demonstration: its proofs are real, but its universities and people are invented. */
  demo: boolean;
};

export const TRUST_FORMAT = "ijaza-trust/1";

/** A signature over the list without its signatures, by a key that those who use the list may pin. */
export type TrustSignature = { key: P256Jwk; signature: string };

export type TrustList = {
  format: typeof TRUST_FORMAT;
  /** Counted up with each change of the list. */
  version: number;
  /** ISO 8601 in UTC, to the second. */
  issued: string;
  /** From then on the list says nothing any more. */
  expires: string;
  entries: TrustEntry[];
  signatures?: TrustSignature[] | undefined;
};

/** A list, or entries that a program names itself, without an end. */
export type Trust = TrustList | readonly TrustEntry[];

export const DEFAULT_MAX_BLOCK_AGE = 3600;
export const DEFAULT_QUORUM = 1;
/** The greatest quorum that an entry may ask for. */
export const LARGEST_QUORUM = 16;
/** The greatest block age that an entry may allow, in seconds: a year. */
export const LARGEST_BLOCK_AGE = 31_536_000;

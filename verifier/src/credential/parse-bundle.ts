/** Reads a bundle strictly: it has exactly the members of its format, each once. */

import { CODES, type Code } from "../codes/codes.ts";
import { withoutByteOrderMark } from "../document/byte-order-mark.ts";
import { Refusal, refuse } from "../refusal.ts";
import { BUNDLE_FORMAT, type Bundle } from "./bundle.ts";
import { LARGEST_BATCH } from "./payload.ts";
import {
  findUnknown,
  isAddress,
  isHash,
  isIntegerIn,
  isObject,
  isText,
  isUniversityId,
  type Members,
} from "./shape.ts";
import { parseStrictJson } from "./strict-json.ts";

export type ParsedBundle = { ok: true; bundle: Bundle } | { ok: false; code: Code; detail: string };

/** The size limit of a bundle, in bytes or, for text, in characters. */
export const LARGEST_BUNDLE = 262_144;
export const BUNDLE_LIMITS = { size: LARGEST_BUNDLE, depth: 8, members: 64 };
const FAMILY = "ijaza-bundle/";
const LONGEST_PATH = 24;
/** Longest part of an unknown name that the message repeats, in characters. */
const LONGEST_NAME = 100;
const MEMBERS = ["format", "credential", "proof", "anchor"];
const PROOF_MEMBERS = ["index", "count", "path"];
const ANCHOR_MEMBERS = ["chainId", "genesisHash", "registry", "university", "root", "block"];

/**
 * Reads a bundle from bytes, text, or a value already parsed. Never throws.
 * Input that is no bundle gives `not_a_diploma`, and a bundle of a later format `bundle_version_unknown`. Every other
 * fault has its own `bundle_…` code.
 */
export function parseBundle(input: unknown): ParsedBundle {
  try {
    return { ok: true, bundle: readBundle(readValue(input)) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: error.code, detail: error.message };
    return { ok: false, code: "not_a_diploma", detail: CODES.not_a_diploma.meaning };
  }
}

function readValue(input: unknown): unknown {
  if (typeof input !== "string" && !(input instanceof Uint8Array)) return input;
  const json = parseStrictJson(typeof input === "string" ? input : withoutByteOrderMark(input), BUNDLE_LIMITS);
  if (json.ok) return json.value;
  return refuse(json.why === "duplicate" ? "bundle_duplicate_member" : "not_a_diploma");
}

function readBundle(value: unknown): Bundle {
  if (!isObject(value) || typeof value.format !== "string" || !value.format.startsWith(FAMILY)) refuse("not_a_diploma");
  if (value.format !== BUNDLE_FORMAT) refuse("bundle_version_unknown");
  refuseUnknown(value, MEMBERS);
  const { credential, proof, anchor } = value;
  if (!isText(credential, BUNDLE_LIMITS.size)) refuse("bundle_malformed", "The bundle has no credential.");
  return { format: BUNDLE_FORMAT, credential, proof: readProof(proof), anchor: readAnchor(anchor) };
}

function readProof(proof: unknown): Bundle["proof"] {
  if (!isObject(proof)) refuse("bundle_malformed", "The bundle has no proof.");
  refuseUnknown(proof, PROOF_MEMBERS);
  const { index, count, path } = proof;
  if (!isIntegerIn(index, 0, LARGEST_BATCH - 1)) refuse("bundle_malformed", "proof.index is not an index.");
  if (!isIntegerIn(count, 1, LARGEST_BATCH)) refuse("bundle_malformed", "proof.count is not a count.");
  if (!Array.isArray(path) || path.length > LONGEST_PATH) refuse("bundle_malformed", "proof.path is not a path.");
  const hashes = path.map((hash: unknown) =>
    isHash(hash) ? hash : refuse("bundle_malformed", "proof.path holds no hash."),
  );
  return { index, count, path: hashes };
}

function readAnchor(anchor: unknown): Bundle["anchor"] {
  if (!isObject(anchor)) refuse("bundle_malformed", "The bundle has no anchor.");
  refuseUnknown(anchor, ANCHOR_MEMBERS);
  const { chainId, genesisHash, registry, university, root, block } = anchor;
  if (!isIntegerIn(chainId, 1, Number.MAX_SAFE_INTEGER)) refuse("bundle_malformed", "anchor.chainId is not a number.");
  if (!isHash(genesisHash)) refuse("bundle_malformed", "anchor.genesisHash is not a hash.");
  if (!isAddress(registry)) refuse("bundle_malformed", "anchor.registry is not an address.");
  if (!isUniversityId(university)) refuse("bundle_malformed", "anchor.university is not a decimal id.");
  if (!isHash(root)) refuse("bundle_malformed", "anchor.root is not a hash.");
  if (!isIntegerIn(block, 0, Number.MAX_SAFE_INTEGER)) refuse("bundle_malformed", "anchor.block is not a number.");
  return { chainId, genesisHash, registry, university, root, block };
}

function refuseUnknown(value: Members, allowed: readonly string[]): void {
  const unknown = findUnknown(value, allowed);
  if (unknown === undefined) return;
  refuse("bundle_unknown_member", `The bundle has an unknown member: ${unknown.slice(0, LONGEST_NAME)}.`);
}

/**
 * Reads the audit log of a university as it is exported: lines of JSON, the first of which says whose log it is. Each
 * other one is an event with its hash: SHA-256 over the hash before it, 32 zero bytes at first, and the event in the
 * form of RFC 8785 without the member `hash`.
 */
import { bytesToHex } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import { sha256 } from "../credential/sha256.ts";
import {
  findUnknown,
  isAddress,
  isIntegerIn,
  isObject,
  isText,
  isUniversityId,
  type Members,
} from "../credential/shape.ts";
import { parseStrictJson } from "../credential/strict-json.ts";

export const AUDIT_FORMAT = "ijaza-audit/1";

export type AuditLog = {
  chainId: number;
  registry: string;
  genesisHash: string;
  university: string;
  /** The number of each event by its hash, in hexadecimal without 0x. */
  events: ReadonlyMap<string, number>;
  /** The number of the first event that does not follow from the one before, or is not what its hash is of. */
  brokenAt: number | null;
};

const HEADER = ["format", "chainId", "genesisHash", "registry", "university", "log"];
const LINE_LIMITS = { size: 1_048_576, depth: 4, members: 1000 };
const HASH_BYTES = 32;
const encoder = new TextEncoder();

/** Throws a TypeError that names the line for what is no such log. A log that was changed is read, and says so. */
export function readAuditLog(text: string): AuditLog {
  const [first = "", ...lines] = text.split("\n");
  const header = readLine(first, 1);
  const unknown = findUnknown(header, HEADER);
  const { format, chainId, genesisHash, registry, university } = header;
  if (format !== AUDIT_FORMAT) throw new TypeError(`audit log: not in the format ${AUDIT_FORMAT}`);
  if (unknown !== undefined || !isIntegerIn(chainId, 1, Number.MAX_SAFE_INTEGER) || !isText(genesisHash, 66))
    throw new TypeError("audit log: its first line does not name a chain");
  if (!isAddress(registry) || !isUniversityId(university))
    throw new TypeError("audit log: its first line does not name a university in a registry");
  if (lines.at(-1) === "") lines.pop();
  return { chainId, genesisHash, registry, university, ...chainUp(lines) };
}

function chainUp(lines: string[]): Pick<AuditLog, "events" | "brokenAt"> {
  const events = new Map<string, number>();
  let previous: Uint8Array = new Uint8Array(HASH_BYTES);
  let brokenAt: number | null = null;
  for (const [at, line] of lines.entries()) {
    const { hash, ...event } = readLine(line, at + 2);
    const body = encoder.encode(canonicalize(event));
    const joined = new Uint8Array(previous.length + body.length);
    joined.set(previous);
    joined.set(body, previous.length);
    previous = sha256(joined);
    if (bytesToHex(previous) !== hash || event.seq !== at + 1) brokenAt ??= at + 1;
    events.set(bytesToHex(previous), at + 1);
  }
  return { events, brokenAt };
}

function readLine(line: string, number: number): Members {
  const json = parseStrictJson(line, LINE_LIMITS);
  if (!json.ok) throw new TypeError(`audit log: line ${number}: ${json.detail}`);
  if (!isObject(json.value)) throw new TypeError(`audit log: line ${number}: not a JSON object`);
  return json.value;
}

/** Reads a trust list and finds the entry for the registry that a credential names. */
import { readP256Jwk } from "../credential/jwk.ts";
import { findUnknown, isIntegerIn, isObject, isText, type Members } from "../credential/shape.ts";
import { parseStrictJson } from "../credential/strict-json.ts";
import { Refusal } from "../refusal.ts";
import { readEntries } from "./entries.ts";
import { TRUST_FORMAT, type Trust, type TrustEntry, type TrustList, type TrustSignature } from "./trust.ts";

const LIMITS = { size: 1_048_576, depth: 6, members: 20_000 };
const FAMILY = "ijaza-trust/";
const MEMBERS = ["format", "version", "issued", "expires", "entries", "signatures"];
const MOST_SIGNATURES = 16;

/** What a credential and its bundle name. It selects an entry and changes nothing in it. */
export type NamedRegistry = { chainId: number; registry: string; genesisHash: string };

export type TrustChoice =
  | { ok: true; entry: TrustEntry }
  | { ok: false; code: "registry_not_trusted" | "genesis_mismatch" | "trust_list_expired" };

/** The entries of a list, or those that a program names itself. */
export const entriesOf = (trust: Trust): readonly TrustEntry[] => ("format" in trust ? trust.entries : trust);

/** Whether the list says that it is not to be used any more. Entries that a program names itself have no end. */
export const isExpired = (trust: Trust, now: Date): boolean =>
  "format" in trust && now.getTime() >= Date.parse(trust.expires);

/** The entry for the registry. A chain with the same id and another genesis is another chain. */
export function selectEntry(trust: Trust, named: NamedRegistry, now = new Date()): TrustChoice {
  if (isExpired(trust, now)) return { ok: false, code: "trust_list_expired" };
  const sameRegistry = entriesOf(trust).filter(
    ({ chainId, registry }) => chainId === named.chainId && registry.toLowerCase() === named.registry.toLowerCase(),
  );
  const entry = sameRegistry.find(({ genesisHash }) => genesisHash.toLowerCase() === named.genesisHash.toLowerCase());
  if (entry !== undefined) return { ok: true, entry };
  return { ok: false, code: sameRegistry.length > 0 ? "genesis_mismatch" : "registry_not_trusted" };
}

/**
 * Reads a trust list that its user names, such as a local file; its signatures are read and not checked. A list that was
 * fetched is read by `openTrustList`. Throws a TypeError that names the first fault; nothing is skipped.
 */
export function parseTrustList(text: string): TrustList {
  const json = parseStrictJson(text, LIMITS);
  if (!json.ok) throw new TypeError(`trust list: ${json.detail}`);
  const { value } = json;
  if (!isObject(value) || typeof value.format !== "string" || !value.format.startsWith(FAMILY))
    throw new TypeError(`trust list: not in the format ${TRUST_FORMAT}`);
  if (value.format !== TRUST_FORMAT) throw new TypeError("trust list: of a newer format than this program knows");
  const unknown = findUnknown(value, MEMBERS);
  if (unknown !== undefined) throw new TypeError(`trust list: it has an unknown member: ${unknown}`);
  const { version } = value;
  if (!isIntegerIn(version, 1, Number.MAX_SAFE_INTEGER)) throw new TypeError("trust list: it has no valid version");
  const [issued, expires] = [readMoment(value, "issued"), readMoment(value, "expires")];
  if (Date.parse(issued) >= Date.parse(expires)) throw new TypeError("trust list: it expires before it is issued");
  const entries = readEntries(value.entries);
  const { signatures } = value;
  const list = { format: TRUST_FORMAT, version, issued, expires, entries } as const;
  return signatures === undefined ? list : { ...list, signatures: readSignatures(signatures) };
}

/** A moment in UTC to the second, in its one spelling. */
function readMoment(value: Members, name: "issued" | "expires"): string {
  const text = value[name];
  const isMoment = typeof text === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text);
  if (isMoment && momentOf(new Date(text)) === text) return text;
  throw new TypeError(`trust list: it has no valid ${name}`);
}

/** A moment as trust lists write it; empty for a date that does not exist. */
export const momentOf = (date: Date): string =>
  Number.isNaN(date.getTime()) ? "" : `${date.toISOString().slice(0, 19)}Z`;

function readSignatures(value: unknown): TrustSignature[] {
  if (!Array.isArray(value) || value.length > MOST_SIGNATURES)
    throw new TypeError("trust list: its signatures are no list");
  return value.map((each, at) => {
    const wrong = new TypeError(`trust list: signature ${at} is none`);
    if (!isObject(each) || findUnknown(each, ["key", "signature"]) !== undefined) throw wrong;
    if (!isText(each.signature, 128)) throw wrong;
    try {
      return { key: readP256Jwk(each.key), signature: each.signature };
    } catch (error) {
      throw error instanceof Refusal ? wrong : error;
    }
  });
}

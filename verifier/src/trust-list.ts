/** Reads a trust list and finds the entry for the registry that a credential names. */
import { findUnknown, isAddress, isHash, isIntegerIn, isObject, type Members } from "./shape.ts";
import { parseStrictJson } from "./strict-json.ts";
import { type Finality, LARGEST_BLOCK_AGE, LARGEST_QUORUM, type TrustEntry, type TrustList } from "./trust.ts";

const LIMITS = { size: 1_048_576, depth: 4, members: 20_000 };
const DEEPEST_FINALITY = 100_000;
const PINS = ["chainId", "genesisHash", "registry", "codeHash", "finality", "demo"];
const MEMBERS = [...PINS, "maxBlockAge", "quorum", "origins"];
const MOST_ORIGINS = 100;

/** What a credential and its bundle name. It selects an entry and changes nothing in it. */
export type NamedRegistry = { chainId: number; registry: string; genesisHash: string };

export type TrustChoice =
  | { ok: true; entry: TrustEntry }
  | { ok: false; code: "registry_not_trusted" | "genesis_mismatch" };

/** The entry for the registry. A chain with the same id and another genesis is another chain. */
export function selectEntry(trust: TrustList, named: NamedRegistry): TrustChoice {
  const sameRegistry = trust.filter(
    ({ chainId, registry }) => chainId === named.chainId && registry.toLowerCase() === named.registry.toLowerCase(),
  );
  const entry = sameRegistry.find(({ genesisHash }) => genesisHash.toLowerCase() === named.genesisHash.toLowerCase());
  if (entry !== undefined) return { ok: true, entry };
  return { ok: false, code: sameRegistry.length > 0 ? "genesis_mismatch" : "registry_not_trusted" };
}

/**
 * Reads the list from JSON: an array of entries, one for each registry. Throws a TypeError that names the wrong entry
 * and
 * member. An unknown member may be a condition that this program would not check, and of two entries for the same
 * registry the weaker one would count.
 */
export function parseTrustList(text: string): TrustList {
  const json = parseStrictJson(text, LIMITS);
  if (!json.ok) throw new TypeError(`trust list: ${json.detail}`);
  if (!Array.isArray(json.value)) throw new TypeError("trust list: not an array of entries");
  const entries = json.value.map(readEntry);
  const names = entries.map(nameOf);
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (twice !== -1) throw new TypeError(`trust list: entry ${twice} is for the same registry as an earlier one`);
  return entries;
}

function nameOf({ chainId, genesisHash, registry }: TrustEntry): string {
  return `${chainId} ${genesisHash} ${registry.toLowerCase()}`;
}

function readEntry(value: unknown, at: number): TrustEntry {
  const wrong = (member: string) => new TypeError(`trust list: entry ${at} has no valid ${member}`);
  if (!isObject(value)) throw wrong("form");
  const unknown = findUnknown(value, MEMBERS);
  if (unknown !== undefined) throw new TypeError(`trust list: entry ${at} has an unknown member: ${unknown}`);
  const { chainId, genesisHash, registry, codeHash, demo } = value;
  if (!isIntegerIn(chainId, 1, Number.MAX_SAFE_INTEGER)) throw wrong("chainId");
  if (!isHash(genesisHash)) throw wrong("genesisHash");
  if (!isAddress(registry)) throw wrong("registry");
  if (!isHash(codeHash)) throw wrong("codeHash");
  if (typeof demo !== "boolean") throw wrong("demo");
  const finality = readFinality(value.finality);
  if (finality === null) throw wrong("finality");
  return { chainId, genesisHash, registry, codeHash, finality, ...readLimits(value, wrong), demo };
}

/** The optional members of an entry. Absent members stay absent. */
function readLimits({ maxBlockAge, quorum, origins }: Members, wrong: (member: string) => Error) {
  if (maxBlockAge !== undefined && !isIntegerIn(maxBlockAge, 1, LARGEST_BLOCK_AGE)) throw wrong("maxBlockAge");
  if (quorum !== undefined && !isIntegerIn(quorum, 1, LARGEST_QUORUM)) throw wrong("quorum");
  if (origins !== undefined && !isListOfOrigins(origins)) throw wrong("origins");
  return {
    ...(maxBlockAge !== undefined && { maxBlockAge }),
    ...(quorum !== undefined && { quorum }),
    ...(origins !== undefined && { origins }),
  };
}

function isListOfOrigins(value: unknown): value is string[] {
  if (!Array.isArray(value) || value.length > MOST_ORIGINS) return false;
  return value.every((each) => typeof each === "string" && URL.canParse(each) && new URL(each).origin === each);
}

function readFinality(value: unknown): Finality | null {
  if (!isObject(value)) return null;
  if (value.tag === "finalized" && value.confirmations === undefined) return { tag: "finalized" };
  const { confirmations } = value;
  if (value.tag !== undefined || !isIntegerIn(confirmations, 0, DEEPEST_FINALITY)) return null;
  return { confirmations };
}

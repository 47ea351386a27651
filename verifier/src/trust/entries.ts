/** Reads the entries of a trust list strictly: each pins one registry, and none is there twice. */
import { findUnknown, isAddress, isHash, isIntegerIn, isObject, type Members } from "../credential/shape.ts";
import { readAuthorities } from "./timestamp-authorities.ts";
import { type Finality, LARGEST_BLOCK_AGE, LARGEST_QUORUM, type TrustEntry } from "./trust.ts";

const DEEPEST_FINALITY = 100_000;
const PINS = ["chainId", "genesisHash", "registry", "codeHash", "finality", "demo"];
const MEMBERS = [...PINS, "maxBlockAge", "quorum", "origins", "timestampAuthorities"];
const MOST_ORIGINS = 100;

/**
 * Throws a TypeError that names the first fault. An unknown member is one: it may be a condition that this program would
 * not check. So is a second entry for a registry, because the weaker one would count.
 */
export function readEntries(value: unknown): TrustEntry[] {
  if (!Array.isArray(value)) throw new TypeError("trust list: its entries are no list");
  const entries = value.map(readEntry);
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
function readLimits(members: Members, wrong: (member: string) => Error) {
  const { maxBlockAge, quorum, origins } = members;
  const authorities = readAuthorities(members.timestampAuthorities);
  if (maxBlockAge !== undefined && !isIntegerIn(maxBlockAge, 1, LARGEST_BLOCK_AGE)) throw wrong("maxBlockAge");
  if (quorum !== undefined && !isIntegerIn(quorum, 1, LARGEST_QUORUM)) throw wrong("quorum");
  if (origins !== undefined && !isListOfOrigins(origins)) throw wrong("origins");
  if (authorities === null) throw wrong("timestampAuthorities");
  return {
    ...(maxBlockAge !== undefined && { maxBlockAge }),
    ...(quorum !== undefined && { quorum }),
    ...(origins !== undefined && { origins }),
    ...(authorities !== undefined && { timestampAuthorities: authorities }),
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

/** What a mutated document may still say: what an original says, or less of it. */
import { isDeepStrictEqual } from "node:util";
import { type Facts, looksLikeBadge, looksLikePdf, type Result } from "@ijaza/verifier";
import type { Sample } from "./samples.ts";

/** A good sample, and what was proved of it. */
export type Original = Sample & { facts: Facts };

/** Why a verdict is wrongly valid; null when it is not valid, or says of a document what an original of it says. */
export function findFalseGreen(
  { verdict, facts }: Result,
  bytes: Uint8Array,
  originals: readonly Original[],
): string | null {
  if (verdict !== "valid") return null;
  const place = facts.anchor;
  const same = originals.filter(
    (each) => each.facts.anchor?.root === place?.root && each.facts.anchor?.index === place?.index,
  );
  if (same.length === 0) return "valid, but no good document";
  const claims = Object.assign({}, ...same.map((each) => each.facts.claims));
  for (const [name, value] of Object.entries(facts.claims ?? {}))
    if (claims[name] !== value) return `${name} is ${value} in place of ${claims[name]}`;
  if (!same.some((each) => isDeepStrictEqual(each.facts.issuer, facts.issuer))) return "another issuer";
  if (looksLikePdf(bytes) && !isOneOf(bytes, "pdf", same)) return "another PDF";
  if (looksLikeBadge(bytes) && !isOneOf(bytes, "badge", same)) return "another badge";
  return null;
}

function isOneOf(bytes: Uint8Array, kind: Sample["kind"], originals: readonly Original[]): boolean {
  const alike = originals.filter((each) => each.kind === kind);
  if (kind === "pdf") return alike.some((each) => Buffer.compare(each.bytes, bytes) === 0);
  return alike.some((each) => isDeepStrictEqual(parse(each.bytes), parse(bytes)));
}

const parse = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString());

/** A document that comes as a member of a JSON body is judged as strictly as one that comes as a file. */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { parseStrictJson } from "@ijaza/verifier/credential/strict-json";

/** Deeper and larger than any document; what is beyond is left to the judge of documents too. */
const LIMITS = { size: 2_000_000, depth: 64, members: 50_000 };

/**
 * The parsed body; for a call that takes a file in a member, the text itself in that member when the text can be read in
 * two ways: a parser would keep the last of two equal members, and the document would look unambiguous.
 */
export function readStrictly(
  endpoint: Pick<Endpoint, "fileMember"> | undefined,
  bytes: Buffer,
  body: unknown,
): unknown {
  if (!endpoint?.fileMember || parseStrictJson(bytes, LIMITS).ok) return body;
  return { [endpoint.fileMember]: bytes.toString() };
}

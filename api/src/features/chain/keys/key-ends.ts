/** The end of a key: how far ahead it is set, and how it is set anew while the call waits. */
import type { Finality } from "@ijaza/verifier/trust/trust";
import type { Hex } from "viem";
import { registryCalls } from "../registry/registry-calls.ts";
import { type Registry, readKey } from "../registry/registry-reads.ts";
import type { FinalPlace } from "../relayer/context.ts";

/** How far ahead the end of a key is set, because the registry refuses an end before its block. */
const END_AHEAD_SECONDS = 600;
/** The same where several people of another party sign the call. */
const END_AHEAD_OUTSIDE_SECONDS = 14 * 24 * 3600;

type PlanEndOptions = {
  key: Hex;
  /** The time of the newest block. */
  head: Date;
  /** Whether the registrar is another party. */
  isOutside: boolean;
  /** What the call says now, in seconds since 1970. */
  validUntil: number | undefined;
};

/** The call with a moment that is still to come; null where it stays as it is. */
export function planEnd({ key, head, isOutside, validUntil = 0 }: PlanEndOptions) {
  const now = Math.floor(head.getTime() / 1000);
  const ahead = isOutside ? END_AHEAD_OUTSIDE_SECONDS : END_AHEAD_SECONDS;
  // Another party is to find the same call again as long as it has time for it.
  if (isOutside && validUntil > now + ahead / 2) return null;
  return { data: registryCalls.endKey(key, now + ahead), validUntil: now + ahead };
}

/** Where the key's end stands in the registry; null while it has none. */
export async function findEnd(
  registry: Registry & { finality: Finality },
  { key, at }: { key: Hex; at: Date },
): Promise<FinalPlace | null> {
  const final = await registry.node.finalBlock(registry.finality);
  const found = final === null ? null : await readKey(registry, { key, at: final });
  if (!found || found.validUntil === 0) return null;
  return { hash: "", block: 0, at, validUntil: new Date(found.validUntil * 1000) };
}

/** When the key ends by its call; undefined before that is set. */
export const endOf = ({ validUntil }: { validUntil?: number | undefined }) =>
  validUntil === undefined ? undefined : new Date(validUntil * 1000);

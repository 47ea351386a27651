/** Decides which origin is asked about a badge: the caller, the trust list or the registry must have named it. Pure. */
import type { Facts } from "../result.ts";
import { entriesOf } from "../trust/list.ts";
import type { Trust } from "../trust/trust.ts";
import type { Badge } from "./shape.ts";

type OriginsForOptions = { from?: string | undefined; trust: Trust };

/**
 * The origin to ask, and whether the caller or an entry of the trust list names it. Any other origin is asked only over
 * https and only for the original, because the registry may still name it by the university's domain; null when no
 * origin may be asked.
 */
export function originsFor({ origin }: Pick<Badge, "origin">, { from, trust }: OriginsForOptions) {
  if (from !== undefined) return { origin: from, isNamed: true };
  if (entriesOf(trust).some(({ origins = [] }) => origins.includes(origin))) return { origin, isNamed: true };
  return { origin: new URL(origin).protocol === "https:" ? origin : null, isNamed: false };
}

/** Whether the host is the domain that the registry has for the university, or a subdomain of it. */
export function isNamedByDomain(origin: string, issuer: Facts["issuer"]): boolean {
  const { protocol, hostname } = new URL(origin);
  const domain = issuer?.domain.toLowerCase();
  if (!domain || protocol !== "https:") return false;
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

/** Whom to ask about a badge: an origin that its verifier, the trust list or the registry has named. Pure. */
import type { Facts } from "../result.ts";
import type { TrustList } from "../trust.ts";
import type { Badge } from "./shape.ts";

type OriginsForOptions = { from?: string | undefined; trust: TrustList };

/**
 * The origin to ask, and whether it is named already: by the caller, or by an entry of the trust list. Of another one
 * only the original is asked for, over https, since the registry may name it by the university's domain; null for none.
 */
export function originsFor({ origin }: Pick<Badge, "origin">, { from, trust }: OriginsForOptions) {
  if (from !== undefined) return { origin: from, isNamed: true };
  if (trust.some(({ origins = [] }) => origins.includes(origin))) return { origin, isNamed: true };
  return { origin: new URL(origin).protocol === "https:" ? origin : null, isNamed: false };
}

/** Whether a host is the domain that the registry has for the university, or one below it. */
export function isNamedByDomain(origin: string, issuer: Facts["issuer"]): boolean {
  const { protocol, hostname } = new URL(origin);
  const domain = issuer?.domain.toLowerCase();
  if (!domain || protocol !== "https:") return false;
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

/** Whether a request names this server, and not a foreign domain that was made to point at it (DNS rebinding). */

import { isIP } from "node:net";
import { hostname } from "node:os";

/**
 * Only names of the public domain system can be pointed here by a stranger: addresses, names without a dot and those of
 * one's own network (RFC 6761, RFC 6762) cannot.
 */
export function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  const name = nameIn(host);
  if (name === null) return false;
  if (isIP(name) || !name.includes(".") || /\.(?:localhost|local)$/.test(name)) return true;
  return name === new URL(publicUrl).hostname || name === hostname().toLowerCase();
}

/** The name of `name:port`, in lower case and without brackets; null for what is no host. */
function nameIn(host: string | undefined): string | null {
  if (!host || !URL.canParse(`http://${host}`)) return null;
  return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

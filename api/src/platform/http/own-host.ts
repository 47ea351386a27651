/** Whether a request names this server, and not a foreign domain that points to it (DNS rebinding). */

import { isIP } from "node:net";
import { hostname } from "node:os";

/**
 * A stranger can point only names of the public DNS here, but not addresses, names without a dot, or names of the
 * local network (RFC 6761, RFC 6762).
 */
export function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  const name = nameIn(host);
  if (name === null) return false;
  if (isIP(name) || !name.includes(".") || /\.(?:localhost|local)$/.test(name)) return true;
  return name === new URL(publicUrl).hostname || name === hostname().toLowerCase();
}

/** The name of `name:port`, in lower case and without brackets; null if it is no valid host. */
function nameIn(host: string | undefined): string | null {
  if (!host || !URL.canParse(`http://${host}`)) return null;
  return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

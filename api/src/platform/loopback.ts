/** Addresses that lead only to this machine. */
import { BlockList, isIPv4, isIPv6 } from "node:net";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Takes a host as in `URL.hostname`; names under `localhost` are loopback too (RFC 6761, section 6.3). */
export function isLoopback(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, "");
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  if (isIPv4(host)) return LOOPBACK.check(host, "ipv4");
  return isIPv6(host) && LOOPBACK.check(host, "ipv6");
}

/** Under which network an address is counted: whoever has an IPv6 address has the 2^64 beside it too. */
import ipaddr from "ipaddr.js";

/** The name of a network, made by `networkOf` alone: no other text can be counted as one. */
export type Network = string & { readonly is: "network" };

const GROUPS_OF_NETWORK = 4;

/**
 * An IPv4 address as it is, also in its IPv6 form (RFC 4291, section 2.5.5.2); of an IPv6 address the first 64 bits.
 * What is no address, as a careless proxy may say, is counted as it stands.
 */
export function networkOf(address: string): Network {
  if (!ipaddr.isValid(address)) return `unknown ${address}` as Network;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString() as Network;
  const groups = parsed.parts.slice(0, GROUPS_OF_NETWORK).map((group) => group.toString(16));
  return `${groups.join(":")}::/64` as Network;
}

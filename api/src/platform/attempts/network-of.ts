/** The network by which an address is counted: the owner of one IPv6 address usually has the whole /64 network. */
import ipaddr from "ipaddr.js";

/** The name of a network, made only by `networkOf`, so that no other text is counted as one. */
export type Network = string & { readonly is: "network" };

const GROUPS_OF_NETWORK = 4;

/**
 * An IPv4 address unchanged, also from its IPv6 form (RFC 4291, section 2.5.5.2); the first 64 bits of an IPv6 address.
 * Text that is no address, as a wrongly configured proxy may send, is counted unchanged.
 */
export function networkOf(address: string): Network {
  if (!ipaddr.isValid(address)) return `unknown ${address}` as Network;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString() as Network;
  const groups = parsed.parts.slice(0, GROUPS_OF_NETWORK).map((group) => group.toString(16));
  return `${groups.join(":")}::/64` as Network;
}

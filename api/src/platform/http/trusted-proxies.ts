/** Which senders may forward the address of a client: none, unless the settings name proxies. */
import ipaddr from "ipaddr.js";

/** Fastify asks this for each sender, from the nearest (hop 0): whether to trust the address that it forwards. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

const { IPv4, IPv6 } = ipaddr;
const COUNT = /^[1-9]$/;

/** Reads the setting: nothing, a number of proxies, or their addresses and ranges. Null when it is none of these. */
export function readTrustProxy(text: string | undefined): TrustProxy | null {
  if (text === undefined) return false;
  // Fastify refuses a number, because a stranger may reach the server past the proxies. Whoever sets one accepts that.
  if (COUNT.test(text)) return (_, hop) => hop < Number(text);
  const places = text.split(",").map((each) => each.trim());
  return places.every((place) => isAddress(place) || isRange(place)) ? places : null;
}

const isAddress = (text: string): boolean => IPv4.isValidFourPartDecimal(text) || IPv6.isValid(text);

/** A range of all addresses is refused, because it would let every client choose its address. */
const isRange = (text: string): boolean =>
  (IPv4.isValidCIDRFourPartDecimal(text) || IPv6.isValidCIDR(text)) && ipaddr.parseCIDR(text)[1] > 0;

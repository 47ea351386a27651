/** Whom the server believes when a request says on whose behalf it comes: nobody, unless the settings name proxies. */
import ipaddr from "ipaddr.js";

/** What Fastify asks of each sender, the nearest first, whose hop is 0: whether its word on who stood behind it counts. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

const { IPv4, IPv6 } = ipaddr;
const COUNT = /^[1-9]$/;

/** Reads the setting: nothing, how many proxies stand in front, or their addresses and ranges. Null when it is none of these. */
export function readTrustProxy(text: string | undefined): TrustProxy | null {
  if (text === undefined) return false;
  // Fastify takes no number: it cannot tell a proxy from a stranger who reaches the server past it. Whoever sets one says so.
  if (COUNT.test(text)) return (_, hop) => hop < Number(text);
  const places = text.split(",").map((each) => each.trim());
  return places.every((place) => isAddress(place) || isRange(place)) ? places : null;
}

const isAddress = (text: string): boolean => IPv4.isValidFourPartDecimal(text) || IPv6.isValid(text);

/** A range of all addresses is none: it would let everybody choose who they are. */
const isRange = (text: string): boolean =>
  (IPv4.isValidCIDRFourPartDecimal(text) || IPv6.isValidCIDR(text)) && ipaddr.parseCIDR(text)[1] > 0;

/** Whom the server believes when a request says on whose behalf it comes: nobody, unless the settings name proxies. */
import { isIP } from "node:net";

/** What Fastify asks of each sender, the nearest first, whose hop is 0: whether its word on who stood behind it counts. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

const COUNT = /^[1-9]$/;
const RANGE = /^(.+)\/(\d{1,3})$/;

/** Reads the setting: nothing, how many proxies stand in front, or their addresses and ranges. Null when it is none of these. */
export function readTrustProxy(text: string | undefined): TrustProxy | null {
  if (text === undefined) return false;
  // Fastify takes no number: it cannot tell a proxy from a stranger who reaches the server past it. Whoever sets one says so.
  if (COUNT.test(text)) return (_, hop) => hop < Number(text);
  const places = text.split(",").map((each) => each.trim());
  return places.every(isAddressOrRange) ? places : null;
}

/** A range of all addresses is none: it would let everybody choose who they are. */
function isAddressOrRange(text: string): boolean {
  if (isIP(text)) return true;
  const [, address = "", bits = ""] = RANGE.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128);
}

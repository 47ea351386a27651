/** Networks whose public calls may use more time than others', as of a campus behind one address: `192.0.2.0/24=10`. */
import ipaddr from "ipaddr.js";

export type RaisedNetwork = { range: [ipaddr.IPv4 | ipaddr.IPv6, number]; factor: number };

/** Times the time of any other network. */
const FACTOR = /^(?:[1-9]\d{0,3})$/;

/** Reads the setting: ranges with their factors, and commas between. Null when it is something else. */
export function readRaisedNetworks(text: string | undefined): RaisedNetwork[] | null {
  if (text === undefined) return [];
  const read = text.split(",").map((each): RaisedNetwork | null => {
    const [range = "", factor = "", ...rest] = each.trim().split("=");
    if (rest.length > 0 || !ipaddr.isValidCIDR(range) || !FACTOR.test(factor)) return null;
    return { range: ipaddr.parseCIDR(range), factor: Number(factor) };
  });
  return read.every((each) => each !== null) ? read : null;
}

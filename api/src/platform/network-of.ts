/** Under which name an address is counted: whoever has an IPv6 address has the 2^64 beside it too. */

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/** An IPv4 address as it is, also in its IPv6 form; of an IPv6 address the first 64 bits. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = address.split("%", 1)[0]!.split("::");
  const [before, after] = [groupsOf(head), groupsOf(tail ?? "")];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** The last one may be written as IPv4, which is two. */
const groupsOf = (text: string): string[] =>
  text.split(":").flatMap((group) => (group === "" ? [] : group.includes(".") ? ["0", "0"] : [group]));

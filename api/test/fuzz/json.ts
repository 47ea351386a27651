/** Mutations of a JSON document: of its members at any depth, and of how it is written. */
import type { Random } from "../faults/random.ts";
import type { Mutation } from "./bytes.ts";

type Container = Record<string | number, unknown>;
/** A member: where it stands, and its name or position there. */
type Member = { parent: Container; key: string | number; path: string };

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1e21,
  2 ** 53,
  "",
  "0",
  "0x",
  "none",
  "none ",
  [],
  {},
  [null],
];

/** Every member of the value, elements of lists too. */
function membersOf(value: unknown, path = ""): Member[] {
  if (typeof value !== "object" || value === null) return [];
  const parent = value as Container;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [{ parent, key, path: `${path}/${key}` }, ...membersOf(parent[key], `${path}/${key}`)]);
}

type Change = (member: Member, other: Member, random: Random) => string;

const changes: Change[] = [
  ({ parent, key }, _, random) => {
    const value = random.pick(VALUES);
    parent[key] = value;
    return `is ${JSON.stringify(value)}`;
  },
  ({ parent, key }) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return "is absent";
  },
  ({ parent, key }, other) => {
    parent[key] = other.parent[other.key];
    return `is ${other.path} of another document`;
  },
  ({ parent, key }, _, random) => {
    const neighbour = random.pick(Object.keys(parent));
    [parent[key], parent[neighbour]] = [parent[neighbour], parent[key]];
    return `is exchanged with ${neighbour}`;
  },
  ({ parent, key }) => {
    if (Array.isArray(parent)) parent.push(parent[Number(key)]);
    else parent[`${key} `] = parent[key];
    return "stands there twice";
  },
  ({ parent, key }, _, random) => {
    const value = parent[key];
    if (typeof value === "number") parent[key] = value + random.pick([-1, 1, 0.5, 256, 2 ** 32]);
    else if (typeof value === "string") parent[key] = changeText(value, random);
    else parent[key] = [value];
    return "is a little different";
  },
];

function changeText(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const symbol = random.pick(["0", "A", "=", "~", ".", " ", "\u200b", "é", "\n"]);
  const rest = text.slice(at + random.below(2));
  return random.chance(0.1) ? text.toUpperCase() : text.slice(0, at) + symbol + rest;
}

/** One change of one member; some take a member of `other`. */
export function changeMember(value: object, other: object, random: Random): Mutation<object> {
  const copy = structuredClone(value);
  const member = random.pick(membersOf(copy));
  const theirs = random.pick(
    membersOf(other)
      .filter(({ path }) => path === member.path || random.chance(0.05))
      .concat(membersOf(other)[0] ?? []),
  );
  const change = random.pick(changes)(member, theirs, random);
  return { description: `${member.path} ${change}`, value: copy };
}

/** The same value in another spelling, or with a member written twice. */
export function spell(value: object, random: Random): Mutation<Buffer> {
  const plain = JSON.stringify(value);
  const [name = "", first] = Object.entries(value)[0] ?? [];
  const twice = `{${JSON.stringify(name)}:${JSON.stringify(first)},${plain.slice(1)}`;
  const spellings = {
    indented: JSON.stringify(value, null, 2),
    "with its first member twice": twice,
    "with a byte order mark": `\u{feff}${plain}`,
    "with escapes": plain.replace(/[a-z]/, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
    backwards: JSON.stringify(Object.fromEntries(Object.entries(value).reverse())),
  };
  const [description, text] = random.pick(Object.entries(spellings));
  return { description: `written ${description}`, value: Buffer.from(text) };
}

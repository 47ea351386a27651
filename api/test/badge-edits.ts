/** Edits of a badge's JSON: members and spellings by which JSON-LD says the same, or nothing at all. Pure. */
import fc from "fast-check";

export type Path = readonly (string | number)[];

/** The path of each value inside, members and elements alike. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, each]) => pathsOf(each, [...path, name]));
  return path.length > 0 ? [path, ...inside] : inside;
}

/** The value with what is at the path replaced by `change`; undefined removes it. */
export function edited(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value)
    .map(([each, old]) => [each, each === name ? edited(old, rest, change) : old] as const)
    .filter(([, each]) => each !== undefined);
  return Array.isArray(value) ? members.map(([, each]) => each) : Object.fromEntries(members);
}

const words = (text: string): string[] => text.split(" ");
const KEYWORDS = words(
  "@context @index @nest @value @language @direction @version @graph @included @reverse @set @list @id @type @base @vocab",
);
/** Of the contexts, of other vocabularies, of every object, and of nobody. */
const NAMES = words("title fullName degree grade officialName image termsOfUse result version note schema:name _:b0");
const INHERITED = ["__proto__", "constructor", "toString"];
const ADDRESSES = ["https://schema.org/name", "https://www.w3.org/2018/credentials#issuer"];
const ADDED_NAMES = [...KEYWORDS, ...NAMES, ...INHERITED, ...ADDRESSES, "", " "];
const ADDED_VALUES: readonly unknown[] = [
  null,
  [],
  {},
  [[]],
  "Doctor of Medicine, summa cum laude",
  1,
  true,
  { title: "@index" },
  { "@value": "PhD" },
  { "@set": [] },
  { title: { "@id": "@nest" } },
];

const added = (name: string, value: unknown) => (object: unknown) =>
  typeof object === "object" && object !== null && !Array.isArray(object)
    ? Object.fromEntries([...Object.entries(object).filter(([each]) => each !== name), [name, value]])
    : object;

const RESPELLED: readonly ((value: unknown) => unknown)[] = [
  (value) => [value],
  (value) => [value, value],
  (value) => [[value]],
  (value) => ({ "@value": value }),
  (value) => ({ "@value": value, "@index": "PhD" }),
  (value) => ({ "@id": value }),
  (value) => ({ "@set": [value] }),
  (value) => ({ "@list": [value] }),
  (value) => (Array.isArray(value) ? value.toReversed() : value),
  (value) => (Array.isArray(value) && value.length === 1 ? value[0] : value),
  (value) => (Array.isArray(value) ? [...value, null] : value),
  (value) => (typeof value === "number" ? String(value) : value),
  (value) => (typeof value === "number" ? `${value.toExponential(1).replace("e+", "E")}` : value),
  (value) => (typeof value === "string" ? `${value}\ud800` : value),
  () => null,
];

type Edit = (value: unknown) => unknown;

/** Every member of the list added to every object, in its simplest value. */
export const additionsTo = (badge: unknown): Edit[] =>
  [[], ...pathsOf(badge)].flatMap((path) =>
    ADDED_NAMES.flatMap((name) => [null, "PhD", { title: "@index" }].map((value) => toOne(path, added(name, value)))),
  );

/** An edit of one place: something added, or the same in another spelling. */
export const anEdit = (badge: unknown): fc.Arbitrary<Edit> => {
  const path = fc.constantFrom<Path[]>([], ...pathsOf(badge));
  const addition = fc
    .tuple(fc.oneof(fc.constantFrom(...ADDED_NAMES), fc.string({ maxLength: 8 })), fc.constantFrom(...ADDED_VALUES))
    .map(([name, value]) => added(name, value));
  return fc.tuple(path, fc.oneof(addition, fc.constantFrom(...RESPELLED))).map(([at, edit]) => toOne(at, edit));
};

const toOne =
  (path: Path, change: Edit): Edit =>
  (value) =>
    edited(value, path, change);

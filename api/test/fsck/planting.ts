/** Faults that tests plant in the records, and all that the check then finds. */
import type { FindingCode } from "../../src/platform/fsck/codes.ts";

/** A code and its subject; `$name` stands for something of the scene. */
export type Reported = `${FindingCode} ${string}`;

export type Planting = {
  /** What is spoilt. */
  what: string;
  /** SQL by the database's owner; `$name` stands for something of the scene, as a literal. */
  spoil: string;
  /** What is found: the planted code first, then what follows of necessity. */
  reported: readonly [Reported, ...Reported[]];
};

/** What the scene calls its ids, and the ids. */
export type Names = Readonly<Record<string, string>>;

/** The text with the scene's ids in the place of their names; throws a name that the scene has not. */
export function withIds(text: string, names: Names, write = (id: string) => id): string {
  return text.replace(/\$(\w+)/g, (_, name: string) => {
    const id = names[name];
    if (id === undefined) throw new Error(`the scene has no ${name}`);
    return write(id);
  });
}

/** The code of each planting. */
export const plantedCodes = (plantings: readonly { reported: readonly string[] }[]): string[] =>
  plantings.map(({ reported: [first = ""] }) => first.split(" ")[0] ?? "");

/** SQL that turns one bit of a column. */
export const flip = (column: string, bit: number) =>
  `${column} = set_bit(${column}, ${bit}, 1 - get_bit(${column}, ${bit}))`;

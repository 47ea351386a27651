/** Faults that tests put into the database, each with all that the check must find. */
import type { FindingCode } from "../../src/platform/fsck/codes.ts";

/** A code and its subject; `$name` stands for an id of the scene. */
export type Reported = `${FindingCode} ${string}`;

export type Planting = {
  /** A description of the fault. */
  what: string;
  /** SQL that the database's owner runs; `$name` stands for an id of the scene, as a literal. */
  spoil: string;
  /** The findings: first the code of the fault, then those that necessarily follow. */
  reported: readonly [Reported, ...Reported[]];
};

/** The ids of the scene, by their names in it. */
export type Names = Readonly<Record<string, string>>;

/** The text with names replaced by the scene's ids. Throws for an unknown name. */
export function withIds(text: string, names: Names, write = (id: string) => id): string {
  return text.replace(/\$(\w+)/g, (_, name: string) => {
    const id = names[name];
    if (id === undefined) throw new Error(`the scene has no ${name}`);
    return write(id);
  });
}

/** The main code of each fault. */
export const plantedCodes = (plantings: readonly { reported: readonly string[] }[]): string[] =>
  plantings.map(({ reported: [first = ""] }) => first.split(" ")[0] ?? "");

/** SQL that inverts one bit of a column. */
export const flip = (column: string, bit: number) =>
  `${column} = set_bit(${column}, ${bit}, 1 - get_bit(${column}, ${bit}))`;

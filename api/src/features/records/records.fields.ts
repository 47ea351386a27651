/** Judged values as columns hold them, and back. Pure. */
import type { Values } from "@ijaza/schema/rows";

type Value = string | number | undefined;

/** Of a column that may be null. */
export const text = (value: Value): string | null => (value === undefined ? null : String(value));
export const number = (value: Value): number | null => (value === undefined ? null : Number(value));

/** Of a column that may not: what is absent was refused before, and is not stored. */
export const needed = (value: Value): string => String(value ?? "");

/** The values that are there, by the names of their columns on the wire. */
export function readColumns<Column extends string>(
  row: { [column in Column]: string | number | null },
  columnOf: Readonly<Record<string, Column>>,
): Values {
  const values: Values = {};
  for (const name in columnOf) {
    const value = row[columnOf[name]!];
    if (value !== null) values[name] = value;
  }
  return values;
}

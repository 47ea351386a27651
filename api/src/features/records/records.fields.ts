/** Converts checked values to columns and back. Pure. */
import type { Values } from "@ijaza/schema/fields/rows";

type Value = string | number | undefined;

/** For a nullable column. */
export const text = (value: Value): string | null => (value === undefined ? null : String(value));
export const number = (value: Value): number | null => (value === undefined ? null : Number(value));

/** For a column that is not null: an absent value was refused before, so it is never stored. */
export const needed = (value: Value): string => String(value ?? "");

/** The present values, by the names of their columns in the API. */
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

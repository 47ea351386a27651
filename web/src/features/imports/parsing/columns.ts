/** The mapping of the columns of a file to fields. */
import type { Field } from "@ijaza/schema/fields/fields";
import { fieldsOfHeaders } from "@ijaza/schema/imports/headers";

/** The name of the field for each column, in the file's order; null leaves a column out. */
export type Mapping = (string | null)[];

/** Detects the mapping by name or label; of two columns for one field the first counts. */
export function detectMapping(header: readonly string[], fields: readonly Field[]): Mapping {
  const taken = new Set<string>();
  return fieldsOfHeaders(fields, header).map((field) => {
    const name = field?.name ?? null;
    if (name === null || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** Required fields without a column. */
export function missingFields(mapping: Mapping, fields: readonly Field[]): Field[] {
  return fields.filter((field) => field.required && !mapping.includes(field.name));
}

/** Assigns a column to a field; the column that had the field loses it. */
export function remap(mapping: Mapping, column: number, name: string | null): Mapping {
  return mapping.map((former, at) => {
    if (at === column) return name;
    return name !== null && former === name ? null : former;
  });
}

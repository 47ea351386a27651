/** The items of a request: which fields may be corrected, by the rules of the import. Pure. */
import { CORRECTION_FIELDS, type CorrectionKind, HOLDER_FIELDS } from "@ijaza/schema/correction-requests/fields";
import { type Field, isEmpty, readCell } from "@ijaza/schema/fields/fields";
import type { CellFault } from "@ijaza/schema/fields/rows";

export type ItemInput = { field: string; value: string | number | null };
export type Item = { field: string; oldValue: string | null; newValue: string | null };

/** A field that either kind of request may name. */
export const fieldOf = (kind: CorrectionKind, name: string): Field | undefined =>
  CORRECTION_FIELDS[kind].find((field) => field.name === name);

/** Whether an item of a diploma's request is about its holder, and so changes the student's record. */
export const isOfHolder = (name: string): boolean => HOLDER_FIELDS.some((field) => field.name === name);

type ReadItemsOptions = {
  kind: CorrectionKind;
  items: readonly ItemInput[];
  /** The recorded values, by field name. */
  standing: Readonly<Record<string, string | number | null | undefined>>;
  /** `YYYY-MM-DD`. */
  today: string;
};

/** Reads the items, or returns the position and fault of each bad one. */
export function readItems({ kind, items, standing, today }: ReadItemsOptions): { items: Item[]; faults: CellFault[] } {
  const seen = new Set<string>();
  const faults: CellFault[] = [];
  const read = items.flatMap(({ field: name, value }, place): Item[] => {
    const field = fieldOf(kind, name);
    const refuse = (error: CellFault["error"], data?: CellFault["data"]) => {
      faults.push({ path: `items.${place}`, error, ...(data && { data }) });
      return [];
    };
    if (!field) return refuse("unknown_field");
    if (seen.has(name)) return refuse("field_named_twice");
    seen.add(name);
    const oldValue = textOf(standing[name]);
    if (isEmpty(value)) {
      if (field.required) return refuse("required");
      return oldValue === null ? refuse("unchanged") : [{ field: name, oldValue, newValue: null }];
    }
    const cell = readCell(field, value ?? "", today);
    if ("fault" in cell) return refuse(cell.fault.error, cell.fault.data);
    const newValue = String(cell.value);
    return newValue === oldValue ? refuse("unchanged") : [{ field: name, oldValue, newValue }];
  });
  return { items: read, faults };
}

const textOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? null : String(value);

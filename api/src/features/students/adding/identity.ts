/** Compares the student of a diploma's row with the registered one: each difference is an error of its field. Pure. */
import { plainName } from "@ijaza/schema/fields/names";
import type { CellFault, Values } from "@ijaza/schema/fields/rows";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import { isContact } from "../students.columns.ts";
import type { StudentFields } from "../students.records.ts";

/** Compares the row with the registered fields; empty cells are ignored. */
export function compareIdentity(registered: StudentFields, values: Values): CellFault[] {
  return STUDENT_FIELDS.flatMap(({ name, kind }): CellFault[] => {
    const value = values[name];
    if (value === undefined || isContact(name)) return [];
    const known = registered[name];
    // Names that are older than the rule of spaces may contain others.
    if (String(value) === (kind === "name" && known ? plainName(known) : known)) return [];
    return [{ path: name, error: "student_differs", data: { registered: registered[name] ?? "—" } }];
  });
}

/** Whether the student of a diploma's row is the registered one: a difference is an error of that field. Pure. */
import { plainName } from "@ijaza/schema/names";
import type { CellFault, Values } from "@ijaza/schema/rows";
import { STUDENT_FIELDS } from "@ijaza/schema/student-fields";
import { isContact } from "./students.columns.ts";
import type { StudentFields } from "./students.records.ts";

/** Compares what the row says with what is registered; a cell that is empty says nothing. */
export function compareIdentity(registered: StudentFields, values: Values): CellFault[] {
  return STUDENT_FIELDS.flatMap(({ name, kind }): CellFault[] => {
    const value = values[name];
    if (value === undefined || isContact(name)) return [];
    const known = registered[name];
    // Spaces of names were kept as they came once.
    if (String(value) === (kind === "name" && known ? plainName(known) : known)) return [];
    return [{ path: name, error: "student_differs", data: { registered: registered[name] ?? "—" } }];
  });
}

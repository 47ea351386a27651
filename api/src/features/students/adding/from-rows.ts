/** Students from the rows of a diploma import: an equal one is reused, a different one under the same number is refused. */
import type { CellFault, Values } from "@ijaza/schema/fields/rows";
import type { Trx } from "../../../platform/database.ts";
import { fieldsOfRow, fieldsOfValues, type StudentFields } from "../students.records.ts";
import type { StudentRow } from "../students.tables.ts";
import { compareIdentity } from "./identity.ts";
import { findRegistered } from "./import-students.ts";
import { identityKey } from "./judging.ts";

/** A row of a file, by its number, with the values of its cells. */
export type NumberedValues = { row: number; values: Values };

export type FromRows = {
  /** Registered students by number; after adding, the student of every good row. */
  byNumber: Map<string, StudentRow>;
  faults: Map<number, CellFault[]>;
};

/** Sorts the rows. A new student who is in the file twice with the same identity is added once. */
export async function sortDiplomaRows(
  trx: Trx,
  { universityId, rows }: { universityId: string; rows: readonly NumberedValues[] },
): Promise<FromRows & { fresh: StudentFields[] }> {
  const read = rows.map(({ row, values }) => ({ row, values, fields: fieldsOfValues(values) }));
  const registered = await findRegistered(trx, { universityId, fields: read.map(({ fields }) => fields) });
  const fresh = new Map<string, StudentFields>();
  const holders = new Map(registered.numberByIdentity);
  const faults = new Map<number, CellFault[]>();

  for (const { row, values, fields } of read) {
    const number = fields.studentNumber ?? "";
    const student = registered.byNumber.get(number);
    const known = student ? fieldsOfRow(student) : fresh.get(number);
    const identity = identityKey(fields.nationalIdType, fields.nationalId);
    if (known) {
      const differences = compareIdentity(known, values);
      if (differences.length > 0) faults.set(row, differences);
    } else if (holders.has(identity)) {
      faults.set(row, [{ path: "nationalId", error: "number_taken" }]);
    } else {
      fresh.set(number, fields);
      holders.set(identity, number);
    }
  }
  return { byNumber: registered.byNumber, faults, fresh: [...fresh.values()] };
}

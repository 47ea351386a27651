/** One call of a student import: checks the rows, compares them with registered students, adds the good ones. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import type { CellFault } from "@ijaza/schema/fields/rows";
import type { StudentWithoutCode } from "@ijaza/schema/students/calls";
import type { Trx } from "../../../platform/database.ts";
import type { BulkOutcome } from "../../../platform/http/bulk.ts";
import { findImportedRows, findRowsOfRecords, noteImportedRows } from "../../../platform/imported-rows.ts";
import type { StudentFields } from "../students.records.ts";
import { findByIdentities, findByNumbers, lockImports } from "../students.repository.ts";
import type { StudentRow } from "../students.tables.ts";
import { type Candidate, identityKey, readRow, sortCandidates } from "./judging.ts";

type Import = {
  universityId: string;
  importId: string | undefined;
  firstRow: number;
  rows: readonly LooseRow[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** Adds students in the transaction at hand. */
  add: (fields: readonly StudentFields[]) => Promise<AddedStudents>;
};

/** Ids of new students in the order of the rows, and of those who got no code because their address had three that day. */
export type AddedStudents = { ids: readonly string[]; withoutCode: ReadonlySet<string> };

export type ImportOutcome = BulkOutcome & { withoutCode: readonly StudentWithoutCode[] };

export async function importStudents(trx: Trx, call: Import): Promise<ImportOutcome> {
  const { universityId, importId, firstRow, rows, today, add } = call;
  await lockImports(trx, universityId);
  const file = importId ? { universityId, importId, kind: "student" as const } : null;
  const numbers = rows.map((_, index) => firstRow + index);
  const done = file ? await findImportedRows(trx, { ...file, rows: numbers }) : new Map<number, string>();

  const faults = new Map<number, readonly CellFault[]>();
  const candidates: Candidate[] = [];
  for (const [index, loose] of rows.entries()) {
    const row = firstRow + index;
    if (done.has(row)) continue;
    const read = readRow(loose, today);
    if ("faults" in read) faults.set(row, read.faults);
    else candidates.push({ row, fields: read.fields });
  }

  const registered = await findRegistered(trx, { universityId, fields: candidates.map(({ fields }) => fields) });
  const sorted = sortCandidates(candidates, registered);
  for (const [row, cells] of sorted.faults) faults.set(row, cells);
  const repeated = await findRepeated(trx, { importId, existing: sorted.existing });
  for (const [row, cells] of repeated) faults.set(row, cells);

  const { ids, withoutCode } = await add(sorted.fresh.map(({ fields }) => fields));
  const stored = ids.map((recordId, index) => ({ row: sorted.fresh[index]!.row, recordId }));
  if (file) await noteImportedRows(trx, { ...file, rows: stored });
  return {
    created: ids.length,
    existing: done.size + sorted.existing.length - repeated.size,
    faults,
    withoutCode: sorted.fresh.filter((_, index) => withoutCode.has(ids[index]!)).map(nameOf),
  };
}

const nameOf = ({ row, fields }: Candidate): StudentWithoutCode => ({
  row,
  studentNumber: fields.studentNumber ?? "",
  firstName: fields.firstName ?? "",
  lastName: fields.lastName ?? "",
});

/** Registered students who have a number or an identity document of these rows. */
export async function findRegistered(
  trx: Trx,
  { universityId, fields }: { universityId: string; fields: readonly StudentFields[] },
) {
  const numbers = fields.map(({ studentNumber }) => studentNumber ?? "");
  const byNumber = await findByNumbers(trx, { universityId, numbers });
  const holders = await findByIdentities(trx, { universityId, identities: fields });
  const numberByIdentity = new Map(holders.map(({ type, id, number }) => [identityKey(type, id), number]));
  return { byNumber, numberByIdentity };
}

type FindRepeatedOptions = {
  importId: string | undefined;
  existing: readonly { row: number; student: StudentRow }[];
};

/** Rows whose student an earlier call added from another row of the same file. */
async function findRepeated(trx: Trx, { importId, existing }: FindRepeatedOptions) {
  if (!importId) return new Map<number, CellFault[]>();
  const recordIds = existing.map(({ student }) => student.id);
  const rowOf = await findRowsOfRecords(trx, { importId, recordIds });
  return new Map(
    existing.flatMap(({ row, student }): [number, CellFault[]][] => {
      const first = rowOf.get(student.id);
      if (first === undefined) return [];
      return [[row, [{ path: "studentNumber", error: "duplicate_in_file", data: { row: first } }]]];
    }),
  );
}

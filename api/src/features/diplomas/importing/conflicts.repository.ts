/** Stored data about the rows of an import: the records that they may repeat. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import { isOf, probe } from "../../../platform/probe.ts";
import { FIELD_COLUMNS } from "../diplomas.fields.ts";
import type { Conflict } from "./conflicts.ts";

const COLUMNS = sql.join(
  ["id", "status", "supersedes", "superseded_by", ...FIELD_COLUMNS].map((name) => sql.ref(name)),
);

type FindConflictsOptions = {
  universityId: string;
  numbers: readonly string[];
  studentNumbers: readonly string[];
  /** Digests of uploaded documents. */
  files: readonly string[];
};

type Conflicts = { byNumber: Conflict[]; ofStudents: Conflict[]; byFile: Conflict[] };

/**
 * Every record with one of the diploma numbers, of the students with these numbers, or with one of these documents,
 * also past ones. In one statement, so that a record of a concurrent import is seen for all of these or for none.
 */
export async function findConflicts(
  trx: Trx,
  { universityId, numbers, studentNumbers, files }: FindConflictsOptions,
): Promise<Conflicts> {
  const found = (name: keyof Conflicts) => sql`select ${name}::text as found, ${COLUMNS} from diplomas`;
  const mine = isOf(universityId);
  const { rows } = await sql<Conflict & { found: keyof Conflicts }>`
    ${probe(numbers, sql`${found("byNumber")} where diploma_number = asked.key and ${mine}`)} union all
    ${probe(studentNumbers, sql`${found("ofStudents")} where student_number = asked.key and ${mine}`)} union all
    ${probe(files, sql`${found("byFile")} where file_sha256 = asked.key and ${mine}`)}`.execute(trx);
  const those = (name: keyof Conflicts) => rows.filter((row) => row.found === name);
  return { byNumber: those("byNumber"), ofStudents: those("ofStudents"), byFile: those("byFile") };
}

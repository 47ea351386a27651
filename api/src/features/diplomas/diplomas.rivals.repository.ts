/** What the database knows about the rows of an import: the records that they may repeat. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { isOf, probe } from "../../platform/probe.ts";
import { FIELD_COLUMNS } from "./diplomas.fields.ts";
import type { Rival } from "./diplomas.rivals.ts";

const COLUMNS = sql.join(
  ["id", "status", "supersedes", "superseded_by", ...FIELD_COLUMNS].map((name) => sql.ref(name)),
);

type Wanted = { universityId: string; numbers: readonly string[]; studentNumbers: readonly string[] };

/**
 * Every record under one of the diploma numbers and every one of the students with these numbers, past ones too. In
 * one statement, so that a record which another import stores meanwhile is seen under both or under neither.
 */
export async function findRivals(
  trx: Trx,
  { universityId, numbers, studentNumbers }: Wanted,
): Promise<{ byNumber: Rival[]; ofStudents: Rival[] }> {
  const under = sql`select true as by_number, ${COLUMNS} from diplomas where diploma_number = asked.key`;
  const of = sql`select false as by_number, ${COLUMNS} from diplomas where student_number = asked.key`;
  const { rows } = await sql<Rival & { by_number: boolean }>`
    ${probe(numbers, sql`${under} and ${isOf(universityId)}`)} union all
    ${probe(studentNumbers, sql`${of} and ${isOf(universityId)}`)}`.execute(trx);
  return { byNumber: rows.filter((row) => row.by_number), ofStudents: rows.filter((row) => !row.by_number) };
}

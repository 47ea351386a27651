/** Finds certificates that a row may repeat. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import { isOf, probe } from "../../../platform/probe.ts";
import { FIELD_COLUMNS, type FieldColumns } from "../certificates.fields.ts";
import type { CertificateRow } from "../certificates.tables.ts";

/** The columns of a stored record that are needed to judge others. */
export type Conflict = FieldColumns & Pick<CertificateRow, "id" | "status" | "sameness">;

const CONFLICT_COLUMNS = sql.join(["id", "status", "sameness", ...FIELD_COLUMNS].map((name) => sql.ref(name)));

/** Every record, also past ones, that is the same certificate as one of these. */
export async function findConflicts(
  trx: Trx,
  { universityId, sameness }: { universityId: string; sameness: readonly string[] },
): Promise<Conflict[]> {
  const alike = sql`select ${CONFLICT_COLUMNS} from certificates where sameness = asked.key and ${isOf(universityId)}`;
  const { rows } = await sql<Conflict>`${probe([...new Set(sameness)], alike)}`.execute(trx);
  return rows;
}

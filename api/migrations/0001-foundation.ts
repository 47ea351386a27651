/** The first schema: the tables of each room in the order of their references, then row-level security. */
import { type Kysely, sql } from "kysely";
import { audit } from "./foundation/audit.ts";
import { batches } from "./foundation/batches.ts";
import { chain } from "./foundation/chain.ts";
import { correctionRequests } from "./foundation/correction-requests.ts";
import { credits } from "./foundation/credits.ts";
import { diplomas } from "./foundation/diplomas.ts";
import { importedRows } from "./foundation/imported-rows.ts";
import { jobs } from "./foundation/jobs.ts";
import { sessions } from "./foundation/sessions.ts";
import { students } from "./foundation/students.ts";
import { publicReading, tenantWall } from "./foundation/tenant-wall.ts";
import { universities } from "./foundation/universities.ts";
import { users } from "./foundation/users.ts";
import { visits } from "./foundation/visits.ts";

const STATEMENTS = [
  universities,
  users,
  students,
  importedRows,
  sessions,
  chain,
  batches,
  diplomas,
  correctionRequests,
  credits,
  jobs,
  audit,
  visits,
  tenantWall,
  publicReading,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of STATEMENTS) await sql.raw(statements).execute(db);
}

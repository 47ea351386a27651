/**
 * The schema, by domain in the order of the references. Until the first release a change of the schema edits it,
 * and adds no migration; a database that was made from another foundation is refused.
 */
import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { audit } from "./foundation/audit.ts";
import { batches } from "./foundation/batches.ts";
import { certificates } from "./foundation/certificates.ts";
import { chain } from "./foundation/chain.ts";
import { correctionRequests } from "./foundation/correction-requests.ts";
import { countingTriggers } from "./foundation/counting.ts";
import { credits } from "./foundation/credits.ts";
import { diplomas } from "./foundation/diplomas.ts";
import { documents } from "./foundation/documents.ts";
import { erasure } from "./foundation/erasure.ts";
import { imports } from "./foundation/imports.ts";
import { installation } from "./foundation/installation.ts";
import { jobs } from "./foundation/jobs.ts";
import { mails } from "./foundation/mails.ts";
import { publicQuestions } from "./foundation/public-questions.ts";
import { secondFactor } from "./foundation/second-factor.ts";
import { sessions } from "./foundation/sessions.ts";
import { shares } from "./foundation/shares.ts";
import { statistics } from "./foundation/statistics.ts";
import { students } from "./foundation/students.ts";
import { templates } from "./foundation/templates.ts";
import { thirdParty } from "./foundation/third-party.ts";
import { universities } from "./foundation/universities.ts";
import { users } from "./foundation/users.ts";

const STATEMENTS = [
  installation,
  universities,
  users,
  sessions,
  secondFactor,
  jobs,
  mails,
  audit,
  chain,
  credits,
  students,
  imports,
  templates,
  batches,
  diplomas,
  certificates,
  publicQuestions,
  documents,
  correctionRequests,
  shares,
  thirdParty,
  statistics,
  erasure,
  countingTriggers,
];

/** Of what statements do, so that comments and the layout of lines are left out. */
export const digestOf = (statements: readonly string[]): string =>
  createHash("sha256")
    .update(
      statements
        .join("\n")
        .replaceAll(/^\s*--.*$/gm, "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .digest("hex");

/** What a database keeps of the foundation that it was made from. */
export const FOUNDATION = digestOf(STATEMENTS);

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of STATEMENTS) await sql.raw(statements).execute(db);
  await sql`
    insert into schema_compatibility (minimum, foundation) values ('0001-foundation', ${FOUNDATION})`.execute(db);
}

/** Which rows of which tables public calls see. A new table must be listed here. */
import { sql } from "kysely";
import { type Db, inScope, type Scope } from "../src/platform/database.ts";
import { EVERYTHING } from "./everything.ts";

export type Seen = "everything" | "nothing" | { where: string };

const ISSUED = "status in ('signed', 'revoking', 'revoked')";

/** Every table, and which of its rows anyone may see. */
export const SEEN_PUBLICLY: Record<string, Seen> = {
  // Visible to everybody, and without personal data.
  universities: "everything",
  chain_identity: "everything",
  kysely_migration: "everything",
  kysely_migration_lock: "everything",
  schema_compatibility: "everything",
  // Issued documents.
  diplomas: { where: ISSUED },
  certificates: { where: ISSUED },
  batches: { where: "status = 'signed'" },
  credentials: { where: "batch_id in (select id from batches where status = 'signed')" },
  documents: { where: "shape <> 'all'" },
  hidden_claims: "everything",
  // What a holder shares by a link.
  shares: "nothing",
  share_items: "nothing",
  share_views: "nothing",
  third_party_requests: "nothing",
  share_settings: "nothing",
  // People, and their ways to sign in.
  users: "nothing",
  students: "nothing",
  student_codes: "nothing",
  account_links: "nothing",
  email_changes: "nothing",
  saved_filters: "nothing",
  sessions: "nothing",
  attempts: "nothing",
  notice_hours: "nothing",
  stopped_addresses: "nothing",
  passkeys: "nothing",
  code_generators: "nothing",
  recovery_codes: "nothing",
  // Internal work of universities.
  idempotency_keys: "nothing",
  import_rows: "nothing",
  handed_in_files: "nothing",
  correction_requests: "nothing",
  correction_request_items: "nothing",
  templates: "nothing",
  template_versions: "nothing",
  template_pictures: "nothing",
  signatories: "nothing",
  signatory_versions: "nothing",
  credit_entries: "nothing",
  credit_accounts: "nothing",
  funding_requests: "nothing",
  mails: "nothing",
  jobs: "nothing",
  visits: "nothing",
  visit_days: "nothing",
  page_visits: "nothing",
  daily_counts: "nothing",
  imports: "nothing",
  erased_records: "nothing",
  erased_students: "nothing",
  erased_files: "nothing",
  audit_events: "nothing",
  audit_heads: "nothing",
  // The platform's work on the chain.
  chain_keys: "nothing",
  chain_transactions: "nothing",
  chain_attempts: "nothing",
  chain_strangers: "nothing",
  installation: "nothing",
};

/** The tables that are visible in every scope. */
export const KNOWN_TO_ALL = Object.fromEntries(
  Object.entries(SEEN_PUBLICLY).map(([table, seen]) => {
    const isKnown = seen === "everything" && table !== "hidden_claims";
    return [table, isKnown ? "everything" : "nothing"] as const;
  }),
);

/** The number of rows of a table, among those that `where` selects, that the scope sees. */
export const countSeen = (db: Db, scope: Scope, { table, where }: { table: string; where: string }): Promise<number> =>
  inScope(db, scope, async (trx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(trx);
    return rows[0]!.count;
  });

/** The number of rows that the scope sees of each table, and the expected number. */
export async function compareSeen(db: Db, scope: Scope, expected: Record<string, Seen>) {
  const counted = await Promise.all(
    Object.entries(expected).map(async ([table, seen]) => {
      const where = seen === "everything" ? "true" : seen === "nothing" ? "false" : seen.where;
      return [
        table,
        await countSeen(db, scope, { table, where: "true" }),
        await countSeen(db, EVERYTHING, { table, where }),
      ] as const;
    }),
  );
  return {
    seen: Object.fromEntries(counted.map(([table, seen]) => [table, seen])),
    toBeSeen: Object.fromEntries(counted.map(([table, , expectedCount]) => [table, expectedCount])),
  };
}

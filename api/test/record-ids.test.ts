/** The columns that hold a record's id have one name, and what was queued under the former name of its kind goes on. */
import { type Migration, sql } from "kysely";
import { expect, test } from "vitest";
import * as recordIds from "../migrations/0035-record-ids.ts";
import { inScope, type Trx } from "../src/platform/database.ts";
import { startTestApp } from "./harness.ts";

const { owner } = await startTestApp();

const migration: Migration = recordIds;

/** Columns, functions, policies and indexes that say `document_id`. */
const FORMER = sql<{ name: string }>`
  select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'document_id'
  union all select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%document_id%'
  union all select policyname from pg_policies where concat(qual, with_check) like '%document_id%'
  union all select indexname from pg_indexes where schemaname = 'public' and indexdef like '%document_id%'`;

test("nothing in the database says document_id of a record", async () => {
  expect((await inScope(owner, "all", (trx) => FORMER.execute(trx))).rows).toEqual([]);
});

/** The names of before, as far as the migration looks for them. */
const NAMES_OF_BEFORE = [
  ...["visits", "credentials", "documents", "hidden_claims", "share_items", "third_party_requests"].map(
    (table) => `alter table ${table} rename column record_id to document_id`,
  ),
  "alter index visits_record rename to visits_document",
  "alter index documents_by_record rename to documents_by_document",
  "alter index share_items_record rename to share_items_document",
  "alter index share_items_share_id_record_id_key rename to share_items_share_id_document_id_key",
];

const kindsOf = async (trx: Trx) =>
  (await sql<{ kind: string }>`select kind from chain_transactions order by id`.execute(trx)).rows.map(
    ({ kind }) => kind,
  );

test("a revocation that was queued under the former name goes on as one of a record", async () => {
  const kinds = await inScope(owner, "all", async (trx) => {
    for (const statement of NAMES_OF_BEFORE) await sql.raw(statement).execute(trx);
    await sql`
      insert into chain_transactions (id, kind, signer, target, data, subject)
      values ('a', 'document.revoke', '0x', '0x', '', '{}'), ('b', 'batch.issue', '0x', '0x', '', '{}')`.execute(trx);
    await migration.up(trx);
    await sql`select set_config('ijaza.scope', 'all', true)`.execute(trx);
    return kindsOf(trx);
  });
  expect(kinds).toEqual(["record.revoke", "batch.issue"]);
});

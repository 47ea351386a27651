/** Adds requests for corrections with their items, the one correction of a signed diploma, and counts of a document. */
import { type Kysely, sql } from "kysely";

const correctionRequests = `
alter table update_demands
  add column note text,
  -- what the student reads
  add column language text not null default 'en',
  -- the name of the file in the storage, and its type
  add column evidence text, add column evidence_type text,
  add column closed_at timestamptz;
-- a diploma that nobody accepted may be deleted; the request still tells of it
alter table update_demands drop constraint update_demands_diploma_id_fkey;
-- one that waits for each thing that can be corrected
create unique index update_demands_one on update_demands (student_id, kind, coalesce(diploma_id, '')) where status = 'open';
create index update_demands_student on update_demands (student_id, created_at desc);
create index update_demands_list on update_demands (university_id, kind, created_at desc, id);
create table update_demand_items (
  id text primary key,
  university_id text not null references universities,
  demand_id text not null references update_demands,
  place integer not null,
  field text not null,
  old_value text, new_value text,
  status text not null default 'open' check (status in ('open', 'accepted', 'rejected')),
  reason text,
  decided_by text, decided_at timestamptz,
  -- the diploma that says it now, or will
  diploma_id text,
  unique (demand_id, place)
);
create index update_demand_items_diploma on update_demand_items (diploma_id) where diploma_id is not null;
alter table update_demand_items enable row level security;
alter table update_demand_items force row level security;
create policy tenant on update_demand_items using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);
-- how often a student's documents were verified
create index visits_document on visits (document_id, kind);
create unique index diplomas_correction on diplomas (supersedes) where supersedes is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(correctionRequests).execute(db);
}

/** Columns that hold a record's id say so, where they said `document_id`; and what revokes a record on the chain is called that. */
import { type Kysely, sql } from "kysely";

const TABLES = ["visits", "credentials", "documents", "hidden_claims", "share_items", "third_party_requests"];

const columns = TABLES.map((table) => `alter table ${table} rename column document_id to record_id;`).join("\n");

const indexes = `
alter index visits_document rename to visits_record;
alter index documents_by_document rename to documents_by_record;
alter index share_items_document rename to share_items_record;
alter index share_items_share_id_document_id_key rename to share_items_share_id_record_id_key;
`;

const DIGEST = "decode(current_setting('ijaza.digest', true), 'hex')";

/** Policies follow a column's new name; bodies of functions are text, and do not. */
const functions = `
create or replace function shared_documents_are_valid(today text) returns boolean language plpgsql as $$
declare
  former_scope constant text := current_setting('ijaza.scope', true);
  found boolean;
begin
  perform set_config('ijaza.scope', 'all', true);
  found := not exists (
    select from shares s join share_items i on i.share_id = s.id
    where s.secret_digest = ${DIGEST}
      and not exists (select from diplomas d where d.id = i.record_id and d.status = 'signed')
      and not exists (select from certificates c where c.id = i.record_id and c.status = 'signed'
        and (c.expiry_date is null or c.expiry_date >= today)));
  perform set_config('ijaza.scope', coalesce(former_scope, ''), true);
  return found;
end $$;

create or replace function shared_document_kinds() returns text[] language plpgsql as $$
declare
  former_scope constant text := current_setting('ijaza.scope', true);
  found text[];
begin
  perform set_config('ijaza.scope', 'all', true);
  select array_agg(case when d.id is null then 'certificate' else 'diploma' end order by i.place) into found
    from shares s join share_items i on i.share_id = s.id left join diplomas d on d.id = i.record_id
    where s.secret_digest = ${DIGEST};
  perform set_config('ijaza.scope', coalesce(former_scope, ''), true);
  return coalesce(found, '{}');
end $$;
`;

/** What is queued or sent goes on under the new name; what has ended keeps one name with it. */
const transactions = `
select set_config('ijaza.scope', 'all', true);
update chain_transactions set kind = 'record.revoke' where kind = 'document.revoke';
select set_config('ijaza.scope', '', true);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, indexes, functions, transactions]) await sql.raw(part).execute(db);
}

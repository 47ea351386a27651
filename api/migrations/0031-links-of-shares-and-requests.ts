/** What links lead to, a little more: a confirmed request is matched by a job, and a share says what kinds of documents it gives. */
import { type Kysely, sql } from "kysely";

/** Whoever confirms a request queues the job that looks for whom it is: of this request alone, and reads no job. */
const queueing = `
create policy matching_by_link on jobs for insert with check (
  current_setting('ijaza.scope', true) = 'request' and kind = 'third_party.match' and university_id is null
  and exists (select from third_party_requests r where r.id = payload->>'request'));`;

/** What no job has matched is looked for every quarter of an hour. */
const unmatched = `
create index third_party_requests_unmatched on third_party_requests (confirmed_at, id)
  where state = 'waiting' and matched_at is null;`;

/** Looks at the records of the one share whose digest is set, and goes back to the scope it was asked in. */
const question = `
create function shared_document_kinds() returns text[] language plpgsql as $$
declare
  former_scope constant text := current_setting('ijaza.scope', true);
  found text[];
begin
  perform set_config('ijaza.scope', 'all', true);
  select array_agg(case when d.id is null then 'certificate' else 'diploma' end order by i.place) into found
    from shares s join share_items i on i.share_id = s.id left join diplomas d on d.id = i.document_id
    where s.secret_digest = decode(current_setting('ijaza.digest', true), 'hex');
  perform set_config('ijaza.scope', coalesce(former_scope, ''), true);
  return coalesce(found, '{}');
end $$;`;

/** Earlier releases go on beside it: they queue no such job and do not ask. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(queueing).execute(db);
  await sql.raw(unmatched).execute(db);
  await sql.raw(question).execute(db);
}

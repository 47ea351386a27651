/** Lets a job match a confirmed request, and a share's link show the kinds of its documents. */
import { type Kysely, sql } from "kysely";

/** Confirming a request may queue the job that finds its holder, for this request only, and reads no job. */
const queueing = `
create policy matching_by_link on jobs for insert with check (
  current_setting('ijaza.scope', true) = 'request' and kind = 'third_party.match' and university_id is null
  and exists (select from third_party_requests r where r.id = payload->>'request'));`;

/** For finding requests that no job has matched, every quarter of an hour. */
const unmatched = `
create index third_party_requests_unmatched on third_party_requests (confirmed_at, id)
  where state = 'waiting' and matched_at is null;`;

/** Reads the records of the share with the set digest, and restores the caller's scope. */
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

/** Earlier releases keep running beside it. They do not use any of this. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(queueing).execute(db);
  await sql.raw(unmatched).execute(db);
  await sql.raw(question).execute(db);
}

/** Limits what public calls see and write: issued records, and functions that answer one question about the rest. */
import { type Kysely, sql } from "kysely";

const ISSUED = "status in ('signed', 'revoking', 'revoked')";
const inScope = (scope: string) => `current_setting('ijaza.scope', true) = '${scope}'`;

const policies = `
alter policy public_reading on credentials using (
  ${inScope("public")} and exists (select from batches b where b.id = batch_id and b.status = 'signed'));

-- files made of what was issued, but for those with claims that are not public
create policy public_reading on documents for select using (${inScope("public")} and shape <> 'all');
create policy public_changing on documents for update using (${inScope("public")} and shape <> 'all');
create policy public_noting on documents for insert with check (
  ${inScope("public")} and shape <> 'all' and exists (
    select from credentials c where c.document_id = documents.document_id and c.university_id = documents.university_id));

-- a message to those who run the platform
create policy public_writing on mails for insert with check (
  ${inScope("public")} and kind = 'accounts.contact' and university_id is null);

-- keys that issuers sign with; not the wallets, nor the platform's own
create policy issuer on chain_keys for select using (
  ${inScope("issuer")} and purpose in ('credential', 'badge') and state <> 'waiting');

create policy visits on visits using (${inScope("visits")});
`;

/** Tables that the product reads regardless of the university, and that public calls never need. */
const OUT_OF_SIGHT = [
  "sessions",
  "replies",
  "attempts",
  "audit_heads",
  "chain_attempts",
  "chain_strangers",
  "installation",
];

const walls = OUT_OF_SIGHT.map(
  (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy not_for_strangers on ${table} using (
  coalesce(current_setting('ijaza.scope', true), '') not in ('public', 'issuer', 'visits'));`,
).join("\n");

type Question = { name: string; returns: string; variables?: string; answer: string; last?: string };

/** A function that reads all rows for one answer and restores the caller's scope. */
const question = ({ name, returns, variables = "", answer, last = "" }: Question) => `
create function ${name}(document text) returns ${returns} language plpgsql as $$
declare
  asked_in constant text := current_setting('ijaza.scope', true);
  ${variables}
begin
  perform set_config('ijaza.scope', 'all', true);
  ${answer};
  perform set_config('ijaza.scope', coalesce(asked_in, ''), true);
  ${last}
end $$;`;

const functions = [
  // whether there is such a record, issued or not
  question({
    name: "is_recorded",
    returns: "boolean",
    variables: "found boolean;",
    answer: `found := exists (select from diplomas where id = document)
    or exists (select from certificates where id = document)`,
    last: "return found;",
  }),
  // the picture of the signature of whoever accepted what was issued
  question({
    name: "signature_on",
    returns: "text",
    variables: "found text;",
    answer: `select u.signature into found from users u where u.id = (
    select decided_by from diplomas where id = document and ${ISSUED}
    union all select decided_by from certificates where id = document and ${ISSUED})`,
    last: "return found;",
  }),
  // the version that it was accepted with; before there were versions, the newest of the university's first template
  question({
    name: "template_of",
    returns: "setof template_versions",
    answer: `return query
    with record as (
      select university_id, 'diploma' as kind, template_version_id from diplomas where id = document and ${ISSUED}
      union all
      select university_id, 'certificate', template_version_id from certificates where id = document and ${ISSUED})
    select v.* from record r join template_versions v on v.id = r.template_version_id
    union all
    (select v.* from record r
      join templates t on t.university_id = r.university_id and t.kind = r.kind and t.deleted_at is null
      join template_versions v on v.template_id = t.id
      where r.template_version_id is null
      order by t.created_at, t.id, v.version desc limit 1)`,
  }),
].join("\n");

/** Earlier releases keep running beside it. Of these scopes they use only `public`, for issued records. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(policies).execute(db);
  await sql.raw(walls).execute(db);
  await sql.raw(functions).execute(db);
}

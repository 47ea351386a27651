/** Adds the details of universities for their admins, and transactions of our accounts that belong to no record. */
import { type Kysely, sql } from "kysely";

const universities = `
alter table universities add column search text not null default '', add column suspension_reason text;
update universities set search = lower(concat_ws(' ', name_en, name_fr, name_ar, slug));
-- of those that the registry knew before this was noted; their rows are behind row-level security
select set_config('ijaza.scope', 'all', true);
update universities u set registered_at = t.final_at
from chain_transactions t
where t.university_id = u.id and t.kind = 'university.register' and t.status = 'final' and u.registered_at is null;
create unique index universities_domain on universities (lower(domain));
create unique index universities_name on universities (lower(name_en));
create table chain_strangers (
  signer text not null, nonce bigint not null,
  hash text not null, block bigint not null, data bytea not null, succeeded boolean not null,
  primary key (signer, nonce)
);
create index chain_transactions_university on chain_transactions (university_id, kind);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(universities).execute(db);
}

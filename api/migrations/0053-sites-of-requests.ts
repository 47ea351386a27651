/** Requests of one site, whatever its subdomain, are blocked, limited and answered as one. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table third_party_requests add column site text;
update third_party_requests set site = domain;
alter table third_party_requests alter column site set not null;
drop index third_party_requests_open;
create unique index third_party_requests_open on third_party_requests (record_id, site) where state = 'waiting';
`)
    .execute(db);
}

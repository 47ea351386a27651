/** The platform has a key for each of its roles in the registry, instead of one for all; new keys begin after a delay. */
import { type Kysely, sql } from "kysely";

const purposes = `
alter table chain_keys drop constraint chain_keys_purpose_check;
alter table chain_keys add constraint chain_keys_purpose_check
  check (purpose in ('platform', 'admin', 'registrar', 'guardian', 'wallet', 'credential', 'badge'));
alter table chain_identity add column start_delay integer not null default 0;
create unique index chain_keys_of_platform on chain_keys (purpose) where university_id is null and state = 'active';`;

/** Earlier releases keep running beside it. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(purposes).execute(db);
}

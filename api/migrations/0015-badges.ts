/** Adds keys that sign Open Badges, and the place of each document in its university's status lists. */
import { type Kysely, sql } from "kysely";

const badges = `
select set_config('ijaza.scope', 'all', true);
alter table chain_keys drop constraint chain_keys_purpose_check;
alter table chain_keys add constraint chain_keys_purpose_check
  check (purpose in ('platform', 'wallet', 'credential', 'badge'));
create unique index chain_keys_badge on chain_keys (university_id) where purpose = 'badge' and state = 'active';
-- the place of the batch's first document among all that the university signed, whatever their kind
alter table batches add column status_from bigint check (status_from >= 0);
update batches set status_from = earlier.documents
  from (
    select id, sum(count) over (partition by university_id order by created_at, id) - count as documents from batches
  ) as earlier
  where earlier.id = batches.id;
alter table batches alter column status_from set not null;
create unique index batches_status on batches (university_id, status_from);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(badges).execute(db);
}

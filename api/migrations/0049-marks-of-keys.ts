/** What the registry states of a university's keys, and the way to make a batch anew whose key was marked before it was sent. */
import { type Kysely, sql } from "kysely";

const marks = `
alter table chain_keys
  -- the platform signs nothing more with it, since its mark was decided on
  add column distrusted_at timestamptz,
  add column marked_at timestamptz,
  add column marked_by_guardian boolean not null default false,
  add column vetoed_at timestamptz,
  -- by the university itself: since when, and when it said so
  add column reported_since timestamptz,
  add column reported_at timestamptz;
create index batches_credential_key on batches (credential_key_id) where credential_key_id is not null;
create index chain_transactions_key on chain_transactions ((subject->>'keyId')) where subject ? 'keyId';

-- Credentials are never changed. Those of a batch that was never sent are the exception: they are removed, to be made anew
-- with another key. Runs with the rights of the owner of the tables, so it looks itself whether the batch is one of these.
create function discard_credentials(batch text) returns void language sql security definer
set search_path = public, pg_temp as $$
  delete from credentials c
  where c.batch_id = batch and exists (
    select from batches b where b.id = batch and b.status = 'making' and b.root is null and b.transaction_hash is null)
$$;
revoke execute on function discard_credentials(text) from public;
`;

/** Earlier releases keep running beside it. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(marks).execute(db);
}

/** Requests under one name: a student's for corrections, and a university's for credits or ether. */
import { type Kysely, sql } from "kysely";

/** Former names of tables and columns, which those of their constraints and indexes begin with or contain. */
const RENAMED = [
  ["update_demand_items", "correction_request_items"],
  ["update_demands", "correction_requests"],
  ["deposit_demands", "funding_requests"],
  ["demand_id", "request_id"],
] as const;

const renamed = (name: string) =>
  RENAMED.reduce((text, [former, now]) => `replace(${text}, '${former}', '${now}')`, name);

const requests = `
alter table update_demands rename to correction_requests;
alter table update_demand_items rename to correction_request_items;
alter table correction_request_items rename column demand_id to request_id;
alter table deposit_demands rename to funding_requests;
do $$
declare
  requests constant regclass[] := array['correction_requests', 'correction_request_items', 'funding_requests'];
  former record;
begin
  -- with a constraint goes the index that stands behind it
  for former in select conname as name, conrelid::regclass as of from pg_constraint where conrelid = any(requests) loop
    if former.name <> ${renamed("former.name")} then
      execute format('alter table %s rename constraint %I to %I', former.of, former.name, ${renamed("former.name")});
    end if;
  end loop;
  for former in select relname as name from pg_class join pg_index on indexrelid = pg_class.oid where indrelid = any(requests) loop
    if former.name <> ${renamed("former.name")} then
      execute format('alter index %I rename to %I', former.name, ${renamed("former.name")});
    end if;
  end loop;
end $$;
select set_config('ijaza.scope', 'all', true);
update mails set kind = replace(replace(kind, 'demand.', 'correction_request.'), 'deposits.', 'funding_request.')
  where kind like 'demand.%' or kind like 'deposits.%';
select set_config('ijaza.scope', '', true);`;

/** Not additive: earlier releases read tables that have other names now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(requests).execute(db);
}

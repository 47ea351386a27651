/** A digest of the whole database, which shows whether a call changed anything. */
import { sql } from "kysely";
import { type Db, inScope } from "../src/platform/database.ts";

/** Tables that reading changes on purpose, because they count views. */
const COUNTERS = ["visits", "visit_days", "page_visits"];

export async function digestRecords(db: Db): Promise<string> {
  return inScope(db, "all", async (trx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all(${COUNTERS}) order by 1`.execute(
      trx,
    );
    const digests = tables.map(
      ({ name }) => sql`
        select ${name}::text || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
        from ${sql.table(name)} t`,
    );
    const { rows } = await sql<{ digest: string }>`${sql.join(digests, sql` union all `)}`.execute(trx);
    return rows.map(({ digest }) => digest).join("\n");
  });
}

/** Visits and verifications, counted by day, university and document; nobody's identity or address is kept. */
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import { today } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import "./visits.tables.ts";

export type VisitKind = "visit" | "verification";
export type Visited = { universityId: string; documentId: string; kind: VisitKind };

export type Visits = ReturnType<typeof createVisits>;

const FLUSH_MS = 1000;

/** Counts in memory and writes once a second: a page that is asked for often costs no write a request. */
export function createVisits({ db, clock, log }: { db: Db; clock: Clock; log: FastifyBaseLogger }) {
  let counted = new Map<string, Visited & { day: string; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    timer = undefined;
    const rows = [...counted.values()];
    counted = new Map();
    if (rows.length === 0) return;
    await inScope(db, "visits", async (trx) => {
      await sql`
        insert into visits (day, university_id, document_id, kind, count)
        select * from unnest(${rows.map((r) => r.day)}::date[], ${rows.map((r) => r.universityId)}::text[],
          ${rows.map((r) => r.documentId)}::text[], ${rows.map((r) => r.kind)}::text[], ${rows.map((r) => r.count)}::integer[])
        order by 1, 2, 3, 4
        on conflict (day, university_id, document_id, kind) do update set count = visits.count + excluded.count`.execute(
        trx,
      );
    }).catch((error) => log.warn({ err: error, lost: rows.length }, "visits could not be counted"));
  };

  return {
    count(visited: Visited): void {
      const day = today(clock);
      const key = [day, visited.documentId, visited.kind].join(" ");
      const row = counted.get(key) ?? { ...visited, day, count: 0 };
      row.count += 1;
      counted.set(key, row);
      timer ??= setTimeout(() => void flush(), FLUSH_MS);
    },
    /** How often each of these documents was looked at in this way; those that never were are absent. */
    async countOf(
      trx: Trx,
      { documentIds, kind }: { documentIds: readonly string[]; kind: VisitKind },
    ): Promise<Map<string, number>> {
      const { rows } = await sql<{ document_id: string; count: number }>`
        select document_id, sum(count)::int as count from visits
        where document_id = any(${documentIds}) and kind = ${kind} group by document_id`.execute(trx);
      return new Map(rows.map(({ document_id, count }) => [document_id, count]));
    },
    /** Writes what is counted; at the server's end. */
    async close(): Promise<void> {
      clearTimeout(timer);
      await flush();
    },
  };
}

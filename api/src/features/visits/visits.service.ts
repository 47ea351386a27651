/** Visits and verifications, counted by day, page or document; nobody's identity or address is kept. */
import type { VisitedPage } from "@ijaza/schema/pages/pages";
import type { FastifyBaseLogger } from "fastify";
import { type Clock, today } from "../../platform/clock.ts";
import { type Db, inScope } from "../../platform/database.ts";
import { addPageVisits, addVisits, type Counted, countOf, type Visit } from "./visits.repository.ts";

export { deleteOldVisits, readOwnVisits } from "./visits.repository.ts";

export type Visits = {
  /** Counts a visit of a document, or a verification. */
  count(visited: Visit): void;
  /** Counts a visit of a public page that shows no document. */
  countPage(page: VisitedPage): void;
  /** How often each of these documents was visited or verified; documents without any are absent. */
  countOf: typeof countOf;
  /** Writes the counts that are still in memory, when the server stops. */
  close(): Promise<void>;
};

const FLUSH_MS = 1000;

/** Counts in memory and writes once a second, so that a popular page does not cause a write for each request. */
export function createVisits({ db, clock, log }: { db: Db; clock: Clock; log: FastifyBaseLogger }): Visits {
  const records = createBatch<Visit>(({ recordId, kind }) => `${recordId} ${kind}`);
  const pages = createBatch<{ page: VisitedPage }>(({ page }) => page);
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    timer = undefined;
    const [ofRecords, ofPages] = [records.take(), pages.take()];
    const lost = ofRecords.length + ofPages.length;
    if (lost === 0) return;
    await inScope(db, "visits", async (trx) => {
      if (ofRecords.length > 0) await addVisits(trx, ofRecords);
      if (ofPages.length > 0) await addPageVisits(trx, ofPages);
    }).catch((error) => log.warn({ err: error, lost }, "visits could not be counted"));
  };
  const flushSoon = () => {
    timer ??= setTimeout(() => void flush(), FLUSH_MS);
  };

  return {
    count(visited: Visit): void {
      records.add(today(clock), visited);
      flushSoon();
    },
    countPage(page: VisitedPage): void {
      pages.add(today(clock), { page });
      flushSoon();
    },
    countOf,
    async close(): Promise<void> {
      clearTimeout(timer);
      await flush();
    },
  };
}

/** Counts that are not written yet, by day and by the values that make two events equal. */
function createBatch<What extends object>(keyOf: (what: What) => string) {
  let counted = new Map<string, Counted<What>>();
  return {
    add(day: string, what: What): void {
      const key = `${day} ${keyOf(what)}`;
      const row = counted.get(key) ?? { ...what, day, count: 0 };
      row.count += 1;
      counted.set(key, row);
    },
    take(): Counted<What>[] {
      const rows = [...counted.values()];
      counted = new Map();
      return rows;
    },
  };
}

/** The door of the room statistics: what is counted, told to each in the own scope. */
import type { Counts, Grain, Narrowing } from "@ijaza/schema/statistic";
import type { StatisticName } from "@ijaza/schema/statistics";
import { type Actor, scopeOf, tenantOf } from "../../platform/actor.ts";
import { type Clock, today } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { readRange } from "./statistics.days.ts";
import { createOverviews } from "./statistics.overviews.ts";
import { QUERIES, type Question } from "./statistics.queries.ts";
import { createVisitReporting, type VisitReportingDeps } from "./statistics.reporting.ts";
import { sumUpCounts } from "./statistics.repository.ts";

export type StatisticsDeps = VisitReportingDeps & { db: Db; clock: Clock };

export type Statistics = ReturnType<typeof createStatistics>;

export function createStatistics(deps: StatisticsDeps) {
  const { db, clock } = deps;
  return {
    /** One statistic, of the actor's university or of all. Throws `invalid_input` for a range that is none. */
    read(actor: Actor, { name, narrowing }: { name: StatisticName; narrowing: Narrowing }) {
      const now = today(clock);
      const { academicYear } = narrowing;
      const question = { tenant: tenantOf(actor), range: readRange(narrowing, now), academicYear, today: now };
      const query: (trx: Trx, question: Question) => Promise<Counts<Grain>> = QUERIES[name];
      return inScope(db, scopeOf(actor), (trx) => query(trx, question));
    },
    ...createOverviews(deps),
    ...createVisitReporting(deps),
    /** Keeps the counts few; now and then, on any node. */
    sweep: () => inScope(db, "all", sumUpCounts),
  };
}

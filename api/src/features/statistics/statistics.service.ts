/** The door of the room statistics: what is counted, told to each in the own scope. */
import type { Counts, Grain, Narrowing } from "@ijaza/schema/statistic";
import type { StatisticName } from "@ijaza/schema/statistics";
import { type Actor, scopeOf, tenantOf } from "../../platform/actor.ts";
import { type Clock, today } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { readRange } from "./statistics.days.ts";
import { createOverviews } from "./statistics.overviews.ts";
import { QUERIES, type Question } from "./statistics.queries.ts";
import { sumUpCounts } from "./statistics.repository.ts";
import { createTelling, type TellingParts } from "./statistics.telling.ts";

export type StatisticsParts = TellingParts & { db: Db; clock: Clock };

export type Statistics = ReturnType<typeof createStatistics>;

export function createStatistics(parts: StatisticsParts) {
  const { db, clock } = parts;
  return {
    /** One statistic, of the actor's university or of all. Throws `invalid_input` for a range that is none. */
    read(actor: Actor, { name, narrowing }: { name: StatisticName; narrowing: Narrowing }) {
      const now = today(clock);
      const { academicYear } = narrowing;
      const question = { tenant: tenantOf(actor), range: readRange(narrowing, now), academicYear, today: now };
      const query: (trx: Trx, asked: Question) => Promise<Counts<Grain>> = QUERIES[name];
      return inScope(db, scopeOf(actor), (trx) => query(trx, question));
    },
    ...createOverviews(parts),
    ...createTelling(parts),
    /** Keeps the counts few; now and then, on any node. */
    sweep: () => inScope(db, "all", sumUpCounts),
  };
}

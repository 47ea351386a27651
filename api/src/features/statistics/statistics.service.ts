/** The door of the room statistics: what is counted, told to each in the own scope. */
import type { Answer, Input } from "@ijaza/schema/endpoint";
import type { getAttention, getComparison, getOwnVisits, getWaitingImports } from "@ijaza/schema/overviews";
import type { Counts, Grain, Narrowing } from "@ijaza/schema/statistic";
import type { StatisticName } from "@ijaza/schema/statistics";
import type { reportVisit } from "@ijaza/schema/visits";
import { type Actor, scopeOf, type TenantActor, tenantOf } from "../../platform/actor.ts";
import { type Clock, today } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { readRange } from "./statistics.days.ts";
import { createOverviews } from "./statistics.overviews.ts";
import { QUERIES, type Question } from "./statistics.queries.ts";
import { createVisitReporting, type VisitReportingDeps } from "./statistics.reporting.ts";
import { sumUpCounts } from "./statistics.repository.ts";

export type StatisticsDeps = VisitReportingDeps & { db: Db; clock: Clock };

export type Statistics = {
  /** One statistic, of the actor's university or of all. Throws `invalid_input` for a range that is none. */
  read(actor: Actor, question: { name: StatisticName; narrowing: Narrowing }): Promise<Counts<Grain>>;
  /** The figures of a range and of the range before it. */
  compare(actor: Actor, input: Input<typeof getComparison>): Promise<Answer<typeof getComparison>>;
  /** What asks for an admin's attention, of all universities. */
  attend(actor: Actor, input: Input<typeof getAttention>): Promise<Answer<typeof getAttention>>;
  /** The imports of a university of which records wait for a decision. */
  listImports(actor: TenantActor): Promise<Answer<typeof getWaitingImports>>;
  /** Visits and verifications of what a student holds. */
  readOwn(actor: TenantActor, input: Input<typeof getOwnVisits>): Promise<Answer<typeof getOwnVisits>>;
  /**
   * Counts a visit of a page or of a document, not both; of the page of a document not its holder nor its university, of
   * other pages nobody who is signed in. What is not issued is answered alike and not counted. Throws `invalid_input`.
   */
  reportVisit(actor: Actor | null, visit: Input<typeof reportVisit>): Promise<undefined>;
  /** Sums up old counts, so that there are few; now and then, on any node. */
  sweep(): Promise<void>;
};

export function createStatistics(deps: StatisticsDeps): Statistics {
  const { db, clock } = deps;
  const { compare, attend, listImports, readOwn } = createOverviews(deps);
  const { reportVisit } = createVisitReporting(deps);
  return {
    read(actor, { name, narrowing }) {
      const now = today(clock);
      const { academicYear } = narrowing;
      const question = { tenant: tenantOf(actor), range: readRange(narrowing, now), academicYear, today: now };
      const query: (trx: Trx, question: Question) => Promise<Counts<Grain>> = QUERIES[name];
      return inScope(db, scopeOf(actor), (trx) => query(trx, question));
    },
    compare,
    attend,
    listImports,
    readOwn,
    reportVisit,
    sweep: () => inScope(db, "all", sumUpCounts),
  };
}

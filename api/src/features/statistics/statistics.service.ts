/** The door of the room statistics: figures, as far as the actor's scope reaches. */
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { StatisticName } from "@ijaza/schema/statistics/calls";
import type {
  getAttention,
  getComparison,
  getFirstSteps,
  getOwnVisits,
  getWaitingImports,
} from "@ijaza/schema/statistics/overviews";
import type { Counts, Grain, StatisticFilter } from "@ijaza/schema/statistics/statistic";
import type { reportVisit } from "@ijaza/schema/visits/calls";
import { type Actor, scopeOf, type TenantActor, tenantOf } from "../../platform/actor.ts";
import { type Clock, today } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { readRange } from "./statistics.days.ts";
import { createOverviews } from "./statistics.overviews.ts";
import { QUERIES, type Question } from "./statistics.queries.ts";
import { createVisitReporting, type VisitReportingDeps } from "./statistics.reporting.ts";
import { sumUpCounts } from "./statistics.repository.ts";

export { readPublicFigures } from "./statistics.public.ts";

export type StatisticsDeps = VisitReportingDeps & { db: Db; clock: Clock };

export type Statistics = {
  /** One statistic, of the actor's university or of all. Throws `invalid_input` for an invalid range. */
  read(actor: Actor, question: { name: StatisticName; narrowing: StatisticFilter }): Promise<Counts<Grain>>;
  /** The figures of a range and of the range before it. */
  compare(actor: Actor, input: Input<typeof getComparison>): Promise<Answer<typeof getComparison>>;
  /** What needs an admin's attention, in all universities. */
  attend(actor: Actor, input: Input<typeof getAttention>): Promise<Answer<typeof getAttention>>;
  /** The imports of a university that have records which wait for a decision. */
  listImports(actor: TenantActor): Promise<Answer<typeof getWaitingImports>>;
  /** What is left before the first document of a university, or of an agent, is signed. */
  listFirstSteps(actor: TenantActor): Promise<Answer<typeof getFirstSteps>>;
  /** Visits and verifications of a student's documents. */
  readOwn(actor: TenantActor, input: Input<typeof getOwnVisits>): Promise<Answer<typeof getOwnVisits>>;
  /**
   * Counts a visit of either a page or a document. Visits by a document's holder or university are left out, and on other
   * pages those of signed-in people. A document that is not issued gets the same answer, uncounted. Throws `invalid_input`.
   */
  reportVisit(actor: Actor | null, visit: Input<typeof reportVisit>): Promise<undefined>;
  /** Merges rows of counts, so that there are few. Runs regularly, on any node. */
  sweep(): Promise<void>;
};

export function createStatistics(deps: StatisticsDeps): Statistics {
  const { db, clock } = deps;
  const { compare, attend, listImports, listFirstSteps, readOwn } = createOverviews(deps);
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
    listFirstSteps,
    readOwn,
    reportVisit,
    sweep: () => inScope(db, { all: "visits are summed up, whosever they are" }, sumUpCounts),
  };
}

/** The calls of the room statistics: one for each declared statistic, the overviews, and the visits that pages report. */
import type { Endpoint } from "@ijaza/schema/endpoint";
import { getAttention, getComparison, getFirstSteps, getOwnVisits, getWaitingImports } from "@ijaza/schema/overviews";
import type { StatisticFilter } from "@ijaza/schema/statistic";
import { STATISTICS, type StatisticName } from "@ijaza/schema/statistics";
import { reportVisit } from "@ijaza/schema/visits";
import { withUniversity } from "../../platform/actor.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Statistics } from "./statistics.service.ts";

export function mountStatistics(mount: Mount, statistics: Statistics): void {
  for (const name of Object.keys(STATISTICS) as StatisticName[]) {
    for (const call of STATISTICS[name].calls as readonly Endpoint[]) {
      // The endpoint says which roles may call; none of these calls is public.
      mount(call, (narrowing, { actor }) => statistics.read(actor!, { name, narrowing: narrowing as StatisticFilter }));
    }
  }
  mount(getComparison, (range, { actor }) => statistics.compare(actor, range));
  mount(getAttention, (range, { actor }) => statistics.attend(actor, range));
  mount(getWaitingImports, (_, { actor }) => statistics.listImports(withUniversity(actor)));
  mount(getFirstSteps, (_, { actor }) => statistics.listFirstSteps(withUniversity(actor)));
  mount(getOwnVisits, (range, { actor }) => statistics.readOwn(withUniversity(actor), range));
  mount(reportVisit, (visit, { actor }) => statistics.reportVisit(actor, visit));
}

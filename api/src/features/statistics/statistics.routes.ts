/** The calls of the room statistics: one for each declared statistic, the overviews, and the visits that pages report. */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { STATISTICS, type StatisticName } from "@ijaza/schema/statistics/calls";
import {
  getAttention,
  getComparison,
  getFirstSteps,
  getOwnVisits,
  getWaitingImports,
} from "@ijaza/schema/statistics/overviews";
import type { StatisticFilter } from "@ijaza/schema/statistics/statistic";
import { reportVisit } from "@ijaza/schema/visits/calls";
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

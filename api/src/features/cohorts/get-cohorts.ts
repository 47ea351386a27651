/** One page of cohorts, the newest first. An agent sees the own ones and those that gone colleagues left. */
import * as calls from "@ijaza/schema/cohorts/calls";
import { windowOf } from "../../platform/lists.ts";
import { listCohorts } from "./cohorts.repository.ts";
import { handle } from "./cohorts.rooms.ts";
import { describeAll } from "./describe-cohorts.ts";
import { readScope } from "./find-cohort.ts";

export const getCohorts = handle(calls.getCohorts, async (context, { kind, search, ...query }) => {
  const { trx, actor, rooms } = context;
  const filter = { ...(await readScope(context)), kind, search, ...windowOf(query) };
  const { rows, total } = await listCohorts(trx, filter);
  const { universityId } = actor;
  const cohorts = await describeAll(trx, { rows, kinds: rooms.records.kinds, universityId });
  return { cohorts, total, page: query.page, pageSize: query.pageSize };
});

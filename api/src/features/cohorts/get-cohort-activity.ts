/** What became of these records of a cohort; others are left out. Throws `not_found`. */
import * as calls from "@ijaza/schema/cohorts/calls";
import { type ActivityRow, listActivity } from "./activity.repository.ts";
import { handle } from "./cohorts.rooms.ts";
import { findCohort } from "./find-cohort.ts";

export const getCohortActivity = handle(calls.getCohortActivity, async (context, { id, ids }) => {
  const { imported } = await findCohort(context, id);
  return { activity: (await listActivity(context.trx, { ...imported, ids })).map(describeActivity) };
});

const describeActivity = ({ record_id, state, at, verified }: ActivityRow) => ({
  recordId: record_id,
  mail: state && at ? { state, at: at.toISOString() } : null,
  verified,
});

/** One cohort with its numbers. Throws `not_found`. */
import * as calls from "@ijaza/schema/cohorts/calls";
import { countActivity, listBatches } from "./activity.repository.ts";
import { countRecords } from "./cohorts.repository.ts";
import { handle } from "./cohorts.rooms.ts";
import { describeBatch, describeCohort } from "./describe-cohorts.ts";
import { findCohort } from "./find-cohort.ts";

export const getCohort = handle(calls.getCohort, async (context, { id }) => {
  const { trx } = context;
  const { row, imported } = await findCohort(context, id);
  const counts = await countRecords(trx, { ...imported, ids: [id] });
  const { delivered, queued, returned, verified, times, corrections } = await countActivity(trx, imported);
  return {
    ...describeCohort(row, counts.get(id)),
    mails: { delivered, queued, returned },
    verified: { records: verified, times },
    corrections,
    batches: (await listBatches(trx, imported)).map(describeBatch),
  };
});

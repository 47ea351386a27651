/** The PDFs of a cohort's signed records, or of those that are named, in one archive. Throws `not_found`. */
import { ZIP } from "@ijaza/schema/calls/media-types";
import * as calls from "@ijaza/schema/cohorts/calls";
import { handleInSteps } from "./cohorts.rooms.ts";
import { findCohort } from "./find-cohort.ts";

export const getCohortFiles = handleInSteps(calls.getCohortFiles, async (context, { id, ids }) => {
  const { kind } = (await context.step(({ trx }) => findCohort({ ...context, trx }, id))).imported;
  const bytes = await context.rooms.documents.importArchive(context, { kind: kind.name, importId: id, ids });
  return { name: `ijaza-${id}.zip`, type: ZIP, bytes };
});

/** The calls of the room cohorts. */
import { getCohort, getCohortActivity, getCohortFiles, getCohorts, renameCohort } from "@ijaza/schema/cohorts/calls";
import type { Mount } from "../../platform/http/mount.ts";
import { sendArchive } from "../documents/documents.service.ts";
import { callerOf } from "../records/records.service.ts";
import type { Cohorts } from "./cohorts.service.ts";

export function mountCohorts(mount: Mount, cohorts: Cohorts): void {
  mount(getCohorts, (query, context) => cohorts.list(callerOf(context), query));
  mount(getCohort, ({ id }, context) => cohorts.read(callerOf(context), id));
  mount(renameCohort, (renaming, context) => cohorts.rename(callerOf(context), renaming));
  mount(getCohortActivity, (request, context) => cohorts.activity(callerOf(context), request));
  mount(getCohortFiles, async (request, context) => {
    const archive = await cohorts.archive(callerOf(context), request);
    return sendArchive(context.reply, { archive, name: `ijaza-${request.id}.zip` });
  });
}

/** The calls of the room cohorts. */
import { Readable } from "node:stream";
import { getCohort, getCohortActivity, getCohortFiles, getCohorts, renameCohort } from "@ijaza/schema/cohorts";
import type { Mount } from "../../platform/http/mount.ts";
import { callerOf } from "../records/records.service.ts";
import type { Cohorts } from "./cohorts.service.ts";

export function mountCohorts(mount: Mount, cohorts: Cohorts): void {
  mount(getCohorts, (query, context) => cohorts.list(callerOf(context), query));
  mount(getCohort, ({ id }, context) => cohorts.read(callerOf(context), id));
  mount(renameCohort, (renaming, context) => cohorts.rename(callerOf(context), renaming));
  mount(getCohortActivity, (request, context) => cohorts.activity(callerOf(context), request));
  mount(getCohortFiles, async (request, context) => {
    const archive = await cohorts.archive(callerOf(context), request);
    context.reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="ijaza-${request.id}.zip"`)
      // A slow reader slows the drawing down; a reader who disconnects ends it.
      .send(Readable.from(archive, { objectMode: false }));
    return undefined;
  });
}

/** Counts the visits that the scripts of pages report. */
import type { Input } from "@ijaza/schema/calls/endpoint";
import type { reportVisit } from "@ijaza/schema/visits/calls";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Db, inScope } from "../../platform/database.ts";
import { audienceOf, type Records } from "../records/records.service.ts";
import type { Visits } from "../visits/visits.service.ts";

export type VisitReportingDeps = { db: Db; visits: Visits; records: Pick<Records, "find"> };

export function createVisitReporting({ db, visits, records }: VisitReportingDeps) {
  return {
    /**
     * Counts a visit of either a page or a document. Visits by a document's holder or university are left out, and on other
     * pages those of signed-in people. A document that is not issued gets the same answer, uncounted. Throws `invalid_input`.
     */
    async reportVisit(actor: Actor | null, { page, id }: Input<typeof reportVisit>): Promise<undefined> {
      if ((page === undefined) === (id === undefined)) {
        const error = page === undefined ? "required" : "unknown_field";
        throw new AppError("invalid_input", { fields: [{ path: "page", error }] });
      }
      if (page && !actor) visits.countPage(page);
      const found = id && (await inScope(db, "public", (trx) => records.find(trx, id)));
      if (!found || audienceOf(actor, found.record) !== "anyone") return;
      visits.count({ universityId: found.record.university_id, recordId: found.record.id, kind: "visit" });
    },
  };
}

/** A page's script tells that somebody looks at it. */
import type { Input } from "@ijaza/schema/endpoint";
import type { tellVisit } from "@ijaza/schema/visits";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Db, inScope } from "../../platform/database.ts";
import { audienceOf, type Records } from "../records/records.service.ts";
import type { Visits } from "../visits/visits.service.ts";

export type TellingParts = { db: Db; visits: Visits; records: Pick<Records, "find"> };

export function createTelling({ db, visits, records }: TellingParts) {
  return {
    /**
     * Counts a visit of a page or of a document, not both; of the page of a document not its holder nor its university, of
     * other pages nobody who is signed in. What is not issued is answered alike and not counted. Throws `invalid_input`.
     */
    async tell(actor: Actor | null, { page, id }: Input<typeof tellVisit>): Promise<undefined> {
      if ((page === undefined) === (id === undefined)) {
        const error = page === undefined ? "required" : "unknown_field";
        throw new AppError("invalid_input", { fields: [{ path: "page", error }] });
      }
      if (page && !actor) visits.countPage(page);
      const found = id && (await inScope(db, "public", (trx) => records.find(trx, id)));
      if (!found || audienceOf(actor, found.record) !== "anyone") return;
      visits.count({ universityId: found.record.university_id, documentId: found.record.id, kind: "visit" });
    },
  };
}

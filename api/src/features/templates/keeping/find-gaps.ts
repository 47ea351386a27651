/** Finds which places of a university's templates would stay empty on a document of today. */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { getTemplateGaps } from "@ijaza/schema/templates/calls";
import type { TenantActor } from "../../../platform/actor.ts";
import { type Clock, today } from "../../../platform/clock.ts";
import { type Db, inScope } from "../../../platform/database.ts";
import { findNewestOf } from "../../signatories/signatories.service.ts";
import type { Universities } from "../../universities/universities.service.ts";
import type { Users } from "../../users/users.service.ts";
import { listNewest } from "../templates.repository.ts";
import { gapsOf } from "./printing-gaps.ts";
import { chosenIn, slotsOf } from "./signatories.ts";

type TemplateGapsDeps = {
  db: Db;
  clock: Clock;
  universities: Pick<Universities, "findById">;
  users: Pick<Users, "findResponsable">;
};

/** Of all templates of a university, as if its responsable accepted today. */
export function createTemplateGaps({ db, clock, universities, users }: TemplateGapsDeps) {
  return ({ universityId }: TenantActor): Promise<Answer<typeof getTemplateGaps>> =>
    inScope(db, { university: universityId }, async (trx) => {
      const diplomas = await listNewest(trx, { universityId, kind: "diploma" });
      const versions = [...diplomas, ...(await listNewest(trx, { universityId, kind: "certificate" }))];
      const newest = await findNewestOf(trx, chosenIn(versions.flatMap(({ layout }) => slotsOf(layout))));
      const university = await universities.findById(trx, universityId);
      const responsable = await users.findResponsable(trx, universityId);
      const present = {
        newest,
        day: today(clock),
        hasLogo: Boolean(university?.logo),
        hasOwnSignature: Boolean(responsable?.signature),
      };
      const describe = ({ template_id, layout }: (typeof versions)[number]) => ({
        id: template_id,
        gaps: gapsOf(layout, present).map(({ gap }) => gap),
      });
      return { templates: versions.map(describe) };
    });
}

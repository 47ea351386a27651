/** Demands for corrections of students' data and of diplomas: how many wait for an agent. */
import type { Answer } from "@ijaza/schema/endpoint";
import type { countDemands } from "@ijaza/schema/update-demands";
import type { TenantActor } from "../../platform/actor.ts";
import { type Db, inScope } from "../../platform/database.ts";
import type { UpdateDemandRow } from "./update-demands.tables.ts";

export type UpdateDemands = ReturnType<typeof createUpdateDemands>;

export function createUpdateDemands({ db }: { db: Db }) {
  return {
    /** Open demands of one's university, by kind. */
    countOpen(actor: TenantActor): Promise<Answer<typeof countDemands>> {
      return inScope(db, { university: actor.universityId }, async (trx) => {
        const rows = await trx
          .selectFrom("update_demands")
          .select(["kind", (eb) => eb.fn.countAll<number>().as("count")])
          .where("university_id", "=", actor.universityId)
          .where("status", "=", "open")
          .groupBy("kind")
          .execute();
        const countOf = (kind: UpdateDemandRow["kind"]) => rows.find((row) => row.kind === kind)?.count ?? 0;
        return { diplomasCount: countOf("diploma"), studentsCount: countOf("student") };
      });
    },
  };
}

/** The door of the room profile: a student with what is theirs, and how often it was verified. */
import type { Answer } from "@ijaza/schema/endpoint";
import type { countVerifications, getOwnStudent } from "@ijaza/schema/students";
import type { TenantActor } from "../../platform/actor.ts";
import { type Db, inScope } from "../../platform/database.ts";
import type { Diplomas } from "../diplomas/diplomas.service.ts";
import type { Students } from "../students/students.service.ts";
import type { Visits } from "../visits/visits.service.ts";

type Parts = { db: Db; students: Students; diplomas: Diplomas; visits: Visits };

export type Profile = ReturnType<typeof createProfile>;

export function createProfile({ db, students, diplomas, visits }: Parts) {
  /** One's diplomas, each with the number of its verifications. */
  const readDiplomas = (actor: TenantActor) =>
    inScope(db, { university: actor.universityId }, async (trx) => {
      const own = await diplomas.listOfStudent(trx, actor.id);
      const documentIds = own.map(({ _id }) => _id);
      const counts = await visits.countOf(trx, { documentIds, kind: "verification" });
      return own.map((diploma) => ({ ...diploma, verifications: counts.get(diploma._id) ?? 0 }));
    });

  return {
    async read(actor: TenantActor): Promise<Answer<typeof getOwnStudent>> {
      const student = await students.read(actor, actor.id);
      return { student: { ...student, diplomas: await readDiplomas(actor), certificates: [] } };
    },

    async countVerifications(actor: TenantActor): Promise<Answer<typeof countVerifications>> {
      const byDiploma = (await readDiplomas(actor)).map(({ _id, verifications }) => ({
        diplomaId: _id,
        count: verifications,
      }));
      return { count: byDiploma.reduce((sum, { count }) => sum + count, 0), byDiploma };
    },
  };
}

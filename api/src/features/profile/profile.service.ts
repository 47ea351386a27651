/** The door of the room profile: a student with the own documents, and how often they were verified. */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { countVerifications, getOwnStudent } from "@ijaza/schema/students/calls";
import type { TenantActor } from "../../platform/actor.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import type { Certificates } from "../certificates/certificates.service.ts";
import type { Diplomas } from "../diplomas/diplomas.service.ts";
import { findHiddenClaims, type Records } from "../records/records.service.ts";
import type { Students } from "../students/students.service.ts";
import type { Visits } from "../visits/visits.service.ts";

type Deps = {
  db: Db;
  students: Students;
  diplomas: Diplomas;
  certificates: Certificates;
  visits: Visits;
  records: Pick<Records, "hide">;
};

export type Profile = Pick<Records, "hide"> & {
  /** The student, with all their diplomas and certificates. */
  read(actor: TenantActor): Promise<Answer<typeof getOwnStudent>>;
  /** How often each diploma of the student was verified, and the sum. */
  countVerifications(actor: TenantActor): Promise<Answer<typeof countVerifications>>;
};

export function createProfile({ db, students, diplomas, certificates, visits, records }: Deps): Profile {
  /** Each with the number of its verifications and the claims that are hidden of it. */
  const asHeld = async <Held extends { _id: string }>(trx: Trx, records: readonly Held[]) => {
    const recordIds = records.map(({ _id }) => _id);
    const counts = await visits.countOf(trx, { recordIds, kind: "verification" });
    const hidden = await findHiddenClaims(trx, recordIds);
    return records.map((each) => ({
      ...each,
      verifications: counts.get(each._id) ?? 0,
      hidden: hidden.get(each._id) ?? [],
    }));
  };

  const readDiplomas = (actor: TenantActor) =>
    inScope(db, { university: actor.universityId }, async (trx) =>
      asHeld(trx, await diplomas.listOfStudent(trx, actor.id)),
    );

  const readCertificates = (actor: TenantActor) =>
    inScope(db, { university: actor.universityId }, async (trx) =>
      asHeld(trx, await certificates.listOfStudent(trx, actor.id)),
    );

  return {
    hide: records.hide,
    async read(actor) {
      const student = await students.readOwn(actor);
      const records = { diplomas: await readDiplomas(actor), certificates: await readCertificates(actor) };
      return { student: { ...student, ...records } };
    },

    async countVerifications(actor) {
      const byDiploma = (await readDiplomas(actor)).map(({ _id, verifications }) => ({
        diplomaId: _id,
        count: verifications,
      }));
      return { count: byDiploma.reduce((sum, { count }) => sum + count, 0), byDiploma };
    },
  };
}

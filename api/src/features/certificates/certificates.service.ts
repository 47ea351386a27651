/** The door of the room certificates: imported, decided on, corrected, listed and read. */
import { lockForAction } from "../records/records.service.ts";
import { createAdding } from "./certificates.adding.ts";
import { createCorrections } from "./certificates.correcting.ts";
import { createDeciding } from "./certificates.deciding.ts";
import type { CertificateDeps } from "./certificates.deps.ts";
import { createHolderLetters } from "./certificates.holder-letters.ts";
import { CERTIFICATES } from "./certificates.kind.ts";
import { createLists } from "./certificates.listing.ts";
import { createReading } from "./certificates.reading.ts";
import { STAFF_LETTERS } from "./certificates.staff-letters.ts";
import { guardStudents } from "./certificates.students.ts";

export type Certificates = ReturnType<typeof createCertificates>;

export function createCertificates(deps: CertificateDeps) {
  guardStudents(deps);
  const kept = deps.records.keep({
    kind: CERTIFICATES,
    holderLetters: createHolderLetters(deps),
    staffLetters: STAFF_LETTERS,
    lock: (trx, { caller, revocation: { _id: id } }) =>
      lockForAction(trx, { kind: CERTIFICATES, caller, id, action: "revoke" }),
  });
  return {
    ...createAdding({ ...deps, tellWaiting: kept.tellWaiting }),
    ...createDeciding({ ...deps, tellDecided: kept.tellDecided }),
    ...createCorrections(deps),
    ...createLists(deps),
    revoke: kept.revoke,
    ...createReading(deps),
    countPendingOf: kept.countPendingOf,
  };
}

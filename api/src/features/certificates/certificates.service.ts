/** The door of the room certificates: imported, decided on, corrected, listed and read. */
import { lockForAction } from "../records/records.service.ts";
import type { CertificateDeps } from "./certificates.deps.ts";
import { CERTIFICATES } from "./certificates.kind.ts";
import { createCorrections } from "./correcting/correct-certificate.ts";
import { createDeciding } from "./deciding/decide-certificates.ts";
import { createAdding } from "./importing/import-certificates.ts";
import { guardStudents } from "./importing/owners.ts";
import { createHolderLetters } from "./mails/holder-mails.ts";
import { STAFF_LETTERS } from "./mails/staff-mails.ts";
import { createLists } from "./reading/list-certificates.ts";
import { createReading } from "./reading/read-certificate.ts";

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

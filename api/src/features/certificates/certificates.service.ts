/** The door of the room certificates: imported, decided on, corrected, listed and read. */
import type { Certificate } from "@ijaza/schema/certificate";
import type {
  getAllCertificates,
  getCertificateById,
  getPendingCertificates,
  getPendingCertificatesOfAgent,
} from "@ijaza/schema/certificate-reading";
import type {
  addCertificates,
  decideCertificates,
  estimateAccepting,
  getCertificatesWithError,
  updateCertificate,
} from "@ijaza/schema/certificates";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import { type Caller, lockForAction, type RecordRoom } from "../records/records.service.ts";
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

type CertificateCalls = {
  tryOut: typeof getCertificatesWithError;
  add: typeof addCertificates;
  decide: typeof decideCertificates;
  estimate: typeof estimateAccepting;
  list: typeof getPendingCertificates;
  listAll: typeof getAllCertificates;
  read: typeof getCertificateById;
};

type Cells = Input<typeof updateCertificate>["cells"];

export type Certificates = RecordRoom<CertificateCalls, Certificate, Cells> & {
  /** Pending ones of one agent, who must be of the university. */
  listOfAgent(
    caller: Caller,
    query: Input<typeof getPendingCertificatesOfAgent>,
  ): Promise<Answer<typeof getPendingCertificatesOfAgent>>;
};

export function createCertificates(deps: CertificateDeps): Certificates {
  guardStudents(deps);
  const kept = deps.records.keep({
    kind: CERTIFICATES,
    holderLetters: createHolderLetters(deps),
    staffLetters: STAFF_LETTERS,
    lock: (trx, { caller, revocation: { _id: id } }) =>
      lockForAction(trx, { kind: CERTIFICATES, caller, id, action: "revoke" }),
  });
  const importing = createAdding({ ...deps, tellWaiting: kept.tellWaiting });
  const { decide, estimate } = createDeciding({ ...deps, tellDecided: kept.tellDecided });
  const { correct, remove } = createCorrections(deps);
  const { list, listAll, listOfAgent, listOfStudent } = createLists(deps);
  return {
    tryOut: importing.tryOut,
    add: importing.add,
    decide,
    estimate,
    correct,
    remove,
    revoke: kept.revoke,
    list,
    listAll,
    listOfAgent,
    listOfStudent,
    read: createReading(deps).read,
    countPendingOf: kept.countPendingOf,
  };
}

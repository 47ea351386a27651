/** The service of the room certificates: importing, deciding, correcting, listing and reading. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import type { getPendingCertificates, getPendingCertificatesOfAgent } from "@ijaza/schema/certificates/reading";
import type { CERTIFICATE } from "@ijaza/schema/certificates/record";
import type { Trx } from "../../platform/database.ts";
import type { Caller, RecordRoom } from "../records/records.service.ts";
import type { CertificateDeps } from "./certificates.deps.ts";
import { CERTIFICATES } from "./certificates.kind.ts";
import type { CertificateRow } from "./certificates.tables.ts";
import { createCorrections } from "./correcting/correct-certificate.ts";
import { createPreparing } from "./deciding/accept-certificates.ts";
import { createDeciding } from "./deciding/decide-certificates.ts";
import { findUnowned, lockUnowned } from "./erasing/unowned.ts";
import { createAdding } from "./importing/import-certificates.ts";
import { guardStudents } from "./importing/owners.ts";
import { createHolderMailTemplates } from "./mails/holder-mails.ts";
import { STAFF_MAIL_TEMPLATES } from "./mails/staff-mails.ts";
import { createLists } from "./reading/list-certificates.ts";
import { createReading } from "./reading/read-certificate.ts";

export type Certificates = RecordRoom<typeof CERTIFICATE.calls, typeof getPendingCertificates, Certificate> & {
  /** Pending ones of one agent, who must belong to the university. */
  listOfAgent(
    caller: Caller,
    query: Input<typeof getPendingCertificatesOfAgent>,
  ): Promise<Answer<typeof getPendingCertificatesOfAgent>>;
  /**
   * A certificate that belongs to no student, then others of the university with its e-mail address; nothing if it is
   * unknown. Throws `certificate_of_student`.
   */
  findUnowned(trx: Trx, id: string): Promise<CertificateRow[]>;
  /** Those of these ids that there are, locked. Throws `certificate_of_student`. */
  lockUnowned(trx: Trx, ids: readonly string[]): Promise<CertificateRow[]>;
};

export function createCertificates(deps: CertificateDeps): Certificates {
  guardStudents(deps);
  const kept = deps.records.keep({
    kind: CERTIFICATES,
    prepareAccepting: createPreparing(deps),
    holderMailTemplates: createHolderMailTemplates(deps),
    staffMailTemplates: STAFF_MAIL_TEMPLATES,
  });
  const importing = createAdding({ ...deps, tellWaiting: kept.tellWaiting });
  const { correct, remove } = createCorrections(deps);
  const { list, listAll, exportAll, listOfAgent, listOfStudent } = createLists(deps);
  return {
    async tryOut(caller, input) {
      const { errors: certificates, existing } = await importing.tryOut(caller, input);
      return { certificates, existing };
    },
    add: importing.add,
    decide: createDeciding({ ...deps, tellDecided: kept.tellDecided }),
    estimate: deps.records.signing.estimate,
    correct: async (caller, { _id: id, cells }) => ({ certificate: await correct(caller, { id, cells }) }),
    remove,
    list,
    listAll,
    exportAll,
    listOfAgent,
    listOfStudent,
    read: createReading(deps).read,
    countPendingOf: kept.countPendingOf,
    findUnowned,
    lockUnowned,
  };
}

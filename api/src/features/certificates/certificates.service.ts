/** The door of the room certificates: imported, decided on, corrected, listed and read. */
import type { getCertificateById } from "@ijaza/schema/certificate-reading";
import type { Answer } from "@ijaza/schema/endpoint";
import type { Actor } from "../../platform/actor.ts";
import { today } from "../../platform/clock.ts";
import type { Trx } from "../../platform/database.ts";
import { countPending, lockForAction, readRecord } from "../records/records.service.ts";
import { createAdding } from "./certificates.adding.ts";
import type { CertificateParts } from "./certificates.caller.ts";
import { createCorrecting } from "./certificates.correcting.ts";
import { createDeciding } from "./certificates.deciding.ts";
import { describeCertificate, describePublicly } from "./certificates.describe.ts";
import { createHolderLetters } from "./certificates.holder-letters.ts";
import { CERTIFICATES } from "./certificates.kind.ts";
import { REFUSED_REVOCATION } from "./certificates.letters.ts";
import { createListing } from "./certificates.listing.ts";
import { STAFF_LETTERS } from "./certificates.staff-letters.ts";
import { guardStudents } from "./certificates.students.ts";

export type Certificates = ReturnType<typeof createCertificates>;

export function createCertificates(parts: CertificateParts) {
  guardStudents(parts);
  const kept = parts.records.keep({
    kind: CERTIFICATES,
    refusedLetter: REFUSED_REVOCATION,
    holderLetters: createHolderLetters(parts),
    staffLetters: STAFF_LETTERS,
    lock: (trx, { caller, revocation: { _id: id } }) =>
      lockForAction(trx, { kind: CERTIFICATES, caller, id, action: "revoke" }),
  });
  return {
    ...createAdding({ ...parts, tellWaiting: kept.tellWaiting }),
    ...createDeciding({ ...parts, tellDecided: kept.tellDecided }),
    ...createCorrecting(parts),
    ...createListing(parts),
    revoke: kept.revoke,
    async read(actor: Actor | null, id: string): Promise<Answer<typeof getCertificateById>> {
      const certificate = await readRecord(parts, {
        kind: CERTIFICATES,
        actor,
        id,
        describe: (row, { anchor, disclosure }) => {
          const seen = { anchor, today: today(parts.clock) };
          if (disclosure.audience !== "anyone") return describeCertificate(row, seen);
          return describePublicly(row, { ...seen, disclosure });
        },
      });
      return { certificate };
    },
    countPendingOf: (trx: Trx, asked: { universityId: string; agentIds: readonly string[] }) =>
      countPending(trx, { ...asked, kind: CERTIFICATES }),
  };
}

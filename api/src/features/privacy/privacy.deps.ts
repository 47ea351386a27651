/** Dependencies of the room. */
import type { Retention } from "@ijaza/schema/privacy/retention";
import type { Attempts } from "../../platform/attempts/attempts.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database.ts";
import type { Storage } from "../../platform/files/storage.ts";
import type { Badges } from "../badges/badges.service.ts";
import type { Certificates } from "../certificates/certificates.service.ts";
import type { CorrectionRequests } from "../correction-requests/correction-requests.service.ts";
import type { Diplomas } from "../diplomas/diplomas.service.ts";
import type { Documents } from "../documents/documents.service.ts";
import type { Records } from "../records/records.service.ts";
import type { Sharing } from "../sharing/sharing.service.ts";
import type { Students } from "../students/students.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Verification } from "../verification/verification.service.ts";

export type PrivacyDeps = {
  db: Db;
  clock: Clock;
  storage: Storage;
  /** How long data is kept. */
  retention: Retention;
  attempts: Pick<Attempts, "ofOwnData">;
  universities: Pick<Universities, "findById">;
  students: Pick<Students, "findByIds" | "erasing">;
  records: Pick<
    Records,
    "kinds" | "findErased" | "surveyRecords" | "eraseRecords" | "readOwnRecords" | "deleteOldRejected"
  >;
  certificates: Pick<Certificates, "findUnowned" | "lockUnowned">;
  diplomas: Pick<Diplomas, "sweepFiles" | "attachmentFor">;
  documents: Pick<Documents, "pdfFor" | "pictureOf">;
  badges: Pick<Badges, "badgeFor">;
  verification: Pick<Verification, "bundleFor" | "documentFor">;
  correctionRequests: Pick<CorrectionRequests, "personal" | "readEvidence">;
  sharing: Pick<Sharing, "personal">;
};

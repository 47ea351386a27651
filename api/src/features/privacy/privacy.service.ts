/**
 * The door of the room privacy: what a student takes along of the own data, how a university erases people's data, and how data is
 * deleted after its period.
 */
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type {
  eraseCertificates,
  eraseStudent,
  readCertificateErasure,
  readErasedDocument,
  readErasure,
} from "@ijaza/schema/privacy/erasure";
import type { JobHandler } from "../../platform/jobs/worker.ts";
import type { Caller } from "../records/records.service.ts";
import { createErasingCertificates } from "./erasing/erase-certificates.ts";
import { createErasing } from "./erasing/erase-student.ts";
import { createReadingErased } from "./erasing/read-erased.ts";
import { createRemovingFiles } from "./erasing/removing-files.ts";
import { createSurvey } from "./erasing/survey.ts";
import { createCertificateSurvey } from "./erasing/survey-certificates.ts";
import { createOwnData } from "./own-data/send-own-data.ts";
import type { PrivacyDeps } from "./privacy.deps.ts";
import { createRetention, type RetentionRun } from "./retention/retention.ts";

export type Privacy = RetentionRun & {
  /** All that is kept of the caller, a student, as the bytes of one archive. Throws `too_many_requests`. */
  download(caller: Caller): Promise<AsyncIterable<Buffer>>;
  /** What erasing a student would delete, in numbers. Throws `not_found`. */
  survey(caller: Caller, id: string): Promise<Answer<typeof readErasure>>;
  /**
   * Erases a student for good; the job removes the files. Repeating it replies with the same job. Throws `not_found`,
   * `student_number_differs`, and `erasure_has_to_wait` while a document is being signed or revoked.
   */
  erase(caller: Caller, input: Input<typeof eraseStudent>): Promise<Answer<typeof eraseStudent>>;
  /** What erasing a certificate that belongs to no student would delete. Throws `not_found`, `certificate_of_student`. */
  surveyCertificate(caller: Caller, id: string): Promise<Answer<typeof readCertificateErasure>>;
  /**
   * Erases certificates that belong to no student, of one e-mail address; the job removes the files. Repeating it replies
   * with the same job. Throws `not_found`, `certificate_of_student`, `reference_differs`, `erasure_has_to_wait`.
   */
  eraseCertificates(caller: Caller, input: Input<typeof eraseCertificates>): Promise<Answer<typeof eraseCertificates>>;
  /** What stays of an erased document that was signed. Throws `not_found`. */
  readErased(caller: Caller, id: string): Promise<Answer<typeof readErasedDocument>>;
  /** Removes files that were in the making when their record was erased. Runs regularly, on any node. */
  sweep(): Promise<void>;
  /** Handlers of the jobs that remove files. */
  jobs: Record<string, JobHandler>;
};

export function createPrivacy(deps: PrivacyDeps): Privacy {
  return {
    survey: createSurvey(deps),
    ...createOwnData(deps),
    surveyCertificate: createCertificateSurvey(deps),
    readErased: createReadingErased(deps),
    ...createErasing(deps),
    ...createErasingCertificates(deps),
    ...createRemovingFiles(deps),
    ...createRetention(deps),
  };
}

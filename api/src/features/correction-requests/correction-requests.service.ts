/** The door of the room: students ask for corrections of their data and diplomas, agents decide. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type {
  CorrectionRequest,
  getCorrectionRequests,
  getStudentCorrectionRequest,
} from "@ijaza/schema/correction-requests/calls";
import type { TenantActor } from "../../platform/actor.ts";
import type { Trx } from "../../platform/database.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import type { Deletion } from "../students/students.service.ts";
import { createRequestOpening, type RequestInput } from "./correction-requests.asking.ts";
import { createRequestDeciding, type Decision } from "./correction-requests.deciding.ts";
import type { RequestCaller, RequestDeps } from "./correction-requests.deps.ts";
import { queueCorrectionEnd, registerMails } from "./correction-requests.mails.ts";
import { type PersonalRequests, personalRequests } from "./correction-requests.personal.ts";
import { createRequestReading, findBeforeSigning } from "./correction-requests.reading.ts";
import { closeRequest, decideItems, findItems, lockOpenOf } from "./correction-requests.repository.ts";

export { deleteOldRequests } from "./correction-requests.old.ts";
export type { OwnRequests } from "./correction-requests.personal.ts";

export type CorrectionRequests = {
  /** What is kept of one student here, to be read or erased. */
  personal: PersonalRequests;
  /**
   * Opens a request; each record can have one open request at a time. Throws `record_invalid` with each bad item,
   * `request_already_sent`, `diploma_not_correctable` and `evidence_not_accepted`.
   */
  ask(caller: RequestCaller, input: RequestInput, file: Upload | undefined): Promise<CorrectionRequest>;
  /** Decides on one item or on all. Throws `not_found`, `demand_decided`, `reason_required`, and the refusals of the correction. */
  decide(caller: RequestCaller, decision: Decision): Promise<CorrectionRequest>;
  /** Open requests of one's university, by kind. */
  countOpen(actor: TenantActor): Promise<{ diplomasCount: number; studentsCount: number }>;
  /** Accepted diplomas that the caller may sign and whose students ask for a correction. */
  findBeforeSigning(caller: RequestCaller, importId: string | undefined): Promise<string[]>;
  /** The latest request of a student about personal data. Throws `not_found` for a foreign or absent student. */
  readOfStudent(actor: TenantActor, studentId: string): Promise<Answer<typeof getStudentCorrectionRequest>>;
  /** A page of one's university's requests; of a student, the own ones. */
  list(actor: TenantActor, query: Input<typeof getCorrectionRequests>): Promise<Answer<typeof getCorrectionRequests>>;
  /** The file of evidence with its type. Throws `not_found`. */
  readEvidence(actor: TenantActor, id: string): Promise<{ bytes: Buffer; type: string }>;
};

export function createCorrectionRequests(deps: RequestDeps): CorrectionRequests {
  registerMails(deps.mailer);
  deps.diplomas.onCorrection((trx, end) => queueCorrectionEnd(trx, { deps, end }));
  deps.students.onDeletion(closeAllOf);
  const { ask } = createRequestOpening(deps);
  const { decide } = createRequestDeciding(deps);
  const { countOpen, readOfStudent, list, readEvidence } = createRequestReading(deps);
  return {
    personal: personalRequests,
    ask,
    decide,
    countOpen,
    findBeforeSigning: (caller, importId) => findBeforeSigning(deps, { caller, importId }),
    readOfStudent,
    list,
    readEvidence,
  };
}

/** Open requests of a deleted student are closed. */
async function closeAllOf(trx: Trx, { student, author, at }: Deletion): Promise<void> {
  const requests = await lockOpenOf(trx, student.id);
  const items = await findItems(
    trx,
    requests.map(({ id }) => id),
  );
  const set = { status: "rejected" as const, reason: null, decided_by: author.id, decided_at: at, diploma_id: null };
  if (items.length > 0) await decideItems(trx, { ids: items.map(({ id }) => id), set });
  for (const { id } of requests) await closeRequest(trx, { id, at });
}

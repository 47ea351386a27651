/** Deletes the rows of a student in the transaction that also queues the job for the files and appends the events. */
import { type Author, appendAudit, SYSTEM } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { forgetIdempotencyKeys } from "../../../platform/http/idempotency.ts";
import type { JobRow } from "../../../platform/jobs/jobs.ts";
import { endSessionsOf } from "../../../platform/sessions.ts";
import { deleteLinksOf } from "../../accounts/accounts.service.ts";
import type { StudentRow } from "../../students/students.service.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";
import { createErasingDocuments } from "./erase-documents.ts";
import { queueRemoving } from "./removing-files.ts";

type Erasing = { student: StudentRow; author: Author; at: Date };

/** Erases a student whose row is locked; returns the job. Throws `erasure_has_to_wait`. */
export type ErasePerson = (trx: Trx, erasing: Erasing) => Promise<JobRow>;

export function createErasingPerson(deps: PrivacyDeps): ErasePerson {
  const { students, correctionRequests, sharing } = deps;
  const eraseDocuments = createErasingDocuments(deps);
  return async (trx, { student, author, at }) => {
    const { id, university_id: universityId } = student;
    const createdBy = author.id ?? SYSTEM.role;
    const erasing = { universityId, subjectId: id, of: { studentId: id }, sex: student.sex, at };
    const { ids, files: made, events } = await eraseDocuments(trx, erasing);
    const files = [...made, ...(await correctionRequests.personal.eraseOf(trx, id))];
    await sharing.personal.eraseOf(trx, id);
    await deleteLinksOf(trx, id);
    await forgetIdempotencyKeys(trx, id);
    await endSessionsOf(trx, { subjectId: id });
    const job = await queueRemoving(trx, { universityId, files, at, payload: {}, createdBy });
    const event = await students.erasing.erase(trx, { student, jobId: job.id, at });
    const data = { total: ids.length };
    await appendAudit(trx, { universityId, author, at, events: [...events, { ...event, data }] });
    return job;
  };
}

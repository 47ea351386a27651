/** Deletes the rows of a student in the transaction that also queues the job for the files and appends the events. */
import { type Author, appendAudit, SYSTEM } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { forgetReplies } from "../../../platform/http/idempotency.ts";
import { type JobRow, queueJob } from "../../../platform/jobs/jobs.ts";
import { deleteMails } from "../../../platform/mail/own-mails.ts";
import { endSessionsOf } from "../../../platform/sessions.ts";
import { deleteLinksOf } from "../../accounts/accounts.service.ts";
import { forgetFilesOf } from "../../documents/documents.service.ts";
import type { StudentRow } from "../../students/students.service.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";
import { noteErasedFiles, REMOVE_JOB } from "./removing-files.ts";

type Erasing = { student: StudentRow; author: Author; at: Date };

/** Erases a student whose row is locked; returns the job. Throws `erasure_has_to_wait`. */
export type ErasePerson = (trx: Trx, erasing: Erasing) => Promise<JobRow>;

export const createErasingPerson =
  ({ students, records, correctionRequests, sharing }: PrivacyDeps): ErasePerson =>
  async (trx, { student, author, at }) => {
    const { id, university_id: universityId } = student;
    const createdBy = author.id ?? SYSTEM.role;
    const { ids: recordIds, events } = await records.eraseRecords(trx, { studentId: id, sex: student.sex, at });
    const made = await forgetFilesOf(trx, recordIds);
    const files = [...made, ...(await correctionRequests.personal.eraseOf(trx, id))];
    await sharing.personal.eraseOf(trx, id);
    await deleteMails(trx, universityId, { subjectId: id, recordIds });
    await deleteLinksOf(trx, id);
    await forgetReplies(trx, id);
    await endSessionsOf(trx, { subjectId: id });
    const job = await queueJob(trx, { universityId, kind: REMOVE_JOB, total: files.length, payload: {}, createdBy });
    await noteErasedFiles(trx, { universityId, jobId: job.id, files, at });
    const event = await students.erasing.erase(trx, { student, jobId: job.id, at });
    const data = { total: recordIds.length };
    await appendAudit(trx, { universityId, author, at, events: [...events, { ...event, data }] });
    return job;
  };

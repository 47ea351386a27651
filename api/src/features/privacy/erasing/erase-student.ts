/** Erases a student: one transaction deletes the rows, and queues the job that removes the files. */
import type { Answer, Input } from "@ijaza/schema/endpoint";
import type { eraseStudent } from "@ijaza/schema/erasure";
import { toAsciiDigits } from "@ijaza/schema/fields";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { crashPoint } from "../../../platform/crash-points.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { forgetReplies } from "../../../platform/http/idempotency.ts";
import { describeJob, findJob, type JobRow, queueJob } from "../../../platform/jobs/jobs.ts";
import { deleteMails } from "../../../platform/mail/own-mails.ts";
import { retryOnConflict } from "../../../platform/retry-on-conflict.ts";
import { endSessionsOf } from "../../../platform/sessions.ts";
import { deleteLinksOf } from "../../accounts/accounts.service.ts";
import { forgetFilesOf } from "../../documents/documents.service.ts";
import { authorFor, type Caller, scopeFor } from "../../records/records.service.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";
import { noteErasedFiles, REMOVE_JOB } from "./removing-files.ts";

type Erase = (caller: Caller, input: Input<typeof eraseStudent>) => Promise<Answer<typeof eraseStudent>>;

export function createErasing(deps: PrivacyDeps): { erase: Erase } {
  const { db, clock, students, records, correctionRequests, sharing } = deps;

  /** The job of an erasure that is done already. */
  const findFormer = async (trx: Trx, id: string): Promise<JobRow | undefined> => {
    const jobId = await students.erasing.findErasure(trx, id);
    return jobId === undefined ? undefined : findJob(trx, jobId);
  };

  const erase = async (trx: Trx, caller: Caller, { _id: id, studentNumber }: Input<typeof eraseStudent>) => {
    const student = await students.erasing.hold(trx, id);
    // Of two at once the second waits for the lock, and then finds what the first has done.
    const former = student ? undefined : await findFormer(trx, id);
    if (former) return former;
    if (!student) throw new AppError("not_found");
    if (toAsciiDigits(studentNumber) !== student.student_number) throw new AppError("student_number_differs");
    const { universityId, id: createdBy } = caller.actor;
    const at = clock.now();
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
    await appendAudit(trx, { universityId, author: authorFor(caller), at, events: [...events, { ...event, data }] });
    return job;
  };

  return {
    async erase(caller, input) {
      const job = await retryOnConflict(() => inScope(db, scopeFor(caller), (trx) => erase(trx, caller, input)));
      crashPoint("erase.queued");
      return describeJob(job, caller.language);
    },
  };
}

/** Erases a student: one transaction deletes the rows, and queues the job that removes the files. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import { plainIdentifier } from "@ijaza/schema/fields/identifiers";
import type { eraseStudent } from "@ijaza/schema/privacy/erasure";
import { AppError } from "../../../platform/app-error.ts";
import { crashPoint } from "../../../platform/crash-points.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { describeJob, findJob, type JobRow } from "../../../platform/jobs/jobs.ts";
import { retryOnConflict } from "../../../platform/retry-on-conflict.ts";
import { authorFor, type Caller, scopeFor } from "../../records/records.service.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";
import { createErasingPerson } from "./erase-person.ts";

type Erase = (caller: Caller, input: Input<typeof eraseStudent>) => Promise<Answer<typeof eraseStudent>>;

export function createErasing(deps: PrivacyDeps): { erase: Erase } {
  const { db, clock, students } = deps;
  const erasePerson = createErasingPerson(deps);

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
    if (plainIdentifier(studentNumber) !== plainIdentifier(student.student_number))
      throw new AppError("student_number_differs");
    return erasePerson(trx, { student, author: authorFor(caller), at: clock.now() });
  };

  return {
    async erase(caller, input) {
      const job = await retryOnConflict(() => inScope(db, scopeFor(caller), (trx) => erase(trx, caller, input)));
      crashPoint("erase.queued");
      return describeJob(job, caller.language);
    },
  };
}

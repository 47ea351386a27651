/** How old data of each kind is deleted: by the room that keeps it. */
import type { RetentionKind } from "@ijaza/schema/privacy/retention";
import type { Trx } from "../../../platform/database.ts";
import { deleteOldJobs } from "../../../platform/jobs/old-jobs.ts";
import { deleteOldMails } from "../../../platform/mail/old-mails.ts";
import { emptyClosedAccounts } from "../../accounts/accounts.service.ts";
import { deleteOldImports } from "../../cohorts/cohorts.room.ts";
import { deleteOldRequests } from "../../correction-requests/correction-requests.service.ts";
import { ETHER_JOB } from "../../credits/credits.service.ts";
import { deleteOldAccessRequests, deleteOldShares } from "../../sharing/sharing.service.ts";
import { deleteOldVisits } from "../../visits/visits.service.ts";
import { noteErasedFiles, REMOVE_JOB } from "../erasing/removing-files.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";
import type { DeleteOld, OldData } from "./delete-old.ts";
import { createDeletingStudents } from "./deleted-students.ts";

/** Jobs that a repeated call finds again: an erasure, and a transfer of ether, which must not be sent twice. */
const KEPT_JOBS = [REMOVE_JOB, ETHER_JOB];

/** Stands for the job of files that no job removes: the sweep does. */
const BY_SWEEP = "retention";

export const createDeleting = (deps: PrivacyDeps): Record<RetentionKind, DeleteOld> => ({
  mails: deleteOldMails,
  visits: deleteOldVisits,
  jobs: (trx, old) => deleteOldJobs(trx, { ...old, kept: KEPT_JOBS }),
  imports: (trx, old) => deleteOldImports(trx, { ...old, kinds: deps.records.kinds }),
  correctionRequests: deleteRequestsWithFiles,
  shares: deleteOldShares,
  accessRequests: deleteOldAccessRequests,
  rejectedRecords: deps.records.deleteOldRejected,
  deletedStudents: createDeletingStudents(deps),
  closedAccounts: emptyClosedAccounts,
});

async function deleteRequestsWithFiles(trx: Trx, { at, ...old }: OldData): Promise<number> {
  const requests = await deleteOldRequests(trx, old);
  for (const { universityId, evidence } of requests) {
    if (evidence) await noteErasedFiles(trx, { universityId, jobId: BY_SWEEP, files: [evidence], at });
  }
  return requests.length;
}

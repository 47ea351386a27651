/** Erases certificates of a person whom no student's record names. */
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import { isEndOfReference } from "@ijaza/schema/documents/reference";
import type { eraseCertificates } from "@ijaza/schema/privacy/erasure";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { crashPoint } from "../../../platform/crash-points.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { describeJob, findJobAbout, type JobRow } from "../../../platform/jobs/jobs.ts";
import { retryOnConflict } from "../../../platform/retry-on-conflict.ts";
import { authorFor, type Caller, scopeFor } from "../../records/records.service.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";
import { createErasingDocuments } from "./erase-documents.ts";
import { queueRemoving, REMOVE_JOB } from "./removing-files.ts";

type EraseInput = Input<typeof eraseCertificates>;
type Erase = (caller: Caller, input: EraseInput) => Promise<Answer<typeof eraseCertificates>>;

export function createErasingCertificates(deps: PrivacyDeps): { eraseCertificates: Erase } {
  const { db, clock, certificates } = deps;
  const eraseDocuments = createErasingDocuments(deps);

  const erase = async (trx: Trx, caller: Caller, { _id: id, others, reference }: EraseInput): Promise<JobRow> => {
    const { universityId, id: createdBy } = caller.actor;
    const ids = [...new Set([id, ...others])];
    const found = await certificates.lockUnowned(trx, ids);
    const named = found.find((each) => each.id === id);
    // Of two at once the second waits for the lock, and then finds what the first has done.
    const former =
      !named && (await findJobAbout(trx, { universityId, kind: REMOVE_JOB, payload: { recordIds: [id] } }));
    if (former) return former;
    if (!named || found.length < ids.length || found.some(({ email }) => email !== named.email)) {
      throw new AppError("not_found");
    }
    if (!isEndOfReference(reference, id)) throw new AppError("reference_differs");
    const at = clock.now();
    const erasing = { universityId, subjectId: null, of: { ids }, sex: null, at };
    const { files, events } = await eraseDocuments(trx, erasing);
    const job = await queueRemoving(trx, { universityId, files, at, payload: { recordIds: ids }, createdBy });
    await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
    return job;
  };

  return {
    async eraseCertificates(caller, input) {
      const job = await retryOnConflict(() => inScope(db, scopeFor(caller), (trx) => erase(trx, caller, input)));
      crashPoint("erase.queued");
      return describeJob(job, caller.language);
    },
  };
}

/**
 * Finds the holder for a confirmed request. A job does this at a random moment within a limit, so that neither the reply to
 * the confirmation nor what the server does right after it depends on whether the document exists.
 */

import { randomInt } from "node:crypto";
import { foldText } from "@ijaza/schema/fields/folded-text";
import { appendAudit, SYSTEM } from "../../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { endJob, queueJobLater } from "../../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../../platform/jobs/worker.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { findNamed, type NamedRecord, saveLookedAt, saveMatch, takeUnmatched } from "./matching.repository.ts";
import { queueRequestNotice } from "./request-mails.ts";
import { findSettings } from "./requests.repository.ts";
import type { RequestRow } from "./requests.tables.ts";

const MATCH_JOB = "third_party.match";

/** Queues the job in the transaction that confirms the request, whatever the request names. */
export function queueMatching(trx: Trx, { requestDelay }: SharingDeps, request: string) {
  const delay = randomInt(requestDelay * 1000 + 1) / 1000;
  return queueJobLater(trx, { kind: MATCH_JOB, payload: { request }, createdBy: SYSTEM.role, delay });
}

export function createRequestMatching(deps: SharingDeps) {
  const { db, clock, students } = deps;

  /** The document, if it is named correctly and its holder can answer and accepts requests of the site. */
  const findTaken = async (trx: Trx, request: RequestRow): Promise<NamedRecord | undefined> => {
    const named = await findNamed(trx, request);
    if (!named || !isNamedRightly(request, named)) return undefined;
    const student = await students.find(trx, named.studentId);
    const { acceptsRequests, blockedDomains } = await findSettings(trx, named.studentId);
    const takes = acceptsRequests && !blockedDomains.includes(request.site);
    return student?.password_hash && takes ? named : undefined;
  };

  const match = async (trx: Trx, request: RequestRow): Promise<void> => {
    const at = clock.now();
    await saveLookedAt(trx, { id: request.id, at });
    const record = await findTaken(trx, request);
    if (!record || !(await saveMatch(trx, { id: request.id, record }))) return;
    const events = [{ kind: "third_party.requested", subjectId: request.id }];
    await appendAudit(trx, { universityId: record.universityId, author: SYSTEM, at, events });
    await queueRequestNotice(trx, deps, { ...record, domain: request.domain });
  };

  /** Matches one request; does nothing when it was withdrawn or swept meanwhile. */
  const matchOne: JobHandler = ({ job, fenced }) =>
    fenced(async (trx) => {
      for (const request of await takeUnmatched(trx, String(job.payload.request))) await match(trx, request);
      await endJob(trx, { id: job.id, at: clock.now() });
    });

  return {
    /** Matches all confirmed requests that are left. Several nodes may run it at once. */
    matchAll: (): Promise<void> =>
      inScope(db, { all: "only matching tells whose document a request names" }, async (trx) => {
        for (const request of await takeUnmatched(trx)) await match(trx, request);
      }),
    jobs: { [MATCH_JOB]: matchOne },
  };
}

/** A reference is sufficient. A diploma's number needs the family name too, in any case, with or without accents. */
const isNamedRightly = ({ named_id: id, named_last_name: name }: RequestRow, { names }: NamedRecord): boolean =>
  id !== null || (name !== null && names.some((each) => foldText(each) === foldText(name)));

/** What a student does with requests: grant one with a share, refuse one, block its domain, accept none at all. */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { AccessRequest, grantRequest } from "@ijaza/schema/sharing/third-party";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { authorFor, type Caller, scopeFor } from "../../records/records.service.ts";
import type { MadeShare, NewShare } from "../shares/make-share.ts";
import { lockSharing } from "../shares/shares.repository.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { describeRequests } from "./describe-request.ts";
import { queueGranted } from "./request-mails.ts";
import { createRequestSettings, type RequestSettings } from "./request-settings.ts";
import { findSettings, lockOwnRequest, refuseSite, saveAnswer, saveSettings } from "./requests.repository.ts";
import type { MatchedRow } from "./requests.tables.ts";
import { overSince } from "./times.ts";

type MakeShare = (trx: Trx, caller: Caller, input: NewShare) => Promise<MadeShare>;
type GrantOptions = { id: string } & Pick<NewShare, "expiresAt" | "views" | "pin"> & { claims: readonly string[] };

export type RequestDeciding = RequestSettings & {
  /** Makes a share and mails its link to the confirmed address. Also throws what making a share throws. */
  grant(caller: Caller, grant: GrantOptions): Promise<Answer<typeof grantRequest>>;
  /** Refuses a request. The organisation is told on the request's last day that no access was given. */
  refuse(caller: Caller, id: string): Promise<{ request: AccessRequest }>;
  /** Blocks the site of a request with all its subdomains, and ends all waiting requests of it. */
  block(caller: Caller, id: string): Promise<{ request: AccessRequest }>;
};

type DecidedRequests = { kind: "granted" | "refused" | "blocked"; ids: readonly string[] };

async function logDecision(
  trx: Trx,
  { caller, at, kind, ids }: DecidedRequests & { caller: Caller; at: Date },
): Promise<void> {
  const events = ids.map((subjectId) => ({ kind: `third_party.${kind}`, subjectId }));
  await appendAudit(trx, { universityId: caller.actor.universityId, author: authorFor(caller), at, events });
}

/** Locks a student's request. Throws `not_found` for another's, and `request_over` for one that no longer waits. */
async function lockWaiting(
  trx: Trx,
  { id, studentId, now }: { id: string; studentId: string; now: Date },
): Promise<MatchedRow> {
  const request = await lockOwnRequest(trx, { id, studentId });
  if (!request) throw new AppError("not_found");
  const isOver = !request.confirmed_at || request.confirmed_at <= overSince(now);
  if (request.state !== "waiting" || isOver) throw new AppError("request_over");
  return request;
}

export function createRequestDeciding(deps: SharingDeps, makeShare: MakeShare): RequestDeciding {
  const { db, clock } = deps;

  const log = (trx: Trx, caller: Caller, decided: DecidedRequests) =>
    logDecision(trx, { caller, at: clock.now(), ...decided });

  /**
   * Runs decisions of a student one after the other, because blocking a domain ends several requests. Throws what
   * `lockWaiting` throws.
   */
  const inWaiting = <T>(caller: Caller, id: string, work: (trx: Trx, request: MatchedRow) => Promise<T>): Promise<T> =>
    inScope(db, scopeFor(caller), async (trx) => {
      await lockSharing(trx, caller.actor.id);
      return work(trx, await lockWaiting(trx, { id, studentId: caller.actor.id, now: clock.now() }));
    });

  const refused = async (trx: Trx, caller: Caller, request: MatchedRow) => {
    const [described] = await describeRequests(trx, deps, { caller, rows: [{ ...request, state: "refused" }] });
    return { request: described! };
  };

  return {
    ...createRequestSettings(deps),

    grant: (caller, { id, claims, ...terms }) =>
      inWaiting(caller, id, async (trx, request) => {
        const { share, link, pin } = await makeShare(trx, caller, {
          ...terms,
          items: [{ recordId: request.record_id, claims }],
          purpose: request.purpose,
          purposeText: request.purpose_text ?? undefined,
          requestId: id,
        });
        await saveAnswer(trx, { id, state: "granted" });
        await log(trx, caller, { kind: "granted", ids: [id] });
        await queueGranted(trx, deps, { request, link, hasPin: share.hasPin });
        return { share, pin };
      }),

    refuse: (caller, id) =>
      inWaiting(caller, id, async (trx, request) => {
        await saveAnswer(trx, { id, state: "refused" });
        await log(trx, caller, { kind: "refused", ids: [id] });
        return refused(trx, caller, request);
      }),

    block: (caller, id) =>
      inWaiting(caller, id, async (trx, request) => {
        const { id: studentId, universityId } = caller.actor;
        const settings = await findSettings(trx, studentId);
        const blockedDomains = [...new Set([...settings.blockedDomains, request.site])];
        await saveSettings(trx, { ...settings, blockedDomains, studentId, universityId });
        const ids = await refuseSite(trx, { studentId, site: request.site });
        await log(trx, caller, { kind: "blocked", ids: [id] });
        await log(trx, caller, { kind: "refused", ids });
        return refused(trx, caller, request);
      }),
  };
}

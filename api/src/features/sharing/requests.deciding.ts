/** What a student does with requests: list them, grant one with a share, refuse one, block its domain, accept none at all. */
import type { Answer } from "@ijaza/schema/endpoint";
import type { AccessRequest, getAccessRequests, grantRequest } from "@ijaza/schema/third-party";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { authorFor, type Caller, scopeFor } from "../records/records.service.ts";
import { queueGranted } from "./requests.letters.ts";
import {
  findSettings,
  listGranted,
  listRequests,
  lockOwnRequest,
  refuseDomain,
  saveAnswer,
  saveSettings,
} from "./requests.repository.ts";
import type { MatchedRow } from "./requests.tables.ts";
import { endOf, overSince } from "./requests.times.ts";
import type { MadeShare, NewShare } from "./shares.making.ts";
import { lockSharing } from "./shares.repository.ts";
import type { SharingDeps } from "./sharing.deps.ts";

type MakeShare = (trx: Trx, caller: Caller, input: NewShare) => Promise<MadeShare>;
type GrantOptions = { id: string } & Pick<NewShare, "expiresAt" | "views" | "pin"> & { claims: readonly string[] };
type SettingsInput = { acceptsRequests: boolean; blockedDomains?: readonly string[] | undefined };

export type RequestDeciding = {
  /** The requests that wait for the caller, and the caller's settings. */
  list(caller: Caller): Promise<Answer<typeof getAccessRequests>>;
  /** Makes a share and mails its link to the confirmed address. Also throws what making a share throws. */
  grant(caller: Caller, grant: GrantOptions): Promise<Answer<typeof grantRequest>>;
  /** Refuses a request. The organisation is told on the request's last day that no access was given. */
  refuse(caller: Caller, id: string): Promise<{ request: AccessRequest }>;
  /** Blocks the domain of a request, and ends all waiting requests of that domain. */
  block(caller: Caller, id: string): Promise<{ request: AccessRequest }>;
  /** Sets whether requests are accepted, and unblocks domains. It cannot block a domain. */
  updateSettings(caller: Caller, settings: SettingsInput): Promise<void>;
};

export function createRequestDeciding(deps: SharingDeps, makeShare: MakeShare): RequestDeciding {
  const { db, clock, records } = deps;

  const describe = async (trx: Trx, caller: Caller, rows: readonly MatchedRow[]): Promise<AccessRequest[]> => {
    const found = await records.findAll(trx, [...new Set(rows.map((row) => row.document_id))]);
    const kinds = new Map(found.map(({ kind, record }) => [record.id, kind.document]));
    const granted = await listGranted(trx, { studentId: caller.actor.id, now: clock.now() });
    return rows.flatMap((row) => {
      const [kind, confirmedAt, state] = [kinds.get(row.document_id), row.confirmed_at, row.state];
      if (!kind || !confirmedAt || state === "unconfirmed") return [];
      return [
        {
          _id: row.id,
          organisation: row.organisation,
          contact: row.contact,
          email: row.email,
          domain: row.domain,
          purpose: row.purpose,
          purposeText: row.purpose_text,
          claims: row.claims,
          document: { _id: row.document_id, kind },
          state,
          confirmedAt: confirmedAt.toISOString(),
          endsAt: endOf(confirmedAt).toISOString(),
          alreadyShared: granted.has(`${row.domain} ${row.document_id}`),
        },
      ];
    });
  };

  const note = (trx: Trx, caller: Caller, { kind, ids }: { kind: string; ids: readonly string[] }) =>
    appendAudit(trx, {
      universityId: caller.actor.universityId,
      author: authorFor(caller),
      at: clock.now(),
      events: ids.map((subjectId) => ({ kind: `third_party.${kind}`, subjectId })),
    });

  /**
   * Runs decisions of a student one after the other, because blocking a domain ends several requests. Throws `not_found` for a request
   * that is not the caller's, `request_over` for one that no longer waits.
   */
  const inWaiting = <T>(caller: Caller, id: string, work: (trx: Trx, request: MatchedRow) => Promise<T>): Promise<T> =>
    inScope(db, scopeFor(caller), async (trx) => {
      await lockSharing(trx, caller.actor.id);
      const request = await lockOwnRequest(trx, { id, studentId: caller.actor.id });
      if (!request) throw new AppError("not_found");
      const isOver = !request.confirmed_at || request.confirmed_at <= overSince(clock.now());
      if (request.state !== "waiting" || isOver) throw new AppError("request_over");
      return work(trx, request);
    });

  const refused = async (trx: Trx, caller: Caller, request: MatchedRow) => {
    const [described] = await describe(trx, caller, [{ ...request, state: "refused" }]);
    return { request: described! };
  };

  return {
    list: (caller: Caller): Promise<Answer<typeof getAccessRequests>> =>
      inScope(db, scopeFor(caller), async (trx) => ({
        requests: await describe(trx, caller, await listRequests(trx, caller.actor.id)),
        ...(await findSettings(trx, caller.actor.id)),
      })),

    grant: (caller: Caller, { id, claims, ...terms }: GrantOptions): Promise<Answer<typeof grantRequest>> =>
      inWaiting(caller, id, async (trx, request) => {
        const { share, link, pin } = await makeShare(trx, caller, {
          ...terms,
          items: [{ documentId: request.document_id, claims }],
          purpose: request.purpose,
          purposeText: request.purpose_text ?? undefined,
          requestId: id,
        });
        await saveAnswer(trx, { id, state: "granted" });
        await note(trx, caller, { kind: "granted", ids: [id] });
        await queueGranted(trx, deps, { request, link, hasPin: share.hasPin });
        return { share, ...(pin !== undefined && { pin }) };
      }),

    refuse: (caller: Caller, id: string) =>
      inWaiting(caller, id, async (trx, request) => {
        await saveAnswer(trx, { id, state: "refused" });
        await note(trx, caller, { kind: "refused", ids: [id] });
        return refused(trx, caller, request);
      }),

    block: (caller: Caller, id: string) =>
      inWaiting(caller, id, async (trx, request) => {
        const { id: studentId, universityId } = caller.actor;
        const settings = await findSettings(trx, studentId);
        const blockedDomains = [...new Set([...settings.blockedDomains, request.domain])];
        await saveSettings(trx, { ...settings, blockedDomains, studentId, universityId });
        const ids = await refuseDomain(trx, { studentId, domain: request.domain });
        await note(trx, caller, { kind: "blocked", ids: [id] });
        await note(trx, caller, { kind: "refused", ids });
        return refused(trx, caller, request);
      }),

    updateSettings: (caller: Caller, { acceptsRequests, blockedDomains: kept }: SettingsInput): Promise<void> =>
      inScope(db, scopeFor(caller), async (trx) => {
        const { id: studentId, universityId } = caller.actor;
        await lockSharing(trx, studentId);
        const { blockedDomains: before } = await findSettings(trx, studentId);
        const blockedDomains = before.filter((domain) => kept?.includes(domain) ?? true);
        await saveSettings(trx, { acceptsRequests, blockedDomains, studentId, universityId });
      }),
  };
}

/** What owners do with their shares: list them, see when they were opened, take them back, make a new PIN. */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { getShares, getShareViews, renewSharePin, takeBackShare } from "@ijaza/schema/sharing/shares";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { authorFor, type Caller, scopeFor } from "../../records/records.service.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { describeOne, describeShares } from "./describe-share.ts";
import { newPin } from "./secrets.ts";
import { listShares, listViews, lockOwnShare, savePin, saveTakenBack } from "./shares.repository.ts";
import type { ShareRow } from "./shares.tables.ts";
import { hasEnded, REFUSALS, stateOf } from "./states.ts";

export type ShareKeeping = {
  /** All shares of the caller. */
  list(caller: Caller): Promise<Answer<typeof getShares>>;
  /** When a share was opened, by the minute. Throws `not_found` for a share that is not the caller's, as the following do. */
  views(caller: Caller, id: string): Promise<Answer<typeof getShareViews>>;
  /** Takes a share back for good; repeating it changes nothing. */
  takeBack(caller: Caller, id: string): Promise<Answer<typeof takeBackShare>>;
  /** Makes a new PIN. Throws the refusal of an ended share. */
  renewPin(caller: Caller, id: string): Promise<Answer<typeof renewSharePin>>;
};

export function createShareKeeping(deps: SharingDeps): ShareKeeping {
  const { db, clock, secrets } = deps;

  /** Throws `not_found` for a share that is not the caller's. */
  const inOwn = <T>(caller: Caller, id: string, work: (trx: Trx, share: ShareRow) => Promise<T>): Promise<T> =>
    inScope(db, scopeFor(caller), async (trx) => {
      const share = await lockOwnShare(trx, { id, studentId: caller.actor.id });
      if (!share) throw new AppError("not_found");
      return work(trx, share);
    });

  const note = (trx: Trx, caller: Caller, { kind, subjectId }: { kind: string; subjectId: string }) =>
    appendAudit(trx, {
      universityId: caller.actor.universityId,
      author: authorFor(caller),
      at: clock.now(),
      events: [{ kind, subjectId }],
    });

  return {
    list: (caller: Caller): Promise<Answer<typeof getShares>> =>
      inScope(db, scopeFor(caller), async (trx) => ({
        shares: await describeShares(trx, deps, await listShares(trx, caller.actor.id)),
      })),

    views: (caller: Caller, id: string): Promise<Answer<typeof getShareViews>> =>
      inOwn(caller, id, async (trx) => ({
        views: (await listViews(trx, id)).map(({ minute, count }) => ({ at: minute.toISOString(), count })),
      })),

    takeBack: (caller: Caller, id: string): Promise<Answer<typeof takeBackShare>> =>
      inOwn(caller, id, async (trx, share) => {
        if (share.taken_back_at) return { share: await describeOne(trx, deps, share) };
        const after = await saveTakenBack(trx, { id, at: clock.now() });
        await note(trx, caller, { kind: "share.taken_back", subjectId: id });
        return { share: await describeOne(trx, deps, after) };
      }),

    renewPin: (caller: Caller, id: string): Promise<Answer<typeof renewSharePin>> =>
      inOwn(caller, id, async (trx, share) => {
        const state = stateOf(share, clock.now());
        if (hasEnded(state)) throw new AppError(REFUSALS[state]);
        const pin = newPin();
        const after = await savePin(trx, { id, digest: secrets.pinDigest(id, pin) });
        await note(trx, caller, { kind: "share.unlocked", subjectId: id });
        return { share: await describeOne(trx, deps, after), pin };
      }),
  };
}

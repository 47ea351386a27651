/** How an action on a key is taken: judged, queued for the registry and logged in one transaction. */

import type { KeyAction, UniversityKey } from "@ijaza/schema/keys/calls";
import { GUARDIAN_MARKS_PER_DAY, refusalOfKeyAction } from "@ijaza/schema/keys/rules";
import { AppError } from "../../platform/app-error.ts";
import { type Author, appendAudit } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope, type Scope, type Trx } from "../../platform/database.ts";
import type { Chain, UniversityKeyRow } from "../chain/chain.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import { describeUniversityKey, purposeOf } from "./keys.describing.ts";

export type KeyReadingDeps = {
  clock: Clock;
  chain: Pick<Chain, "universityKeys">;
  universities: Pick<Universities, "holdById">;
  /** Initial balance of a new wallet, in wei. */
  etherPayment: bigint;
};

type LockedKey = NonNullable<Awaited<ReturnType<Chain["universityKeys"]["lock"]>>>;

type Take = (trx: Trx, context: { deps: KeyReadingDeps; row: LockedKey; since: Date; at: Date }) => Promise<void>;

/** Its number in the registry is held: a new key is entered under it. */
async function ownerOf(trx: Trx, { universities, etherPayment }: KeyReadingDeps, row: LockedKey) {
  const university = row.university_id && (await universities.holdById(trx, row.university_id));
  if (!university) throw new Error(`the key ${row.id} is no university's`);
  return { registryId: university.registry_id, ether: etherPayment };
}

/** `event` is the kind in the log, beside `key.`: what the registry has to confirm is logged once more when it is final. */
const ACTIONS: Record<KeyAction, { event: string; take: Take }> = {
  report: {
    event: "reported",
    take: (trx, { deps, row, since, at }) => deps.chain.universityKeys.report(trx, row, { since, at }),
  },
  mark: {
    event: "marking",
    take: async (trx, { deps, row, since, at }) =>
      deps.chain.universityKeys.mark(trx, row, { ...(await ownerOf(trx, deps, row)), since, at }),
  },
  confirm: { event: "confirming", take: (trx, { deps, row }) => deps.chain.universityKeys.confirm(trx, row) },
  clear: { event: "clearing", take: (trx, { deps, row }) => deps.chain.universityKeys.clear(trx, row) },
  veto: { event: "vetoing", take: (trx, { deps, row }) => deps.chain.universityKeys.veto(trx, row) },
  replace: {
    event: "replacing",
    take: async (trx, { deps, row }) => deps.chain.universityKeys.replace(trx, row, await ownerOf(trx, deps, row)),
  },
  end: { event: "ending", take: (trx, { deps, row }) => deps.chain.universityKeys.end(trx, row) },
};

/** What an action on a key takes; `since` and `reason` where the key is reported or marked. */
export type KeyRequest = { keyId: string; since?: string; reason?: string };

export type KeyActionCall = { action: KeyAction; request: KeyRequest; scope: Scope; author: Author };

/** In scope; the newest first. */
export const readKeys = async (
  trx: Trx,
  { chain, clock }: Pick<KeyReadingDeps, "chain" | "clock">,
  universityId: string,
): Promise<UniversityKey[]> =>
  (await chain.universityKeys.list(trx, universityId)).map((row) => describeUniversityKey(row, clock.now()));

/** What the guardian has left until midnight of UTC; read in the scope of all. */
export async function countMarksLeft(
  trx: Trx,
  { chain, clock }: Pick<KeyReadingDeps, "chain" | "clock">,
): Promise<number> {
  const midnight = new Date(clock.now());
  midnight.setUTCHours(0, 0, 0, 0);
  return Math.max(0, GUARDIAN_MARKS_PER_DAY - (await chain.universityKeys.countMarks(trx, midnight)));
}

export type KeyActionDeps = KeyReadingDeps & {
  db: Db;
  /** Since when a person's account has had a second factor and its address; null where that is not asked. */
  heldSinceOf: ((trx: Trx, personId: string) => Promise<Date | null>) | null;
  /** Called in the same transaction, with the key as it is afterwards. */
  onTaken(trx: Trx, taken: { action: KeyAction; key: UniversityKeyRow }): Promise<void>;
};

/** Takes an action, and resolves with the key afterwards. Throws `not_found` and what `refusalOfKeyAction` says. */
export function takeKeyAction(
  deps: KeyActionDeps,
  { action, request, scope, author }: KeyActionCall,
): Promise<UniversityKey> {
  const { db, chain, clock, onTaken } = deps;
  return inScope(db, scope, async (trx) => {
    const row = await chain.universityKeys.lock(trx, request.keyId);
    if (!row?.university_id) throw new AppError("not_found");
    const all = await readKeys(trx, deps, row.university_id);
    const key = all.find(({ _id }) => _id === row.id);
    if (!key) throw new AppError("not_found");
    const now = clock.now();
    const since = request.since === undefined ? now : wholeSecond(request.since);
    const marksLeft = action === "mark" ? await countMarksLeft(trx, deps) : null;
    const isJudging = action === "confirm" || action === "clear";
    const heldSince = isJudging && author.id ? await deps.heldSinceOf?.(trx, author.id) : undefined;
    const refusal = refusalOfKeyAction({ action, key, all, now, marksLeft, since, heldSince });
    if (refusal) throw new AppError(refusal);
    const { event, take } = ACTIONS[action];
    await take(trx, { deps, row, since, at: now });
    const stated = request.since ? { since: since.toISOString(), reason: request.reason ?? null } : {};
    const data = { purpose: purposeOf(row), ...stated };
    const events = [{ kind: `key.${event}`, subjectId: row.id, data }];
    await appendAudit(trx, { universityId: row.university_id, author, at: now, events });
    const after = await chain.universityKeys.find(trx, row.id);
    if (!after) throw new Error(`the key ${row.id} is gone`);
    await onTaken(trx, { action, key: after });
    return describeUniversityKey(after, now);
  });
}

/** The chain counts seconds. */
const wholeSecond = (moment: string): Date => new Date(Math.floor(Date.parse(moment) / 1000) * 1000);

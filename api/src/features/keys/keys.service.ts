/** The door of the room keys: what people see of a university's keys, and what they do when one is not safe any more. */
import type { Answer, Input } from "@ijaza/schema/endpoint";
import { GUARDIAN_MARKS_PER_DAY, refusalOfKeyAction } from "@ijaza/schema/key-rules";
import type { countKeyDocuments, getUniversityKeys, KeyAction, UniversityKey } from "@ijaza/schema/keys";
import { type Actor, scopeOf, tenantOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Author, appendAudit, SYSTEM } from "../../platform/audit/audit.ts";
import { type Db, inScope, type Scope, type Trx } from "../../platform/database.ts";
import { countIssuedWith } from "../issuing/issuing.service.ts";
import { nameOf } from "../universities/universities.service.ts";
import { describeUniversityKey, purposeOf } from "./keys.describing.ts";
import { type KeyMailDeps, registerKeyMails } from "./keys.mails.ts";
import { ACTIONS, type KeyRoomDeps } from "./keys.taking.ts";

/** What an action on a key takes; `since` and `reason` where the key is reported or marked. */
export type KeyRequest = { keyId: string; since?: string; reason?: string };

type Taking = { action: KeyAction; request: KeyRequest; scope: Scope; author: Author };

export type KeysRoom = {
  /** Throws `not_found` for another university than the own one. */
  read(actor: Actor, query: Input<typeof getUniversityKeys>): Promise<Answer<typeof getUniversityKeys>>;
  countDocuments(actor: Actor, question: Input<typeof countKeyDocuments>): Promise<Answer<typeof countKeyDocuments>>;
  /** Takes an action, and returns the key afterwards. Throws `not_found` and what `refusalOfKeyAction` says. */
  take(taking: Taking): Promise<UniversityKey>;
};

/** In scope; each with the newest first. */
export const readKeys = async (trx: Trx, { chain, clock }: KeyRoomDeps, universityId: string) =>
  (await chain.universityKeys.list(trx, universityId)).map((row) => describeUniversityKey(row, clock.now()));

/** What the guardian has left until midnight of UTC; read in the scope of all. */
async function countMarksLeft(trx: Trx, { chain, clock }: KeyRoomDeps): Promise<number> {
  const midnight = new Date(clock.now());
  midnight.setUTCHours(0, 0, 0, 0);
  return Math.max(0, GUARDIAN_MARKS_PER_DAY - (await chain.universityKeys.countMarks(trx, midnight)));
}

export function createKeysRoom(deps: KeyRoomDeps & KeyMailDeps & { db: Db }): KeysRoom {
  const { db, chain, clock, universities } = deps;
  const { mailReport, mailChange } = registerKeyMails(deps);

  chain.whenKeyChanges(async (trx, { keyId, change, at }) => {
    const key = await chain.universityKeys.find(trx, keyId);
    if (!key?.university_id) return;
    const event = { kind: `key.${change}`, subjectId: keyId, data: { purpose: key.purpose } };
    await appendAudit(trx, { universityId: key.university_id, author: SYSTEM, at, events: [event] });
    if (change !== "refused") await mailChange(trx, { key, change });
  });

  return {
    async read(actor, { universityId = actor.universityId }) {
      const tenant = tenantOf(actor);
      if (!universityId || (tenant !== null && tenant !== universityId)) throw new AppError("not_found");
      return inScope(db, scopeOf(actor), async (trx) => {
        const university = await universities.findById(trx, universityId);
        if (!university) throw new AppError("not_found");
        return {
          university: { _id: university.id, name: nameOf(university) },
          keys: await readKeys(trx, deps, universityId),
          marksLeft: tenant === null ? await countMarksLeft(trx, deps) : null,
          registrarIsOutside: chain.universityKeys.registrarIsOutside,
        };
      });
    },

    countDocuments: (actor, { id, since }) =>
      inScope(db, scopeOf(actor), async (trx) => {
        const key = await chain.universityKeys.find(trx, id);
        if (!key) throw new AppError("not_found");
        return countIssuedWith(trx, { keyId: id, publicId: key.public_id, since: new Date(since) });
      }),

    take: ({ action, request, scope, author }) =>
      inScope(db, scope, async (trx) => {
        const row = await chain.universityKeys.lock(trx, request.keyId);
        if (!row?.university_id) throw new AppError("not_found");
        const all = await readKeys(trx, deps, row.university_id);
        const key = all.find(({ _id }) => _id === row.id);
        if (!key) throw new AppError("not_found");
        const now = clock.now();
        const since = request.since === undefined ? now : wholeSecond(request.since);
        const marksLeft = action === "mark" ? await countMarksLeft(trx, deps) : null;
        const refusal = refusalOfKeyAction({ action, key, all, now, marksLeft, since });
        if (refusal) throw new AppError(refusal);
        const { event, take } = ACTIONS[action];
        await take(trx, { deps, row, since, at: now });
        const facts = request.since ? { since: since.toISOString(), reason: request.reason ?? null } : {};
        const data = { purpose: purposeOf(row), ...facts };
        const events = [{ kind: `key.${event}`, subjectId: row.id, data }];
        await appendAudit(trx, { universityId: row.university_id, author, at: now, events });
        const after = await chain.universityKeys.find(trx, row.id);
        if (!after) throw new Error(`the key ${row.id} is gone`);
        if (action === "report") await mailReport(trx, after);
        // No registry is to confirm it.
        if (action === "mark" && key.purpose === "badge") await mailChange(trx, { key: after, change: "marked" });
        return describeUniversityKey(after, now);
      }),
  };
}

/** The chain counts seconds. */
const wholeSecond = (moment: string): Date => new Date(Math.floor(Date.parse(moment) / 1000) * 1000);

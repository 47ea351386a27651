/** How an action on a key is taken, for people and for the operator at a console: judged, queued for the registry and logged. */
import type { KeyAction } from "@ijaza/schema/keys/calls";
import { refusalOfKeyAction } from "@ijaza/schema/keys/rules";
import { AppError } from "../../platform/app-error.ts";
import type { AuditEvent } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import type { Chain, UniversityKeyRow } from "../chain/chain.service.ts";
import { purposeOf } from "./describe-key.ts";
import type { KeyRooms } from "./keys.rooms.ts";
import { countMarksLeft, readKeys } from "./read-keys.ts";

type LockedKey = NonNullable<Awaited<ReturnType<Chain["universityKeys"]["lock"]>>>;
type ActingRooms = Pick<KeyRooms, "chain"> & {
  universities: Pick<KeyRooms["universities"], "holdById">;
  keys: Pick<KeyRooms["keys"], "etherPayment">;
};
type Taking = { rooms: ActingRooms; row: LockedKey; since: Date; at: Date };

/** Its number in the registry is held: a new key is entered under it. */
async function ownerOf(trx: Trx, { universities, keys }: ActingRooms, row: LockedKey) {
  const university = row.university_id && (await universities.holdById(trx, row.university_id));
  if (!university) throw new Error(`the key ${row.id} is no university's`);
  return { registryId: university.registry_id, ether: keys.etherPayment };
}

/** What the registry has to confirm is logged once more when it is final. */
const QUEUED: Record<KeyAction, (trx: Trx, taking: Taking) => Promise<void>> = {
  report: (trx, { rooms, row, since, at }) => rooms.chain.universityKeys.report(trx, row, { since, at }),
  mark: async (trx, { rooms, row, since, at }) =>
    rooms.chain.universityKeys.mark(trx, row, { ...(await ownerOf(trx, rooms, row)), since, at }),
  confirm: (trx, { rooms, row }) => rooms.chain.universityKeys.confirm(trx, row),
  clear: (trx, { rooms, row }) => rooms.chain.universityKeys.clear(trx, row),
  veto: (trx, { rooms, row }) => rooms.chain.universityKeys.veto(trx, row),
  replace: async (trx, { rooms, row }) => rooms.chain.universityKeys.replace(trx, row, await ownerOf(trx, rooms, row)),
  end: (trx, { rooms, row }) => rooms.chain.universityKeys.end(trx, row),
};

/** `since` and `reason` where the key is reported or marked. */
export type KeyRequest = { keyId: string; since?: string; reason?: string };

export type KeyEvent = Omit<AuditEvent, "kind"> & { universityId: string };

export type TakingKeyAction = {
  trx: Trx;
  at: Date;
  rooms: ActingRooms;
  /** Takes the event of the action, for the caller to append. */
  note: (event: KeyEvent) => void;
  /** Since when whoever confirms or clears has had a second factor; undefined where that is not asked. */
  heldSince?: Date | null | undefined;
};

/** The key afterwards. Throws `not_found` and what `refusalOfKeyAction` says. */
export async function takeKeyAction(
  { trx, at, rooms, note, heldSince }: TakingKeyAction,
  { action, request }: { action: KeyAction; request: KeyRequest },
): Promise<UniversityKeyRow> {
  const { universityKeys } = rooms.chain;
  const reading = { trx, at, rooms };
  const row = await universityKeys.lock(trx, request.keyId);
  if (!row?.university_id) throw new AppError("not_found");
  const all = await readKeys(reading, row.university_id);
  const key = all.find(({ _id }) => _id === row.id);
  if (!key) throw new AppError("not_found");
  const since = request.since === undefined ? at : wholeSecond(request.since);
  const marksLeft = action === "mark" ? await countMarksLeft(reading) : null;
  const refusal = refusalOfKeyAction({ action, key, all, now: at, marksLeft, since, heldSince });
  if (refusal) throw new AppError(refusal);
  await QUEUED[action](trx, { rooms, row, since, at });
  const stated = request.since ? { since: since.toISOString(), reason: request.reason ?? null } : {};
  note({ subjectId: row.id, universityId: row.university_id, data: { purpose: purposeOf(row), ...stated } });
  const after = await universityKeys.find(trx, row.id);
  if (!after) throw new Error(`the key ${row.id} is gone`);
  return after;
}

/** The chain counts seconds. */
const wholeSecond = (moment: string): Date => new Date(Math.floor(Date.parse(moment) / 1000) * 1000);

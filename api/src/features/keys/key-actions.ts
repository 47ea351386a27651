/** The calls by which people act on a key; each replies the key afterwards, and those whom it concerns get a mail. */
import * as calls from "@ijaza/schema/keys/calls";
import type { Actor } from "../../platform/actor.ts";
import { describeUniversityKey } from "./describe-key.ts";
import { handle, type KeyRooms } from "./keys.rooms.ts";
import { type KeyRequest, type TakingKeyAction, takeKeyAction } from "./take-key-action.ts";

type Context = Omit<TakingKeyAction, "rooms"> & { actor: Actor; rooms: KeyRooms };

const take = (action: calls.KeyAction) => async (context: Context, request: KeyRequest) => {
  const { trx, actor, at, rooms } = context;
  const isJudging = action === "confirm" || action === "clear";
  const heldSince = isJudging ? await rooms.keys.heldSinceOf?.(trx, actor.id) : undefined;
  const key = await takeKeyAction({ ...context, heldSince }, { action, request });
  if (action === "report") await rooms.keys.mailReport(trx, key);
  // No registry is to confirm it.
  if (action === "mark" && key.purpose === "badge") await rooms.keys.mailChange(trx, { key, change: "marked" });
  return { key: describeUniversityKey(key, at) };
};

export const reportKey = handle(calls.reportKey, take("report"));
export const markKey = handle(calls.markKey, take("mark"));
export const confirmKeyMark = handle(calls.confirmKeyMark, take("confirm"));
export const clearKeyMark = handle(calls.clearKeyMark, take("clear"));
export const vetoKey = handle(calls.vetoKey, take("veto"));
export const replaceKey = handle(calls.replaceKey, take("replace"));
export const endKey = handle(calls.endKey, take("end"));

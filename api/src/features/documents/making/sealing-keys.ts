/** Decides which keys seal and which seals count, by the same dates that the registry holds. Pure. */
import type { MadeTimeStamp } from "../../../platform/time-stamping/time-stamping.ts";
import type { KeyTimes } from "../../chain/chain.service.ts";

/** How far the chain's clock may be ahead of ours: a seal must not be dated after the end of its key. */
const CLOCKS_APART_MS = 60_000;

/** Whether the key seals documents now. An active key has begun; `waiting` and `retired` ones seal nothing. */
export function sealsNow(key: KeyTimes | undefined, now: Date): key is KeyTimes {
  if (key?.state !== "active" || key.compromised_since !== null) return false;
  return key.valid_until === null || now.getTime() + CLOCKS_APART_MS < key.valid_until.getTime();
}

/** Whether the key was valid at the time of a time stamp, as the verifier judges it: its accuracy counts against it. */
export function isWitnessedInTime(key: KeyTimes, { at, accuracy }: Pick<MadeTimeStamp, "at" | "accuracy">): boolean {
  const [earliest, latest] = [(at - accuracy) * 1000, (at + accuracy) * 1000];
  const isBefore = (moment: Date | null) => moment === null || latest < moment.getTime();
  const hasBegun = key.valid_from === null || earliest >= key.valid_from.getTime();
  return hasBegun && isBefore(key.valid_until) && isBefore(key.compromised_since);
}

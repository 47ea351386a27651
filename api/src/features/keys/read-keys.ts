/** The keys of a university in the transaction's scope, and what the guardian has left of today. */
import type { UniversityKey } from "@ijaza/schema/keys/calls";
import { GUARDIAN_MARKS_PER_DAY } from "@ijaza/schema/keys/rules";
import type { Trx } from "../../platform/database.ts";
import { describeUniversityKey } from "./describe-key.ts";
import type { KeyRooms } from "./keys.rooms.ts";

export type ReadingKeys = { trx: Trx; at: Date; rooms: Pick<KeyRooms, "chain"> };

/** The newest first. */
export const readKeys = async ({ trx, at, rooms }: ReadingKeys, universityId: string): Promise<UniversityKey[]> =>
  (await rooms.chain.universityKeys.list(trx, universityId)).map((row) => describeUniversityKey(row, at));

/** What the guardian has left until midnight of UTC; read in the scope of all. */
export async function countMarksLeft({ trx, at, rooms }: ReadingKeys): Promise<number> {
  const midnight = new Date(at);
  midnight.setUTCHours(0, 0, 0, 0);
  return Math.max(0, GUARDIAN_MARKS_PER_DAY - (await rooms.chain.universityKeys.countMarks(trx, midnight)));
}

/** Whether the registry has the keys that a university needs for signing. */
import type { Trx } from "../../../platform/database.ts";
import { wakeJobs } from "../../../platform/jobs/jobs.parking.ts";
import type { KeyPurpose, KeyState } from "../chain.tables.ts";

/** `underway`: the university has them, but they are not entered in the registry yet. */
export type SigningKeys = "none" | "underway" | "known";

const NEEDED = ["wallet", "credential"] as const satisfies KeyPurpose[];

const keysOf = (trx: Trx, universityId: string) =>
  trx
    .selectFrom("chain_keys")
    .select(["purpose", "state"])
    .where("university_id", "=", universityId)
    .where("purpose", "in", NEEDED)
    .where("state", "!=", "retired");

export async function readSigningKeys(trx: Trx, universityId: string): Promise<SigningKeys> {
  return judgeKeys(await keysOf(trx, universityId).execute());
}

/** The same with a lock: until the transaction ends none of them is entered in the registry. */
export async function holdSigningKeys(trx: Trx, universityId: string): Promise<SigningKeys> {
  return judgeKeys(await keysOf(trx, universityId).forShare().execute());
}

function judgeKeys(keys: readonly { purpose: KeyPurpose; state: KeyState }[]): SigningKeys {
  const has = (purpose: KeyPurpose, state?: KeyState) =>
    keys.some((key) => key.purpose === purpose && (state === undefined || key.state === state));
  if (!NEEDED.every((purpose) => has(purpose))) return "none";
  return NEEDED.every((purpose) => has(purpose, "active")) ? "known" : "underway";
}

/** Lets the university's jobs go on that wait for its keys; in the transaction that changes what became of a key. */
export async function wakeWaitingForKeys(trx: Trx, universityId: string | null): Promise<void> {
  await wakeJobs(trx, { universityId, waitingFor: "key" });
}

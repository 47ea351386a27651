/** Signing waits until the registry has the university's keys; the transaction that enters the last one resumes it. */
import type { RefusalCode } from "@ijaza/schema/errors";
import { crashPoint } from "../../platform/crash-points.ts";
import { putJobDown } from "../../platform/jobs/jobs.parking.ts";
import type { Lease } from "../../platform/jobs/worker.ts";
import { holdSigningKeys, isEntryRefused } from "../chain/chain.service.ts";

/** `go`: the keys are entered. `wait`: the job is parked. Else why waiting is of no use. */
export type KeysMet = "go" | "wait" | { refusal: RefusalCode };

/** Parks the job while the keys are being entered: it holds no lease, and is woken instead of tried again. */
export async function meetKeys({ job, fenced }: Lease): Promise<KeysMet> {
  const { id, university_id: universityId } = job;
  if (universityId === null) throw new Error(`the job ${id} signs for nobody`);
  const met = await fenced(async (trx): Promise<KeysMet> => {
    const keys = await holdSigningKeys(trx, universityId);
    if (keys === "known") return "go";
    if (keys === "none") return { refusal: "no_signing_key" };
    if (await isEntryRefused(trx, universityId)) return { refusal: "enrolment_refused" };
    await putJobDown(trx, { id, waitingFor: "key" });
    return "wait";
  });
  if (met === "wait") crashPoint("sign.waiting");
  return met;
}

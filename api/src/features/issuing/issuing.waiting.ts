/** Signing waits until the registry has the university's keys and issuer; the transaction that enters the last one resumes it. */
import type { RefusalCode } from "@ijaza/schema/errors/errors";
import { putJobDown } from "../../platform/jobs/jobs.parking.ts";
import type { Lease } from "../../platform/jobs/worker.ts";
import { holdIdentity, holdSigningKeys, isEntryRefused } from "../chain/chain.service.ts";
import type { IssuingContext } from "./issuing.context.ts";

/** `go`: the keys are entered. `wait`: the job is parked. Else why waiting is of no use. */
export type KeysMet = "go" | "wait" | { refusal: RefusalCode };

/** Parks the job while keys or issuer are being entered: it holds no lease, and is woken instead of tried again. */
export async function meetKeys(
  { issuerOf }: Pick<IssuingContext, "issuerOf">,
  { job, fenced }: Lease,
): Promise<KeysMet> {
  const { id, university_id: universityId } = job;
  if (universityId === null) throw new Error(`the job ${id} signs for nobody`);
  return fenced(async (trx): Promise<KeysMet> => {
    const keys = await holdSigningKeys(trx, universityId);
    if (keys === "none") return { refusal: "no_signing_key" };
    const identity = await holdIdentity(trx, universityId);
    if (identity?.status === "refused" || (keys === "underway" && (await isEntryRefused(trx, universityId))))
      return { refusal: "enrolment_refused" };
    if (keys === "underway" || identity?.status !== "final") {
      await putJobDown(trx, { id, waitingFor: "key" });
      return "wait";
    }
    const { did } = await issuerOf(trx, universityId);
    // Another node has been started with another address since: it signs.
    if (identity.did !== did) throw new Error(`the registry names ${identity.did}, and PUBLIC_URL of this node ${did}`);
    return "go";
  });
}

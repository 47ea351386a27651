/** How far the enrolment of a university in the registry has come. */
import type { RefusalCode } from "@ijaza/schema/errors";
import { sql } from "kysely";
import { stepInto, type Trx } from "../../../platform/database.ts";
import { readSigningKeys } from "../keys/signing-keys.ts";

/** `refused`: the registry does not let the platform enter it, and will not before its administrator has done something. */
export type EnrolmentState = "entered" | "underway" | "refused";

/** Reads it from the outbox, in the scope of all. A transaction behind a refused one waits with it. */
export async function readEnrolmentState(trx: Trx, universityId: string): Promise<EnrolmentState> {
  const { rows } = await sql<{ refused: boolean; open: boolean }>`
    select coalesce(bool_or(t.status = 'refused' or (t.status = 'queued' and exists (
        select from chain_transactions ahead
        where ahead.signer = t.signer and ahead.status = 'queued' and ahead.trouble = 'setup' and ahead.seq <= t.seq
      ))), false) as refused,
      coalesce(bool_or(t.status in ('queued', 'sent')), false) as open
    from chain_transactions t
    where t.university_id = ${universityId}
      and t.kind in ('university.register', 'university.wallet', 'university.credential-key')`.execute(trx);
  if (rows[0]?.refused) return "refused";
  return rows[0]?.open ? "underway" : "entered";
}

/** Why the registry has no wallet of the university, read in the scope of all. */
export async function whyNoWallet(trx: Trx, universityId: string): Promise<RefusalCode> {
  if ((await readSigningKeys(trx, universityId)) === "none") return "no_signing_key";
  const state = await stepInto(trx, "all", () => readEnrolmentState(trx, universityId));
  return state === "refused" ? "enrolment_refused" : "wallet_underway";
}

/** How far the enrolment of a university in the registry has come. */
import type { RefusalCode } from "@ijaza/schema/errors/errors";
import type { Enrolment } from "@ijaza/schema/users/calls";
import { sql } from "kysely";
import { stepInto, type Trx } from "../../../platform/database.ts";
import { readSigningKeys } from "../keys/signing-keys.ts";

/** `refused`: the registry does not let the platform enter it, and will not before its administrator has done something. */
export type EnrolmentState = { state: Exclude<Enrolment, "begins"> } | { state: "begins"; beginsAt: Date };

/** Reads it from the outbox and the keys, in the scope of all. A transaction behind a refused one waits with it. */
export async function readEnrolmentState(trx: Trx, universityId: string): Promise<EnrolmentState> {
  const { rows } = await sql<{ refused: boolean; outside: boolean; open: boolean }>`
    select coalesce(bool_or(t.status = 'refused' or (t.status = 'queued' and exists (
        select from chain_transactions ahead
        where ahead.signer = t.signer and ahead.status = 'queued' and ahead.trouble = 'setup' and ahead.seq <= t.seq
      ))), false) as refused,
      coalesce(bool_or(t.status = 'queued' and t.trouble = 'registrar'), false) as outside,
      coalesce(bool_or(t.status in ('queued', 'sent')), false) as open
    from chain_transactions t
    where t.university_id = ${universityId}
      and t.kind in ('university.register', 'university.rename', 'university.wallet', 'university.credential-key')
      and not (t.kind = 'university.rename' and exists (
        select from chain_transactions later
        where later.university_id = t.university_id and later.kind = t.kind and later.seq > t.seq
      )) and t.refusal is distinct from 'withdrawn'`.execute(trx);
  if (rows[0]?.refused) return { state: "refused" };
  if (rows[0]?.outside) return { state: "registrar" };
  if (rows[0]?.open) return { state: "underway" };
  const beginsAt = await readBegin(trx, universityId);
  return beginsAt ? { state: "begins", beginsAt } : { state: "entered" };
}

/** When the university has all keys that signing takes; null when it has them, or one is not even entered. */
async function readBegin(trx: Trx, universityId: string): Promise<Date | null> {
  const { rows } = await sql<{ begins_at: Date | null }>`
    select max(k.valid_from) as begins_at from chain_keys k
    where k.university_id = ${universityId} and k.purpose in ('wallet', 'credential') and k.state = 'waiting'
      and not exists (
        select from chain_keys valid
        where valid.university_id = k.university_id and valid.purpose = k.purpose and valid.state = 'active'
      )`.execute(trx);
  return rows[0]?.begins_at ?? null;
}

const WITHOUT_WALLET = {
  refused: "enrolment_refused",
  registrar: "wallet_at_registrar",
  begins: "wallet_begins_later",
  underway: "wallet_underway",
  entered: "wallet_underway",
} as const satisfies Record<Enrolment, RefusalCode>;

/** Why the registry has no wallet of the university, read in the scope of all. */
export async function whyNoWallet(trx: Trx, universityId: string): Promise<RefusalCode> {
  if ((await readSigningKeys(trx, universityId)) === "none") return "no_signing_key";
  const { state } = await stepInto(trx, { all: "an enrolment may wait behind that of another university" }, () =>
    readEnrolmentState(trx, universityId),
  );
  return WITHOUT_WALLET[state];
}

/** Notes in the jobs of a key's open transactions what they wait for. */
import { sql } from "kysely";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { setParkedWaiting } from "../../../platform/jobs/jobs.parking.ts";

/**
 * What a transaction waits for; `key`: that the chain knows the key that signs it; `setup`: people who administer the
 * registry; `registrar`: the other party that is to make the call.
 */
export type Trouble = "chain" | "ether" | "credits" | "key" | "setup" | "registrar";

type TroubleDeps = { db: Db; clock: Clock };
type Note = { signer: string; trouble: Trouble | null };

/**
 * Notes what holds up the key's transactions, `null` when things go on. One that waits by a judgement of its own keeps
 * what was noted of it, unless the chain is gone for all; one that waits for the registrar does also when it is looked for
 * again, so that it stays among the calls to make. Writes only where something changes.
 */
export async function noteTrouble({ db, clock }: TroubleDeps, note: Note): Promise<void> {
  const { signer, trouble } = note;
  await inScope(db, { all: "a key may send for several universities" }, async (trx) => {
    let noted = trx
      .updateTable("chain_transactions")
      .set({ trouble })
      .where("signer", "=", signer)
      .where("status", "in", ["queued", "sent"])
      .where((row) => row.eb("trouble", "is distinct from", trouble));
    if (trouble === null) {
      noted = noted.where((row) =>
        row.or([
          row("status", "=", "sent"),
          row.and([row("next_try_at", "<=", clock.now()), row("trouble", "!=", "registrar")]),
        ]),
      );
    }
    await noted.execute();
    await reportToJobs(trx, signer);
  });
}

/** Holds up one transaction until a moment, unless somebody else holds it up by now. */
export async function holdUp(
  { db, clock }: TroubleDeps,
  { id, signer, trouble, until }: Note & { id: string; until: Date },
): Promise<void> {
  await inScope(db, { all: "the transaction may be of any university" }, async (trx) => {
    await trx
      .updateTable("chain_transactions")
      .set({ trouble, next_try_at: until })
      .where("id", "=", id)
      .where("status", "=", "queued")
      .where("next_try_at", "<=", clock.now())
      .execute();
    await reportToJobs(trx, signer);
  });
}

/** A parked job says what its open transactions wait for; also one that was parked after they began to wait. */
async function reportToJobs(trx: Trx, signer: string): Promise<void> {
  const reasons = sql<{ job_id: string; waiting_for: string | null }>`
    select subject->>'jobId' as job_id, max(case when trouble in ('key', 'setup', 'registrar') then 'chain' else trouble end) as waiting_for
    from chain_transactions
    where signer = ${signer} and status in ('queued', 'sent') and subject ? 'jobId'
    group by 1`;
  await setParkedWaiting(trx, reasons);
}

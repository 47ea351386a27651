/** Tells the jobs of a key's open transactions what they wait for. */
import { sql } from "kysely";
import { inScope } from "../../platform/database.ts";
import type { RelayerContext } from "./relayer.context.ts";

/** `null` when things go on. Writes only where something changes. */
export async function noteTrouble(
  { db }: Pick<RelayerContext, "db">,
  { signer, trouble }: { signer: string; trouble: string | null },
): Promise<void> {
  const waitingFor = trouble === "key" ? "chain" : trouble;
  await inScope(db, "all", async (trx) => {
    const changed = await trx
      .updateTable("chain_transactions")
      .set({ trouble })
      .where("signer", "=", signer)
      .where("status", "in", ["queued", "sent"])
      .where((row) => row.eb("trouble", "is distinct from", trouble))
      .returning(sql<string | null>`subject->>'jobId'`.as("job_id"))
      .execute();
    const jobs = changed.flatMap((row) => row.job_id ?? []);
    if (jobs.length === 0) return;
    await trx
      .updateTable("jobs")
      .set({ status: waitingFor ? "waiting" : "running", waiting_for: waitingFor })
      .where("id", "in", jobs)
      .where("parked", "=", true)
      .where("status", "in", ["running", "waiting"])
      .execute();
  });
}

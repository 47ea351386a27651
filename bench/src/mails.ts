/** Measures what mails to holders add to signing: equal batches with and without them, alternately, on one product. */

import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { openDatabase } from "../../api/src/platform/database.ts";
import { cohortRow } from "./cohort.ts";
import { newImportId } from "./import-id.ts";
import { meet, type Person } from "./person.ts";
import { type Product, startProduct } from "./product.ts";
import { countRows, type Pool } from "./rows.ts";

type Cost = { seconds: number; ownCpuSeconds: number };
/** The cost of signing, and then of writing the mails to the holders, with their number. */
export type MailTurn = { isMailed: boolean; signing: Cost; writing: Cost; mails: number };

const TURNS = [false, true, false, true];
const ROWS_A_CALL = 1000;
const LOOK_MS = 100;

/** Holds mails back, and lets their job continue where an hour is full. */
const PREPARING = `
create function bench_hold_mail() returns trigger language plpgsql as $$
begin new.run_after = 'infinity'; return new; end $$;
create trigger bench_hold_mail before insert on mails for each row execute function bench_hold_mail();
create function bench_hurry() returns trigger language plpgsql as $$
begin new.run_after = least(new.run_after, now()); return new; end $$;
create trigger bench_hurry before update of run_after on jobs for each row
  when (new.kind = 'holders.notify') execute function bench_hurry();
create function bench_park() returns trigger language plpgsql as $$
begin new.parked = true; return new; end $$;
create trigger bench_park before insert on jobs for each row
  when (new.kind = 'holders.notify') execute function bench_park();
alter table jobs disable trigger bench_park`;

/** Signs `rows` diplomas of as many new students, in each of four turns. */
export async function measureMails(rows: number): Promise<MailTurn[]> {
  const product = await startProduct();
  const { db, pool } = openDatabase({ url: product.ownerUrl(), poolSize: 1 });
  try {
    await pool.query(PREPARING);
    const [agent, responsable] = [
      await meet(product.url, "agent@ijaza.example"),
      await meet(product.url, "responsable@ijaza.example"),
    ];
    const turns: MailTurn[] = [];
    for (const [place, isMailed] of TURNS.entries()) {
      await pool.query(`alter table jobs ${isMailed ? "disable" : "enable"} trigger bench_park`);
      await prepare({ agent, responsable, from: place * rows, rows });
      const before = await countMails(pool);
      const signing = await measure(product, async () => {
        const job = await agent.ended(await agent.call(signDiplomas, { all: true }));
        if (job.status !== "succeeded") throw new Error(`signing ended as ${JSON.stringify(job)}`);
      });
      const writing = await measure(product, () => written(pool));
      turns.push({ isMailed, signing, writing, mails: (await countMails(pool)) - before });
      console.error(`signed ${isMailed ? "with" : "without"} mails: ${signing.seconds.toFixed(1)} s`);
    }
    return turns;
  } finally {
    await db.destroy();
    await product.stop();
  }
}

type PrepareOptions = { agent: Person; responsable: Person; from: number; rows: number };

/** Imports and accepts diplomas. */
async function prepare({ agent, responsable, from, rows }: PrepareOptions): Promise<void> {
  const importId = newImportId();
  for (let at = 0; at < rows; at += ROWS_A_CALL) {
    const size = Math.min(ROWS_A_CALL, rows - at);
    const diplomas = Array.from({ length: size }, (_, n) => cohortRow(from + at + n));
    await agent.call(addDiplomas, { mode: "modeTwo", diplomas, importId, firstRow: at + 2 });
  }
  const { diplomas: mine } = await agent.call(getAllDiplomas, { pageSize: 1, status: "pending", search: "B-" });
  await responsable.call(decideDiplomas, { agentId: mine[0]!.agentId!, all: true, decision: "accepted" });
}

async function measure(product: Product, work: () => Promise<unknown>): Promise<Cost> {
  const [from, own] = [performance.now(), product.ownCpuSeconds()];
  await work();
  return { seconds: (performance.now() - from) / 1000, ownCpuSeconds: product.ownCpuSeconds() - own };
}

/** Resolves once no job that writes mails is open. */
async function written(pool: Pool): Promise<void> {
  while (
    (await countRows(pool, "jobs where kind = 'holders.notify' and status in ('queued', 'running') and not parked")) > 0
  ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const countMails = (pool: Pool) => countRows(pool, "mails where kind like 'diplomas.signed%'");

/** Hundreds of calls race for credits and ether, through HTTP and on a real chain: each request is decided once. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { createRandom } from "../../../../test/faults/random.ts";
import { TEST_SECRETS } from "../../../../test/harness.ts";
import { createRaceScene } from "../../../../test/race-scene.ts";
import { fsck } from "../../../fsck.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { Finding } from "../../../platform/fsck/findings.ts";
import { readUniversity } from "../../chain/chain.service.ts";
import { SIGN_JOB } from "../../issuing/issuing.service.ts";

/** `npm run faults` makes ten thousand of them. */
const ACTS = Number(process.env.RACING_CALLS ?? 2_000);
const TENANTS = 6;
/** In every so many moments, of which the second is the first, connections are broken. */
const CUT_EVERY = 8;
const SEED = 20_261_121;
/** An upper bound for all fees of a university, far below any payment. */
const FEES = 5n * 10n ** 16n;

/** Replies that a racing call may get. */
const ANSWERS = [
  "done",
  "request_already_sent",
  "request_in_progress",
  "already_done",
  "demand_decided",
  "diploma_not_unsigned",
  "not_enough_credits",
];

const app = await startChainApp();
const { rooms, settled, signals, db, url, chain, storage } = app;

/** Breaks every connection that is in the middle of something: of calls, the relayer, the worker. */
const cutAll = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
    .execute(db)
    .catch(() => undefined);

/** Goes on breaking them until a call was cut off, or none is left. */
async function cutWhile(racing: Promise<unknown>, tally: { cut: number }): Promise<void> {
  const before = tally.cut;
  let isOver = false;
  const over = racing.finally(() => {
    isOver = true;
  });
  while (!isOver && tally.cut === before) await cutAll();
  await over;
}

/** Resolves once every diploma that was to be signed is: `settled` knows nothing of a batch before it has a transaction. */
async function signed(): Promise<void> {
  const findOpen = (trx: Trx) =>
    trx
      .selectFrom("jobs")
      .select("id")
      .where("kind", "=", SIGN_JOB)
      .where("status", "in", ["queued", "running"])
      .executeTakeFirst();
  while (await inScope(db, EVERYTHING, findOpen)) await signals.next("jobs", { timeoutMs: 250 });
}

type Facts = {
  university_id: string;
  wallet: string;
  accepted: number;
  requested: number;
  gifts: number;
  paid: string;
};

/** For each university: accepted credits and requests for ether, gifts, and wei paid to its wallet. */
const listFacts = () =>
  inScope(db, EVERYTHING, async (trx) => {
    const { rows } = await sql<Facts>`
      select u.id as university_id, k.public_id as wallet,
        (select coalesce(sum(amount), 0)::int from funding_requests d
          where d.university_id = u.id and status = 'accepted' and kind = 'credit') as accepted,
        (select count(*)::int from funding_requests d
          where d.university_id = u.id and status = 'accepted' and kind = 'ether') as requested,
        (select count(*)::int from jobs j where j.university_id = u.id and kind = 'ether') as gifts,
        (select sum(value)::text from chain_transactions t
          where t.university_id = u.id and kind = 'ether.transfer' and status = 'final') as paid
      from universities u join chain_keys k on k.university_id = u.id and k.purpose = 'wallet'`.execute(trx);
    return new Map(rows.map((row) => [row.university_id, row]));
  });

test(`of ${ACTS} racing calls each request is decided once, moved once, and no balance is wrong`, {
  timeout: 900_000,
}, async () => {
  const random = createRandom(SEED);
  const scene = await createRaceScene(app, { random, count: TENANTS });
  const { tally, tenants } = scene;
  // A busy machine may answer every call before a connection is broken; then another moment follows.
  for (let moment = 0; tally.acts < ACTS || tally.cut === 0; moment += 1) {
    const racing = scene.moment();
    await (moment % CUT_EVERY === 1 || tally.acts >= ACTS ? cutWhile(racing, tally) : racing);
  }
  await signed();
  await settled();

  expect([...tally.answers.keys()].filter((answer) => !ANSWERS.includes(answer))).toEqual([]);
  expect(Math.max(...[...tally.verdicts.values()].map((verdicts) => verdicts.size))).toBe(1);
  const facts = await listFacts();
  for (const { university, gifts } of tenants) {
    const { wallet, accepted, requested, paid, gifts: paidGifts } = facts.get(university.id)!;
    const { granted, issued } = await readUniversity(rooms.chain, { registryId: university.registry_id });
    expect(granted).toBe(1 + accepted);
    expect(issued).toBeLessThanOrEqual(granted);
    expect(paidGifts).toBeLessThanOrEqual(gifts.size);
    expect(BigInt(paid)).toBe(10n ** 19n + BigInt(requested + paidGifts) * 10n ** 17n);
    const fees = BigInt(paid) - (await rooms.chain.node.balance(wallet));
    expect(fees >= 0n && fees < FEES).toBe(true);
  }
  const findings: Finding[] = [];
  const report = (finding: Finding) => findings.push(finding);
  const { unable } = await fsck({
    databaseUrl: url,
    rpcUrl: chain.url,
    contentKey: TEST_SECRETS.content,
    storage,
    report,
  });
  expect({ unable, findings }).toEqual({ unable: null, findings: [] });
});

/** Hosts are killed at every step, one after the other, and the next process continues where the last one died. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { EVERYTHING } from "../everything.ts";
import { startBench } from "./bench.ts";
import { findDifferences, inScope, untilQuiet } from "./harness.ts";

const bench = startBench();
const survived = (died: string[]) => ({ died, wrong: [] });

test("diplomas that are imported, accepted and put into a batch survive SIGKILL at each step of it", async () => {
  const batched = ["sign.reserved", "sign.chunk", "sign.tree", "sign.queued"];
  const steps = ["import.stored", "decide.stored", ...batched];
  expect(await bench.dyingAt(steps, () => bench.order(3))).toEqual(survived(steps));
});

test("a batch's transaction, its raised fee and the mails about it survive SIGKILL at each step", async () => {
  const { chain } = bench.rig;
  const steps = ["relay.stored", "relay.raised", "relay.settling", "relay.settled", "notify.page"];
  // Without blocks, so that the fee is raised.
  chain.mining(false);
  const outcome = await bench.dyingAt(steps, async () => {
    await bench.order(3);
    await bench.untilDead("relay.raised");
    chain.mining(true);
  });
  expect(outcome).toEqual(survived(steps));
});

test("a revocation survives SIGKILL once it is queued, and once it is sent", async () => {
  const steps = ["revoke.queued", "relay.broadcast"];
  expect(await bench.dyingAt(steps, bench.revoke)).toEqual(survived(steps));
});

test("a change of responsable survives SIGKILL at each step: one wallet signs, and the former one has ended", async () => {
  const wallets = ["wallet.taken-over", "wallet.drained", "wallet.ended"];
  const steps = ["responsable.stored", "responsable.changed", ...wallets];
  const { tenant } = bench.scene;
  // Diplomas are signed meanwhile.
  const change = () => Promise.all([bench.order(2), tenant.changeResponsable()]);
  expect(await bench.dyingAt(steps, change)).toEqual(survived(steps));
});

test("credits and ether are given once after SIGKILL at each step of requests and gifts", async () => {
  const steps = ["funding.stored", "funding.decided", "ether.stored", "ether.queued"];
  const { tenant } = bench.scene;
  const give = () => tenant.takeCredits(11).then(tenant.sendEther);
  expect(await bench.dyingAt(steps, give)).toEqual(survived(steps));
});

/** A student with a signed diploma of which a file was made. */
async function readStudent() {
  const [diploma = ""] = await bench.scene.diplomas.withStatus("signed");
  return inScope(bench.rig.db, EVERYTHING, async (trx) => {
    await sql`
      insert into documents (file, record_id, university_id, shape, hidden, sealed_by, made_at)
      values (${`documents/${diploma}`}, ${diploma}, ${bench.scene.universityId}, 'page', '{}', null, now())`.execute(
      trx,
    );
    const { rows } = await sql<{ id: string; number: string }>`
      select s.id, s.student_number as number from students s join diplomas d on d.student_id = s.id
      where d.id = ${diploma}`.execute(trx);
    return { ...rows[0]!, diploma };
  });
}

const readOutcome = (diploma: string) =>
  inScope(bench.rig.db, EVERYTHING, async (trx) => {
    const { rows } = await sql`
      select (select count(*) from students where id = e.student_id) as students,
        (select count(*) from diplomas where id = ${diploma}) as diplomas,
        (select count(*) from erased_records where record_id = ${diploma}) as places,
        (select count(*) from audit_events where kind = 'student.erased' and subject_id = e.student_id) as events,
        j.status from erased_students e join jobs j on j.id = e.job_id
      order by e.erased_at desc limit 1`.execute(trx);
    return rows[0];
  });

// The last one, since the invariants do not know what was erased.
test("an erasure is whole, and made once, after SIGKILL at each step; and after all these crashes `fsck` finds nothing", async () => {
  const { id, number, diploma } = await readStudent();
  const { hosts } = bench.rig;
  const before = hosts.deaths().length;
  await hosts.arm("erase.queued", "erase.file");
  expect(await bench.scene.erase({ _id: id, studentNumber: number })).not.toHaveProperty("refusal");
  await untilQuiet(bench.rig, bench.scene.universityId);
  expect(hosts.deaths().slice(before)).toEqual(["erase.queued", "erase.file"]);
  expect(await readOutcome(diploma)).toEqual({ students: 0, diplomas: 0, places: 1, events: 1, status: "succeeded" });
  expect(await findDifferences(bench.rig)).toEqual([]);
});

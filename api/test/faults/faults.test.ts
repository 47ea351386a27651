import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inScope } from "../../src/platform/database.ts";
import { heal, underFaults } from "./case.ts";
import type { Fault } from "./faults-of-a-case.ts";
import { CRASH_STEPS } from "./faults-of-a-case.ts";
import { findBreaches } from "./invariants.ts";
import { untilQuiet } from "./quiet.ts";
import type { Kind } from "./record-acts.ts";
import { type Rig, startRig } from "./rig.ts";
import { RPC_FAULTS } from "./rpc-proxy.ts";
import { createScene, type Scene } from "./scene.ts";

let rig: Rig;
let scene: Scene;
beforeAll(async () => {
  rig = await startRig({ confirmations: 14 });
  scene = await createScene(rig);
});
beforeEach(() => heal(rig));
afterAll(() => rig.stop());

const nothing = () => undefined;
const fault = (begin: () => unknown, lasts = 0, end: () => unknown = nothing): Fault[] => [
  { name: "named", after: 0, lasts, begin, end },
];

/** Signs a few under the fault; gives what the invariants say. */
async function signUnder(faults: Fault[], kind: Kind = "diplomas"): Promise<string[]> {
  const ids = await scene[kind].ready(3);
  await underFaults(rig, faults, () => scene[kind].sign(ids));
  await untilQuiet(rig, scene.universityId);
  return findBreaches(rig, scene);
}

async function revokeUnder(faults: Fault[], kind: Kind = "diplomas"): Promise<string[]> {
  const [first = ""] = await scene[kind].withStatus("signed");
  await underFaults(rig, faults, () => scene[kind].revoke(first));
  await untilQuiet(rig, scene.universityId);
  return findBreaches(rig, scene);
}

/** Ends every fault, and gives what the invariants say when all is quiet. */
async function healed(): Promise<string[]> {
  await heal(rig);
  await untilQuiet(rig, scene.universityId);
  return findBreaches(rig, scene);
}

/** Waits until the fault was met; a test that never meets it fails by its time. */
async function until(isMet: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isMet())) await delay(10);
}

/** The nonces under which the university's wallet has sent what is not final. */
async function noncesOfOpen(): Promise<(number | null)[]> {
  const rows = await inScope(rig.db, "all", (trx) =>
    trx
      .selectFrom("chain_transactions")
      .select("nonce")
      .where("signer", "=", scene.wallet)
      .where("status", "=", "sent")
      .execute(),
  );
  return rows.map(({ nonce }) => nonce);
}

/** What the jobs that are open wait for. */
async function waitingFor(): Promise<(string | null)[]> {
  const rows = await inScope(rig.db, "all", (trx) =>
    trx
      .selectFrom("jobs")
      .select("waiting_for")
      .where("university_id", "=", scene.universityId)
      .where("status", "not in", ["succeeded", "failed"])
      .execute(),
  );
  return rows.map((row) => row.waiting_for);
}

async function untilWaitingFor(what: string): Promise<void> {
  while (!(await waitingFor()).includes(what)) await delay(20);
}

/** The host will die at the step. */
async function armed(step: string): Promise<void> {
  await rig.hosts.ready();
  await rig.hosts.arm(step);
}

describe("killed at every step", () => {
  const others = ["import.stored", "decide.stored", "revoke.queued", "relay.raised"];
  const steps = CRASH_STEPS.filter((step) => !others.includes(step));
  test.each(steps)("signing survives SIGKILL at %s", async (step) => {
    await armed(step);
    const deaths = rig.hosts.deaths();
    expect(await signUnder([])).toEqual([]);
    expect(rig.hosts.deaths()).toBe(deaths + 1);
  });

  test.each(["import.stored", "decide.stored"])(
    "an import is whole or not at all after SIGKILL at %s",
    async (step) => {
      await armed(step);
      const deaths = rig.hosts.deaths();
      expect(await signUnder([])).toEqual([]);
      expect(rig.hosts.deaths()).toBe(deaths + 1);
    },
  );

  test.each(["revoke.queued", "relay.stored", "relay.settling"])("revoking survives SIGKILL at %s", async (step) => {
    await armed(step);
    const deaths = rig.hosts.deaths();
    expect(await revokeUnder([])).toEqual([]);
    expect(rig.hosts.deaths()).toBe(deaths + 1);
  });

  // Once they are in a batch, certificates go the way of diplomas.
  test.each(["import.stored", "sign.reserved", "sign.tree", "relay.settling"])(
    "certificates are accepted and signed as one, or not at all, after SIGKILL at %s",
    async (step) => {
      await armed(step);
      const deaths = rig.hosts.deaths();
      expect(await signUnder([], "certificates")).toEqual([]);
      expect(rig.hosts.deaths()).toBe(deaths + 1);
    },
  );

  test("revoking a certificate survives SIGKILL at revoke.queued", async () => {
    await armed("revoke.queued");
    const deaths = rig.hosts.deaths();
    expect(await revokeUnder([], "certificates")).toEqual([]);
    expect(rig.hosts.deaths()).toBe(deaths + 1);
  });

  test("a fee that was raised is not lost by SIGKILL", async () => {
    rig.chain.mining(false);
    await armed("relay.raised");
    const deaths = rig.hosts.deaths();
    const ids = await scene.diplomas.ready(2);
    await scene.diplomas.sign(ids);
    while (rig.hosts.deaths() === deaths) await delay(20);
    rig.chain.mining(true);
    await untilQuiet(rig, scene.universityId);
    expect(await findBreaches(rig, scene)).toEqual([]);
  });
});

describe("the chain's node fails", () => {
  test.each(RPC_FAULTS)("%s: what was asked for is done once it is healed", async (kind) => {
    rig.rpc.set(kind);
    await scene.diplomas.sign(await scene.diplomas.ready(3));
    await until(() => rig.rpc.met() >= 3);
    expect(await healed()).toEqual([]);
  });

  test.each(["lose", "cut", "hole", "503"] as const)("%s, of what is sent alone", async (kind) => {
    rig.rpc.set(kind, "eth_sendRawTransaction");
    await scene.diplomas.sign(await scene.diplomas.ready(2));
    await until(() => rig.rpc.met() > 0);
    expect(await healed()).toEqual([]);
  });

  test("another chain's id: nothing is sent, and the job says that it waits for the chain", async () => {
    const sent = rig.rpc.sentElsewhere();
    rig.rpc.set("chain");
    await scene.diplomas.sign(await scene.diplomas.ready(2));
    await untilWaitingFor("chain");
    const met = rig.rpc.met();
    await until(() => rig.rpc.met() >= met + 3);
    expect(rig.rpc.sentElsewhere()).toBe(sent);
    expect(await healed()).toEqual([]);
  });

  test("a node that hangs", async () => {
    rig.chain.hang(true);
    const abandoned = rig.rpc.abandoned();
    await scene.diplomas.sign(await scene.diplomas.ready(3));
    await until(() => rig.rpc.abandoned() >= abandoned + 2);
    expect(await healed()).toEqual([]);
  });

  test("a transaction that the pool drops is sent again", async () => {
    rig.chain.mining(false);
    await scene.diplomas.sign(await scene.diplomas.ready(2));
    await until(async () => (await rig.chain.pending()) > 0);
    await rig.chain.drop();
    const sent = rig.rpc.sent();
    await until(() => rig.rpc.sent() > sent);
    expect(await healed()).toEqual([]);
  });

  test("a chain that stands still is told, fees are raised within a bound, and the batch is anchored once", async () => {
    rig.chain.mining(false);
    await scene.diplomas.sign(await scene.diplomas.ready(2));
    await untilWaitingFor("chain");
    rig.chain.mining(true);
    await untilQuiet(rig, scene.universityId);
    expect(await findBreaches(rig, scene)).toEqual([]);
  });

  test("another user of the key takes the nonce", async () => {
    rig.chain.mining(false);
    const taken = await rig.chain.node.nonce(scene.wallet, "latest");
    await rig.chain.useKey(scene.wallet);
    await scene.diplomas.sign(await scene.diplomas.ready(2));
    await until(async () => (await noncesOfOpen()).includes(taken));
    expect(await healed()).toEqual([]);
    expect(await rig.chain.node.nonce(scene.wallet, "latest")).toBe(taken + 2);
  });

  test.each([1, 2, 3, 5, 8, 12])("a reorganisation %i blocks deep", async (depth) => {
    await scene.diplomas.sign(await scene.diplomas.ready(2));
    while ((await openOnChain()) === 0) await delay(5);
    await rig.chain.mine(depth);
    await rig.chain.reorg(depth);
    await untilQuiet(rig, scene.universityId);
    expect(await findBreaches(rig, scene)).toEqual([]);
  });
});

/** How many transactions are sent and not final. */
async function openOnChain(): Promise<number> {
  const row = await inScope(rig.db, "all", (trx) =>
    trx
      .selectFrom("chain_transactions")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("status", "=", "sent")
      .executeTakeFirstOrThrow(),
  );
  return row.count;
}

describe("the database fails", () => {
  test("restarted at once", async () => {
    expect(await signUnder(fault(() => rig.postgres.restart("immediate")))).toEqual([]);
  });
  test("connections cut in the middle", async () => {
    const cuts = [0, 20, 20, 40].flatMap((after) => fault(rig.database.cut).map((one) => ({ ...one, after })));
    expect(await signUnder(cuts)).toEqual([]);
  });
  test("a black hole for a while", async () => {
    const during = fault(
      () => rig.database.set("hole"),
      2500,
      () => rig.database.set("pass"),
    );
    expect(await signUnder(during)).toEqual([]);
  });
  test("refused for a while", async () => {
    const during = fault(
      () => rig.database.set("refuse"),
      300,
      () => rig.database.set("pass"),
    );
    expect(await revokeUnder(during)).toEqual([]);
  });
});

describe("money runs out", () => {
  test("without ether a batch waits, and goes on when there is some", async () => {
    await rig.chain.fund(scene.wallet, 0n);
    await scene.diplomas.sign(await scene.diplomas.ready(2));
    await untilWaitingFor("ether");
    await rig.chain.fund(scene.wallet, 10n ** 19n);
    await untilQuiet(rig, scene.universityId);
    expect(await findBreaches(rig, scene)).toEqual([]);
  });
});

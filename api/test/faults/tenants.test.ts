/** Crashes at each named step while responsables change, requests are decided and ether is sent. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { heal } from "./case.ts";
import { findBreaches } from "./invariants.ts";
import { untilQuiet } from "./quiet.ts";
import { type Rig, startRig } from "./rig.ts";
import { createScene, type Scene } from "./scene.ts";
import { findDifferences, findTenantBreaches } from "./tenant-invariants.ts";

let rig: Rig;
let scene: Scene;
beforeAll(async () => {
  rig = await startRig();
  scene = await createScene(rig);
});
beforeEach(() => heal(rig));
afterAll(() => rig.stop());

/** Does the act while the host dies once at the step (`name` or `name#2`); gives what is wrong afterwards. */
async function dyingAt(step: string, act: () => Promise<unknown>): Promise<{ deaths: number; wrong: string[] }> {
  await rig.hosts.ready();
  const before = rig.hosts.deaths();
  await rig.hosts.arm(step);
  await act();
  await untilQuiet(rig, scene.universityId);
  const wrong = [...(await findBreaches(rig, scene)), ...(await findTenantBreaches(rig, scene))];
  return { deaths: rig.hosts.deaths() - before, wrong };
}

const once = { deaths: 1, wrong: [] };

describe("a change of responsable, while diplomas are being signed,", () => {
  const own = ["responsable.stored", "responsable.changed", "wallet.taken-over", "wallet.drained", "wallet.ended"];
  /** The five transactions: the batch, the new wallet's entry, its ether, the former wallet's end, what it returns. */
  const relayed = [
    "relay.stored#2",
    "relay.broadcast#2",
    "relay.settling#2",
    "relay.settled#3",
    "relay.broadcast#5",
    "relay.settling#5",
  ];
  test.each([...own, ...relayed])(
    "survives SIGKILL at %s: one wallet signs, and the former one has ended",
    async (step) => {
      const ids = await scene.diplomas.ready(2);
      const act = () => Promise.all([scene.diplomas.sign(ids), scene.tenant.changeResponsable()]);
      expect(await dyingAt(step, act)).toEqual(once);
    },
  );
});

const relayed = ["relay.stored", "relay.broadcast", "relay.settling", "relay.settled"];

describe("a request for credits", () => {
  test.each(["funding.stored", "funding.decided", ...relayed])("is granted once after SIGKILL at %s", async (step) => {
    expect(await dyingAt(step, () => scene.tenant.takeCredits(11))).toEqual(once);
  });
});

describe("a request for ether", () => {
  test.each(["funding.stored", "funding.decided", "relay.broadcast", "relay.settling"])(
    "is paid once after SIGKILL at %s",
    async (step) => {
      expect(await dyingAt(step, () => scene.tenant.takeEther())).toEqual(once);
    },
  );
});

describe("ether that is sent without a request", () => {
  test.each(["ether.stored", "ether.queued", "relay.broadcast", "relay.settling"])(
    "is paid once after SIGKILL at %s",
    async (step) => {
      expect(await dyingAt(step, () => scene.tenant.sendEther())).toEqual(once);
    },
  );
});

test("after all these crashes `fsck` finds nothing", async () => {
  expect(await findDifferences(rig)).toEqual([]);
});

/** A host is killed at each step alone, and in other works than those of crashes.test.ts. */
import { describe, expect, test } from "vitest";
import { startBench } from "./bench.ts";
import { CRASH_STEPS, findDifferences } from "./harness.ts";

const bench = startBench();

/** Does the work while a host dies at the step, once. */
const survives = async (step: string, work: () => Promise<unknown>) =>
  expect(await bench.dyingAt([step], work)).toEqual({ died: [step], wrong: [] });

const OTHERS = ["revoke.queued", "relay.raised"];

test.each(CRASH_STEPS.filter((step) => !OTHERS.includes(step)))("signing survives SIGKILL at %s", (step) =>
  survives(step, () => bench.order(3)),
);

test.each(["revoke.queued", "relay.stored", "relay.settling"])("revoking survives SIGKILL at %s", (step) =>
  survives(step, bench.revoke),
);

// Once they are in a batch, certificates are processed like diplomas.
test.each(["import.stored", "sign.reserved", "sign.tree", "relay.settling", "notify.page"])(
  "certificates are accepted and signed together, or not at all, after SIGKILL at %s",
  (step) => survives(step, () => bench.order(3, "certificates")),
);

test("revoking a certificate survives SIGKILL at revoke.queued", () =>
  survives("revoke.queued", () => bench.revoke("certificates")));

test("each holder of a diploma is mailed once after SIGKILL at notify.page", () =>
  survives("notify.page", () => bench.order(3)));

test("a fee that was raised is not lost by SIGKILL", async () => {
  const { chain } = bench.rig;
  chain.mining(false);
  await survives("relay.raised", async () => {
    await bench.order(2);
    await bench.untilDead("relay.raised");
    chain.mining(true);
  });
});

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
  test.each([...own, ...relayed])("survives SIGKILL at %s: one wallet signs, and the former one has ended", (step) =>
    survives(step, () => Promise.all([bench.order(2), bench.scene.tenant.changeResponsable()])),
  );
});

const relayed = ["relay.stored", "relay.broadcast", "relay.settling", "relay.settled"];

test.each(["funding.stored", "funding.decided", ...relayed])("credits are granted once after SIGKILL at %s", (step) =>
  survives(step, () => bench.scene.tenant.takeCredits(11)),
);

test.each(["funding.stored", "funding.decided", "relay.broadcast", "relay.settling"])(
  "a request for ether is paid once after SIGKILL at %s",
  (step) => survives(step, () => bench.scene.tenant.takeEther()),
);

test.each(["ether.stored", "ether.queued", "relay.broadcast", "relay.settling"])(
  "ether that is sent without a request is paid once after SIGKILL at %s",
  (step) => survives(step, () => bench.scene.tenant.sendEther()),
);

test("after all these crashes `fsck` finds nothing", async () => {
  expect(await findDifferences(bench.rig)).toEqual([]);
});

/** The host is killed at every step, and the next process continues where it died. */
import { expect, test } from "vitest";
import { startBench, until } from "./bench.ts";
import { CRASH_STEPS } from "./faults-of-a-case.ts";

const bench = startBench();

/** Does the work while the host dies at the step; `hasDied` says whether it has, from the moment it was told to. */
async function dyingAt(step: string, work: (hasDied: () => boolean) => Promise<string[]>): Promise<void> {
  const { hosts } = bench.rig;
  await hosts.ready();
  const deaths = hosts.deaths();
  await hosts.arm(step);
  expect(await work(() => hosts.deaths() > deaths)).toEqual([]);
  expect(hosts.deaths()).toBe(deaths + 1);
}

const OTHERS = ["import.stored", "decide.stored", "revoke.queued", "relay.raised"];

test.each(CRASH_STEPS.filter((step) => !OTHERS.includes(step)))("signing survives SIGKILL at %s", (step) =>
  dyingAt(step, () => bench.sign(3)),
);

test.each(["import.stored", "decide.stored"])(
  "an import is stored completely or not at all after SIGKILL at %s",
  (step) => dyingAt(step, () => bench.sign(3)),
);

test.each(["revoke.queued", "relay.stored", "relay.settling"])("revoking survives SIGKILL at %s", (step) =>
  dyingAt(step, () => bench.revoke()),
);

// Once they are in a batch, certificates are processed like diplomas.
test.each(["import.stored", "sign.reserved", "sign.tree", "relay.settling"])(
  "certificates are accepted and signed together, or not at all, after SIGKILL at %s",
  (step) => dyingAt(step, () => bench.sign(3, "certificates")),
);

test("revoking a certificate survives SIGKILL at revoke.queued", () =>
  dyingAt("revoke.queued", () => bench.revoke("certificates")));

test.each(["diplomas", "certificates"] as const)(
  "each holder of %s is mailed once after SIGKILL at notify.page",
  (kind) => dyingAt("notify.page", () => bench.sign(3, kind)),
);

test("a fee that was raised is not lost by SIGKILL", async () => {
  const { chain } = bench.rig;
  chain.mining(false);
  await dyingAt("relay.raised", async (hasDied) => {
    const { diplomas } = bench.scene;
    await diplomas.sign(await diplomas.ready(2));
    await until(hasDied);
    chain.mining(true);
    return bench.settled();
  });
});

/** Keys that begin after a delay, in which the guardian stops them; and a registrar of another party, who confirms and clears. */
import { confirmKeyMark, markKey, replaceKey, vetoKey } from "@ijaza/schema/keys/calls";
import { getRegistrarCalls } from "@ijaza/schema/registrar-calls/calls";
import { expect, test } from "vitest";
import { startDelayedChainApp } from "../../../test/delayed-chain.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { startKeysScene } from "../../../test/keys-scene.ts";
import { createMinistry } from "../../../test/ministry.ts";
import { registrationInTests } from "../../../test/registration.ts";
import { inScope } from "../../platform/database.ts";

const DELAY_SECONDS = 120;
const ETHER = 10n ** 18n;

const ministry = createMinistry();
const app = await startDelayedChainApp({ startDelay: DELAY_SECONDS, registrar: ministry.address });
const { db, rooms, fixtures, chain, delayPasses } = app;
const { platform, network, keysOf, keyIn } = await startKeysScene(app);

const waitingCalls = async () => (await network.call(getRegistrarCalls)).calls;

/** The ministry makes all calls that wait, once they are as many and all of them wait for it. */
async function makeCalls(count: number): Promise<void> {
  const waitFor = async () => (await waitingCalls()).map(({ waitsFor }) => waitsFor);
  await expect.poll(waitFor).toEqual(Array(count).fill("registrar"));
  await ministry.make(chain, await waitingCalls());
  await expect.poll(waitingCalls).toEqual([]);
}

test("a new key is stopped before it begins, and the former signs on; what the guardian marks waits for the registrar", async () => {
  const university = await fixtures.university();
  const entry = registrationInTests(university);
  await inScope(db, EVERYTHING, (trx) => rooms.chain.enrol(trx, { ...entry, ether: ETHER }));
  await makeCalls(3);
  await delayPasses();
  const stateOf = async (purpose: string) =>
    (await keysOf(university.id)).filter((key) => key.purpose === purpose).map(({ state }) => state);
  await expect.poll(() => stateOf("credential")).toEqual(["current"]);

  const former = await keyIn(university.id, "credential", "current");
  const { key } = await network.call(replaceKey, { keyId: former._id });
  expect(key).toMatchObject({ state: "current" });
  const entering = await keyIn(university.id, "credential", "entering");
  expect(await platform.refused(vetoKey, { keyId: entering._id })).toMatchObject({ error: "key_not_in_registry" });
  await makeCalls(1);
  await expect.poll(() => stateOf("credential")).toEqual(["beginning", "current"]);
  const mark = { keyId: entering._id, since: new Date().toISOString(), reason: "stolen" } as const;
  expect(await platform.refused(markKey, mark)).toMatchObject({ error: "key_not_begun" });
  const { key: vetoing } = await platform.call(vetoKey, { keyId: entering._id });
  expect(vetoing).toMatchObject({ state: "beginning", open: [{ action: "veto", waitsFor: "chain" }] });
  await expect.poll(() => stateOf("credential")).toEqual(["vetoed", "current"]);
  expect(await platform.refused(vetoKey, { keyId: entering._id })).toMatchObject({ error: "key_not_in_registry" });

  await platform.call(markKey, { ...mark, keyId: former._id });
  await expect.poll(() => stateOf("credential")).toEqual(["entering", "vetoed", "marked"]);
  const { key: confirming } = await network.call(confirmKeyMark, { keyId: former._id });
  expect(confirming).toMatchObject({ state: "marked", open: [{ action: "confirm" }] });
  expect((await waitingCalls()).map(({ kind, since }) => [kind, since !== null])).toEqual([
    ["university.credential-key", false],
    ["key.confirm", true],
  ]);
  await makeCalls(2);
  const formerStates = async () => (await stateOf("credential")).slice(1);
  await expect.poll(formerStates).toEqual(["vetoed", "compromised"]);
});

/** A registry in which keys begin some time after their entry: what needs them waits, and goes on by itself. */

import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { readJob } from "@ijaza/schema/jobs/calls";
import { getRegistrarCalls } from "@ijaza/schema/registrar-calls/calls";
import { getResponsableTokens } from "@ijaza/schema/users/calls";
import { encodeFunctionData, type Hex, pad } from "viem";
import { expect, test } from "vitest";
import { startDelayedChainApp } from "../../../../test/delayed-chain.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { registrationInTests } from "../../../../test/registration.ts";
import { SYSTEM } from "../../../platform/audit/audit.ts";
import { inScope } from "../../../platform/database.ts";
import { platformKeyOf } from "../keys/platform-keys.ts";
import { REGISTRY_ABI } from "./registry-calls.ts";

const DELAY_SECONDS = 120;
const ETHER = 10n ** 18n;

const { db, rooms, fixtures, ended, settled, delayPasses } = await startDelayedChainApp({
  startDelay: DELAY_SECONDS,
});
const network = await fixtures.admin("admin_alecso");

test("a key begins after the delay: signing waits for it, and the former wallet signs until the next one begins, which a vetoed one never does", async () => {
  const university = await fixtures.university();
  const entry = registrationInTests(university);
  const { universityId, registryId } = entry;
  const enrol = () => inScope(db, EVERYTHING, (trx) => rooms.chain.enrol(trx, { ...entry, ether: 10n * ETHER }));
  await enrol();
  await inScope(db, EVERYTHING, (trx) =>
    rooms.credits.grant(trx, { universityId, registryId, amount: 10, reference: "given", author: SYSTEM }),
  );
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  await agent.call(addDiplomas, {
    mode: "modeTwo",
    diplomas: [1, 2].map((number) => ({ ...studentValues(number), ...diplomaValues(number) })),
  });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  const [one, other] = (await agent.call(getAllDiplomas, { status: "unsigned" })).diplomas.map(({ _id }) => _id);
  const state = () => responsable.call(getResponsableTokens);
  const beginning = async () => (await network.call(getRegistrarCalls)).beginning;
  const wallet = async () =>
    (await inScope(db, EVERYTHING, (trx) => rooms.chain.walletOf(trx, universityId)))?.public_id;

  await expect.poll(async () => (await state()).enrolment).toBe("begins");
  const { enrolmentBeginsAt } = await responsable.call(getResponsableTokens);
  expect(Date.parse(enrolmentBeginsAt!)).toBeGreaterThan(Date.now());
  // Both may have been entered in one second.
  expect((await beginning()).map(({ purpose, university: { _id } }) => [purpose, _id]).toSorted()).toEqual([
    ["credential", universityId],
    ["wallet", universityId],
  ]);
  expect(await inScope(db, EVERYTHING, (trx) => rooms.chain.whyNoWallet(trx, universityId))).toBe(
    "wallet_begins_later",
  );
  const job = await agent.call(signDiplomas, { diplomasIds: [one!] });
  expect(await agent.call(readJob, { id: job._id })).toMatchObject({ done: 0 });
  await delayPasses();
  await expect.poll(async () => (await state()).enrolment).toBe("entered");
  expect(await ended(agent, job)).toMatchObject({ status: "succeeded" });
  expect(await beginning()).toEqual([]);

  const former = await wallet();
  await enrol();
  await expect.poll(beginning).toMatchObject([{ purpose: "wallet" }]);
  const [next] = await beginning();
  expect((await state()).enrolment).toBe("entered");
  const second = await ended(agent, await agent.call(signDiplomas, { diplomasIds: [other!] }));
  expect(second).toMatchObject({ status: "succeeded" });
  expect([await wallet(), (await beginning()).length]).toEqual([former, 1]);
  await delayPasses();
  await expect.poll(wallet).toBe(next!.key);

  await enrol();
  await expect.poll(beginning).toMatchObject([{ purpose: "wallet" }]);
  const [vetoed] = await beginning();
  await inScope(db, EVERYTHING, async (trx) => {
    const { public_id: signer } = await platformKeyOf(trx, "registrar");
    const args = [pad(vetoed!.key as Hex, { size: 32 })] as const;
    const data = encodeFunctionData({ abi: REGISTRY_ABI, functionName: "vetoKey", args });
    const call = { universityId: null, signer, target: rooms.chain.identity.registry, data };
    await rooms.chain.queue(trx, { ...call, kind: "platform.role", subject: { role: "of a test" } });
  });
  await settled();
  await delayPasses();
  await expect.poll(beginning).toEqual([]);
  expect(await wallet()).toBe(next!.key);
});

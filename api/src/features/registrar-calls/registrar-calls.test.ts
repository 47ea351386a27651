/** What the network's admins read of a registrar that is another party, and the file that it signs. */
import { exportRegistrarCalls, getRegistrarCalls } from "@ijaza/schema/registrar-calls/calls";
import { sendEtherToResponsable, suspendUniversity } from "@ijaza/schema/universities/calls";
import { getResponsableTokens } from "@ijaza/schema/users/calls";
import { sql } from "kysely";
import { getAddress } from "viem";
import { beforeAll, expect, test, vi } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { createMinistry } from "../../../test/ministry.ts";
import { registrationInTests } from "../../../test/registration.ts";
import { inScope } from "../../platform/database.ts";

const ministry = createMinistry();
const { db, rooms, fixtures, chain } = await startChainApp({ registrar: ministry.address });
const network = await fixtures.admin("admin_alecso");
const { identity } = rooms.chain;

const read = () => network.call(getRegistrarCalls);
const enrol = (university: Parameters<typeof registrationInTests>[0]) =>
  inScope(db, EVERYTHING, (trx) => rooms.chain.enrol(trx, { ...registrationInTests(university), ether: 10n ** 18n }));

/** A university whose calls wait for the registrar. */
async function waitingUniversity() {
  const university = await fixtures.university();
  await enrol(university);
  const mine = async () => (await read()).calls.filter(({ university: { _id } }) => _id === university.id);
  const areAtRegistrar = async () =>
    expect((await mine()).map(({ waitsFor }) => waitsFor)).toEqual(Array(3).fill("registrar"));
  // Before all tests nothing can be polled.
  await vi.waitFor(areAtRegistrar, { timeout: 120_000 });
  return { university, mine };
}

/** Makes what waits, as it is shown, and resolves once nothing waits any more. */
async function makeAll() {
  await ministry.make(chain, (await read()).calls);
  await expect.poll(async () => (await read()).total).toBe(0);
}

const fetchBatch = async (calls?: string[]) => {
  const reply = await network.send(exportRegistrarCalls, { ...(calls && { calls }) });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-disposition"]).toMatch(/^attachment; filename="registry-\d+\.json"$/);
  return JSON.parse(reply.body);
};

let one: Awaited<ReturnType<typeof waitingUniversity>>;
let other: typeof one;

beforeAll(async () => {
  one = await waitingUniversity();
  other = await waitingUniversity();
});

test("the calls say what they enter, in the order in which they are made", async () => {
  const { university } = one;
  const shown = await read();
  expect(shown).toMatchObject({
    registrar: { address: ministry.address, isOurs: false },
    chain: `eip155:${identity.chainId}`,
    registry: identity.registry,
    startDelay: 0,
    beginning: [],
  });
  const name = { en: university.name_en, fr: university.name_fr, ar: university.name_ar };
  const common = {
    university: { _id: university.id, name },
    number: String(university.registry_id),
    to: identity.registry,
    value: "0",
  };
  expect(await one.mine()).toMatchObject([
    { ...common, kind: "university.register", entered: { name: name.en, domain: university.domain }, key: null },
    { ...common, kind: "university.wallet", entered: null, key: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) },
    { ...common, kind: "university.credential-key", key: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
  ]);
});

test("a page shows some of the calls, and how many there are", async () => {
  const second = await network.call(getRegistrarCalls, { page: 2, pageSize: 5 });
  expect(second).toMatchObject({ total: 6, page: 2, pageSize: 5 });
  expect(second.calls.map(({ kind }) => kind)).toEqual(["university.credential-key"]);
});

test("the file is a batch for Safe: all that waits, or what was chosen with the entry that it needs", async () => {
  const all = await fetchBatch();
  expect(all).toMatchObject({
    version: "1.0",
    chainId: String(identity.chainId),
    meta: { createdFromSafeAddress: getAddress(ministry.address), checksum: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
  });
  const asSent = ({ to, data }: { to: string; data: string }) => ({ to: getAddress(to), value: "0", data });
  const shown = await read();
  expect(all.transactions).toMatchObject(shown.calls.map(asSent));
  const [entry, wallet] = await other.mine();
  expect((await fetchBatch([wallet!._id])).transactions).toMatchObject([entry!, wallet!].map(asSent));
  const [first] = await one.mine();
  expect((await fetchBatch([first!._id])).transactions).toMatchObject([asSent(first!)]);
});

test("the people of a university read no calls, and are told what their wallet waits for", async () => {
  const { university } = one;
  const responsable = await fixtures.responsable({ university });
  const agent = await fixtures.agent({ university });
  for (const person of [responsable, agent]) {
    expect(await person.refused(getRegistrarCalls)).toMatchObject({ status: 403 });
    expect(await person.refused(exportRegistrarCalls, {})).toMatchObject({ status: 403 });
  }
  expect(await responsable.call(getResponsableTokens)).toMatchObject({
    enrolment: "registrar",
    enrolmentBeginsAt: null,
  });
  const payment = { universityId: university.id, amount: "1" };
  const platform = await fixtures.admin("admin_ijaza");
  expect(await platform.refused(sendEtherToResponsable, payment)).toMatchObject({
    status: 409,
    error: "wallet_at_registrar",
  });
});

test("what the registrar may not do yet, or the chain lacks, is no call to sign", async () => {
  const say = (trouble: string, later = "1 hour") =>
    inScope(db, EVERYTHING, (trx) =>
      sql`update chain_transactions set trouble = ${trouble}, next_try_at = now() + ${later}::interval
        where university_id in (${one.university.id}, ${other.university.id}) and trouble is not null`.execute(trx),
    );
  for (const trouble of ["setup", "chain"] as const) {
    await say(trouble);
    expect((await one.mine()).map(({ waitsFor }) => waitsFor)).toEqual([trouble, trouble, trouble]);
    expect(await network.refused(exportRegistrarCalls, {})).toMatchObject({ error: "no_call_waits" });
  }
  await say("registrar", "0");
});

test("what was made stands among the calls that were made, and no call waits", async () => {
  const waiting = (await read()).calls.map(({ _id }) => _id);
  await makeAll();
  const { made } = await read();
  expect(made.map(({ _id }) => _id).toSorted()).toEqual(waiting.toSorted());
  expect(await network.refused(exportRegistrarCalls, {})).toMatchObject({ status: 409, error: "no_call_waits" });
});

test("a former wallet is ended, a suspended university stopped, and each call says so", async () => {
  const { university } = one;
  await enrol(university);
  await expect.poll(async () => (await read()).calls.map(({ waitsFor }) => waitsFor)).toEqual(["registrar"]);
  await ministry.make(chain, (await read()).calls);
  await expect.poll(async () => (await read()).calls[0]?.kind).toBe("university.wallet-end");
  await network.call(suspendUniversity, { universityId: university.id, suspended: true, reason: "a closed campus" });
  await expect
    .poll(async () => (await read()).calls.map(({ waitsFor }) => waitsFor))
    .toEqual(["registrar", "registrar"]);
  const [end, suspension] = (await read()).calls;
  expect(end).toMatchObject({ number: null, key: expect.stringMatching(/^0x[0-9a-f]{40}$/) });
  expect(new Date(end!.endsAt!).getTime()).toBeGreaterThan(Date.now());
  expect(suspension).toMatchObject({ kind: "university.suspend", key: null });
  await makeAll();
  const { made } = await read();
  // A block of the kept chain may be of a later second than ours.
  const newest = await rooms.chain.node.block("latest");
  expect(Date.parse(made[0]!.madeAt)).toBeLessThanOrEqual(Math.max(newest!.time.getTime(), Date.now()));
});

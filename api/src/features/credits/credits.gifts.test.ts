/** Ether that an admin sends without a request, with a simulated chain: one job and one payment for each order. */
import { deleteUser } from "@ijaza/schema/accounts/lists";
import { acceptEtherRequest, requestEther } from "@ijaza/schema/credits/calls";
import { readJob } from "@ijaza/schema/jobs/calls";
import { callOffEtherPayment, getAllUniversities, sendEtherToResponsable } from "@ijaza/schema/universities/calls";
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../test/everything.ts";
import { actOutChain } from "../../../test/funding-scene.ts";
import { startTestApp } from "../../../test/harness.ts";
import { nowhereChain } from "../../../test/nowhere-chain.ts";
import type { Actor } from "../../platform/actor.ts";
import { inScope } from "../../platform/database.ts";

const PLATFORM = 10n ** 18n;
const chain = nowhereChain();
const balance = async () => PLATFORM;
const nonce = async () => 0;
const node = { ...chain.node, balance, nonce };
const app = await startTestApp({ etherPayment: PLATFORM + 1n, chain: { ...chain, node } });
const { db, fixtures, rooms } = app;
const { enterKey, listQueued, end } = actOutChain(app);
await enterKey("platform", null);
const admin = await fixtures.admin();

async function withWallet() {
  const university = await fixtures.university();
  return { university, universityId: university.id, wallet: await enterKey("wallet", university.id) };
}

test("a gift is a job that ends with its payment, and no other job with it", async () => {
  const { universityId, wallet } = await withWallet();
  const first = await admin.call(sendEtherToResponsable, { universityId, amount: "12" });
  expect(first).toMatchObject({ kind: "ether", status: "running", done: 0, total: 1 });
  expect(await listQueued(universityId, "ether.transfer")).toMatchObject([
    { target: wallet, value: "12", subject: { jobId: first._id } },
  ]);
  const { id } = await end(universityId, "ether.transfer", new Date());
  const second = await admin.call(sendEtherToResponsable, { universityId, amount: "13" });
  expect(second._id).not.toBe(first._id);
  const stateOf = (job: typeof first) => admin.call(readJob, { id: job._id });
  expect(await stateOf(first)).toMatchObject({ status: "succeeded", done: 1, result: { transaction: `0x${id}` } });
  expect(await stateOf(second)).toMatchObject({ status: "running" });
  await end(universityId, "ether.transfer", "refused");
  expect(await stateOf(first)).toMatchObject({ status: "succeeded" });
  expect(await stateOf(second)).toMatchObject({ status: "failed", error: { error: "chain_refused" } });
});

test("its job is run by no worker, and the audit log holds the transfer", async () => {
  const { universityId } = await withWallet();
  const { _id: jobId } = await admin.call(sendEtherToResponsable, { universityId, amount: "12" });
  const read = await inScope(db, EVERYTHING, async (trx) => {
    const job = await trx.selectFrom("jobs").select(["parked", "created_by"]).where("id", "=", jobId).execute();
    const events = await trx.selectFrom("audit_events").select(["kind", "actor_id", "data"]).orderBy("seq", "desc");
    return { job, events: await events.where("university_id", "=", universityId).limit(1).execute() };
  });
  expect(read).toEqual({
    job: [{ parked: true, created_by: admin.user.id }],
    events: [{ kind: "ether.sent", actor_id: admin.user.id, data: { wei: "12", jobId } }],
  });
});

test("the platform gives what it has, less fees and what is under way, be it asked for or not", async () => {
  const { university, universityId } = await withWallet();
  const poor = { status: 409, error: "platform_ether_too_low" };
  const send = (amount: bigint) => ({ universityId, amount: String(amount) });
  expect(await admin.refused(sendEtherToResponsable, send(PLATFORM))).toMatchObject(poor);
  const most = send((PLATFORM * 9n) / 10n);
  const job = await admin.call(sendEtherToResponsable, most);
  expect(await admin.refused(sendEtherToResponsable, most)).toMatchObject(poor);
  const responsable = await fixtures.responsable({ university });
  const { _id: requestId } = (await responsable.call(requestEther)).demand;
  const unpaid = await admin.refused(acceptEtherRequest, { demandId: requestId });
  expect(unpaid).toMatchObject({ status: 409, error: "platform_ether_missing" });
  const off = await admin.call(callOffEtherPayment, { jobId: job._id });
  expect(off).toMatchObject({ status: "failed", error: { error: "payment_called_off" } });
  expect(await admin.refused(callOffEtherPayment, { jobId: job._id })).toMatchObject({ error: "payment_on_its_way" });
  await admin.call(sendEtherToResponsable, most);
});

test("there is no gift to nobody, nor to a university without a wallet", async () => {
  const absent = { universityId: "0123456789-0123456789-0123", amount: "1" };
  expect(await admin.refused(sendEtherToResponsable, absent)).toMatchObject({ error: "not_found" });
  const { id: universityId } = await fixtures.university();
  expect(await admin.refused(sendEtherToResponsable, { universityId, amount: "1" })).toMatchObject({
    error: "no_signing_key",
  });
});

test("one order is paid once under its key, however many ask at once", async () => {
  const [one, other] = [await withWallet(), await withWallet()];
  const actor = { kind: "staff", id: admin.user.id, role: "admin_ijaza", universityId: null } as unknown as Actor;
  const order = { actor, requestId: "test", language: "en", wei: 5n, universityId: one.universityId } as const;
  const send = (changed: object = {}) => rooms.fundingRequests.sendEther({ ...order, key: "today", ...changed });
  const [first, ...again] = await Promise.all([send(), send(), send(), send()]);
  expect(again.map(({ _id }) => _id)).toEqual(again.map(() => first?._id));
  const others = [
    await send({ wei: 6n }),
    await send({ key: "tomorrow" }),
    await send({ key: undefined }),
    await send({ key: undefined }),
    await send({ universityId: other.universityId }),
  ];
  expect(new Set([first, ...others].map((job) => job?._id)).size).toBe(6);
  expect((await send())._id).toBe(first?._id);
  const paid = await listQueued(one.universityId, "ether.transfer");
  expect(paid.map(({ value }) => value).toSorted()).toEqual(["5", "5", "5", "5", "6"]);
  for (const { subject } of paid)
    expect(subject).toMatchObject({ reference: expect.stringMatching(/^gift:[\da-z]{26,40}$/) });
});

test("the list shows the wallet and the requests of a university whose manager was deleted", async () => {
  const { university, universityId } = await withWallet();
  const responsable = await fixtures.responsable({ university });
  const { _id, createdAt } = (await responsable.call(requestEther)).demand;
  await admin.call(deleteUser, { agentId: responsable.user.id });
  const { universities } = await admin.call(getAllUniversities, { pageSize: 500 });
  const listed = universities.find((each) => each._id === universityId);
  expect(listed).toMatchObject({ responsable: null, balance: { ether: String(PLATFORM) } });
  expect(listed?.demands.ether).toEqual({ _id, createdAt });
});

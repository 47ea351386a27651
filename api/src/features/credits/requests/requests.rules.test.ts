/** Requests through HTTP, with a simulated chain: what each step writes, whom it affects, and what the lists show. */
import {
  acceptCreditRequest,
  acceptEtherRequest,
  getFundingRequests,
  rejectCreditRequest,
  rejectEtherRequest,
  requestCredits,
  requestEther,
} from "@ijaza/schema/credits/calls";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { getAllUniversities } from "@ijaza/schema/universities/calls";
import { getResponsableTokens } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../../test/everything.ts";
import { actOutChain } from "../../../../test/funding-scene.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { nowhereChain } from "../../../../test/nowhere-chain.ts";
import { inScope } from "../../../platform/database.ts";

const PAYMENT = 3n * 10n ** 15n;
const chain = nowhereChain();
const balance = async () => PAYMENT;
const app = await startTestApp({ etherPayment: PAYMENT, chain: { ...chain, node: { ...chain.node, balance } } });
const { db, fixtures, mails } = app;
const { enterKey, listQueued, end } = actOutChain(app);
await enterKey("platform", null);
const admin = await fixtures.admin();

/** A university with a wallet, and its responsable. */
async function asking() {
  const university = await fixtures.university();
  const wallet = await enterKey("wallet", university.id);
  const responsable = await fixtures.responsable({ university });
  const send = async (amount: number) => (await responsable.call(requestCredits, { amount })).demand;
  const statuses = async () => (await responsable.call(getFundingRequests)).demands.map(({ status }) => status);
  return { university, wallet, responsable, send, statuses };
}

const auditEventsOf = (universityId: string) =>
  inScope(db, EVERYTHING, (trx) =>
    trx
      .selectFrom("audit_events")
      .select(["kind", "subject_id as about", "actor_id as by", "data"])
      .where("university_id", "=", universityId)
      .where("kind", "like", "deposit.%")
      .orderBy("seq")
      .execute(),
  );

test("a request is shown with its people and its university, and told to the audit log at each step", async () => {
  const { university, responsable, send } = await asking();
  const sent = await send(250);
  expect(sent).toMatchObject({
    kind: "credit",
    status: "open",
    amount: 250,
    wei: null,
    decidedBy: null,
    decidedAt: null,
    movedAt: null,
    university: {
      _id: university.id,
      name: { en: university.name_en, fr: university.name_fr, ar: university.name_ar },
    },
    createdBy: { _id: responsable.user.id, username: responsable.user.username },
  });
  const { demand: request } = await admin.call(acceptCreditRequest, { demandId: sent._id });
  expect(request).toMatchObject({
    _id: sent._id,
    status: "accepted",
    amount: 250,
    wei: null,
    movedAt: null,
    decidedBy: { _id: admin.user.id, username: admin.user.username },
    decidedAt: expect.any(String),
  });
  expect(await auditEventsOf(university.id)).toEqual([
    { kind: "deposit.sent", about: sent._id, by: responsable.user.id, data: { kind: "credit", amount: 250 } },
    { kind: "deposit.accepted", about: sent._id, by: admin.user.id, data: { kind: "credit", amount: "250" } },
  ]);
});

test("who asked is mailed the answer, once and in the language that was chosen", async () => {
  const { responsable, send } = await asking();
  const subjects = async () => (await mails.to(responsable.user.email)).map(({ subject }) => subject);
  await admin.call(rejectCreditRequest, { demandId: (await send(250))._id });
  expect(await subjects()).toEqual(["لم يُقبل طلبك وحدات الرصيد / Votre demande de crédits n’a pas été acceptée"]);
  await responsable.call(updatePreferences, { language: "en" });
  const { demand: request } = await responsable.call(requestEther);
  expect(await subjects()).toHaveLength(1);
  await admin.call(acceptEtherRequest, { demandId: request._id });
  expect(await admin.refused(rejectEtherRequest, { demandId: request._id })).toMatchObject({ error: "demand_decided" });
  const [, mail, ...others] = await mails.to(responsable.user.email);
  expect(others).toEqual([]);
  expect(mail!.text).toContain("0.003 ether is being sent to your university’s wallet.");
});

test("one of a kind may be open at a time; the other kind and other universities are free", async () => {
  const [one, other] = [await asking(), await asking()];
  const { _id: requestId } = await one.send(5);
  expect(await one.responsable.refused(requestCredits, { amount: 6 })).toMatchObject({
    error: "request_already_sent",
  });
  const { demand: request } = await one.responsable.call(requestEther);
  expect(request).toMatchObject({ kind: "ether", status: "open", amount: null, wei: null });
  await other.send(7);
  await admin.call(rejectCreditRequest, { demandId: requestId });
  expect((await one.send(6)).status).toBe("open");
});

test("is decided once, as what it is, and no other with it", async () => {
  const [one, other] = [await asking(), await asking()];
  const { _id: requestId } = await one.send(5);
  await other.send(7);
  for (const decision of [acceptEtherRequest, rejectEtherRequest])
    expect(await admin.refused(decision, { demandId: requestId })).toMatchObject({ error: "not_found" });
  const absent = { demandId: "0123456789-0123456789-0123" };
  expect(await admin.refused(rejectCreditRequest, absent)).toMatchObject({ error: "not_found" });
  const { demand: request } = await admin.call(rejectCreditRequest, { demandId: requestId });
  expect(request).toMatchObject({ _id: requestId, status: "rejected" });
  for (const decision of [acceptCreditRequest, rejectCreditRequest])
    expect(await admin.refused(decision, { demandId: requestId })).toMatchObject({ error: "demand_decided" });
  expect(await one.statuses()).toEqual(["rejected"]);
  expect(await other.statuses()).toEqual(["open"]);
  expect(await one.responsable.call(getResponsableTokens)).toMatchObject({ balance: 0 });
  expect(await auditEventsOf(one.university.id)).toMatchObject([
    { kind: "deposit.sent" },
    { kind: "deposit.rejected", about: requestId, by: admin.user.id },
  ]);
});

test("credits that were accepted are granted, and moved once the chain has taken them", async () => {
  const { university, responsable, send } = await asking();
  const refused = await send(9);
  await admin.call(rejectCreditRequest, { demandId: refused._id });
  const { _id: requestId } = await send(5);
  await admin.call(acceptCreditRequest, { demandId: requestId });
  expect(await responsable.call(getResponsableTokens)).toMatchObject({ balance: 5 });
  expect(await listQueued(university.id, "ether.transfer")).toEqual([]);
  const movedAt = async () => {
    const { demands: requests } = await responsable.call(getFundingRequests, { sort: "createdAt" });
    return requests.map((request) => request.movedAt);
  };
  expect(await movedAt()).toEqual([null, null]);
  await end(university.id, "credits.grant", new Date("2026-05-01T10:00:00Z"));
  expect(await movedAt()).toEqual([null, "2026-05-01T10:00:00.000Z"]);
});

test("ether that was accepted is paid to the wallet, and moved once the chain has", async () => {
  const [one, other] = [await asking(), await asking()];
  const accept = async ({ responsable }: typeof one) => {
    const { _id: requestId } = (await responsable.call(requestEther)).demand;
    return (await admin.call(acceptEtherRequest, { demandId: requestId })).demand;
  };
  const movedAt = async ({ responsable }: typeof one) => {
    const { demands: requests } = await responsable.call(getFundingRequests, { sort: "createdAt", kind: "ether" });
    return requests.map((request) => request.movedAt);
  };
  const accepted = await accept(one);
  expect(accepted).toMatchObject({ status: "accepted", amount: null, wei: String(PAYMENT), movedAt: null });
  await accept(other);
  const { id } = one.university;
  expect(await listQueued(id, "ether.transfer")).toMatchObject([
    { target: one.wallet, value: String(PAYMENT), subject: { reference: `demand:${accepted._id}` } },
  ]);
  expect(await listQueued(id, "credits.grant")).toEqual([]);
  await end(id, "ether.transfer", new Date("2026-05-01T10:00:00Z"));
  expect([await movedAt(one), await movedAt(other)]).toEqual([["2026-05-01T10:00:00.000Z"], [null]]);
  await accept(one);
  await end(id, "ether.transfer", "refused");
  await end(other.university.id, "ether.transfer", new Date("2026-05-01T11:00:00Z"));
  expect(await movedAt(one)).toEqual(["2026-05-01T10:00:00.000Z", null]);
  expect(await movedAt(other)).toEqual(["2026-05-01T11:00:00.000Z"]);
  expect(await auditEventsOf(id)).toMatchObject([
    { kind: "deposit.sent" },
    { kind: "deposit.accepted", about: accepted._id, data: { kind: "ether", amount: String(PAYMENT) } },
    { kind: "deposit.sent" },
    { kind: "deposit.accepted" },
  ]);
});

test("ether that was rejected is no amount, and is not paid", async () => {
  const { university, responsable } = await asking();
  const { _id: requestId } = (await responsable.call(requestEther)).demand;
  const { demand: request } = await admin.call(rejectEtherRequest, { demandId: requestId });
  expect(request).toMatchObject({ status: "rejected", wei: null, decidedBy: { _id: admin.user.id } });
  expect(await listQueued(university.id, "ether.transfer")).toEqual([]);
});

test("without a wallet there is nowhere to pay to, and the request stays open", async () => {
  const responsable = await fixtures.responsable();
  const { _id: requestId } = (await responsable.call(requestEther)).demand;
  expect(await admin.refused(acceptEtherRequest, { demandId: requestId })).toMatchObject({ error: "no_signing_key" });
  expect((await responsable.call(getFundingRequests)).demands).toMatchObject([{ status: "open", wei: null }]);
});

test("lists are narrowed, sorted with what is empty last, and paged", async () => {
  const { university, responsable, send } = await asking();
  const ofOthers = await asking();
  await ofOthers.send(1);
  for (const amount of [3, 1, 2]) {
    const { _id: requestId } = await send(amount);
    await admin.call(rejectCreditRequest, { demandId: requestId });
  }
  await responsable.call(requestEther);
  const list = async (query: object) => {
    const { demands: requests, total } = await admin.call(getFundingRequests, {
      search: university.slug,
      pageSize: 50,
      ...query,
    });
    return [total, ...requests.map(({ amount }) => amount)];
  };
  expect(await list({})).toEqual([4, null, 2, 1, 3]);
  expect(await list({ sort: "createdAt" })).toEqual([4, 3, 1, 2, null]);
  expect(await list({ sort: "amount" })).toEqual([4, 1, 2, 3, null]);
  expect(await list({ sort: "-amount" })).toEqual([4, 3, 2, 1, null]);
  expect(await list({ sort: "-decidedAt" })).toEqual([4, 2, 1, 3, null]);
  expect(await list({ status: "open" })).toEqual([1, null]);
  expect(await list({ kind: "credit" })).toEqual([3, 2, 1, 3]);
  expect(await list({ kind: "credit", page: 2, pageSize: 2 })).toEqual([3, 3]);
  expect(await list({ search: "nobody of that name" })).toEqual([0]);
  expect((await responsable.call(getFundingRequests)).total).toBe(4);
});

test("the list of universities shows what each has left and asks for", async () => {
  const [one, other] = [await asking(), await asking()];
  const first = await one.send(5);
  await admin.call(acceptCreditRequest, { demandId: first._id });
  const open = await one.send(6);
  const { demand: ether } = await other.responsable.call(requestEther);
  const listed = async (search: string) => {
    const { universities } = await admin.call(getAllUniversities, { search });
    return universities.map(({ balance, demands: open }) => [balance.credit, open.credit, open.ether]);
  };
  const shown = ({ _id, createdAt }: typeof open) => ({ _id, createdAt });
  expect(await listed(one.university.slug)).toEqual([[5, { ...shown(open), amount: 6 }, null]]);
  expect(await listed(other.university.slug)).toEqual([[0, null, shown(ether)]]);
  expect(await listed("nobody of that name")).toEqual([]);
  const own = await fixtures.universityAdmin({ university: one.university });
  expect((await own.call(getAllUniversities)).universities.map(({ _id }) => _id)).toEqual([one.university.id]);
});

/** The account of credits and its ledger: credits are granted, reserved, spent and given back without losing one. */
import { randomBytes } from "node:crypto";
import { getAllUniversities } from "@ijaza/schema/universities/calls";
import { getResponsableEtherBalance, getResponsableTokens } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../test/everything.ts";
import { actOutChain } from "../../../test/funding-scene.ts";
import { startTestApp } from "../../../test/harness.ts";
import { nowhereChain } from "../../../test/nowhere-chain.ts";
import { SYSTEM } from "../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { registryCalls } from "../chain/chain.service.ts";

const chain = nowhereChain();
/** Wei by wallet; asking for any other wallet fails as if the chain were down. */
const balances = new Map<string, bigint>();
const balance = async (wallet: string) => balances.get(wallet) ?? Promise.reject(new Error("nobody answers"));
const app = await startTestApp({ logLevel: "silent", chain: { ...chain, node: { ...chain.node, balance } } });
const { db, fixtures, rooms } = app;
const { credits } = rooms;
const { enterKey, listQueued, end } = actOutChain(app);
const platform = await enterKey("platform", null);
const admin = await fixtures.admin();

const inAll = <T>(act: (trx: Trx) => Promise<T>) => inScope(db, EVERYTHING, act);

/** A university with so many credits granted, and another one that must stay unchanged. */
async function withCredits(amount: number) {
  const [university, neighbour] = [await fixtures.university(), await fixtures.university()];
  const { id: universityId, registry_id: registryId } = university;
  const grant = (more: number, to = { universityId, registryId }) =>
    inAll((trx) => credits.grant(trx, { ...to, amount: more, reference: `gift ${more}`, author: SYSTEM }));
  await grant(1, { universityId: neighbour.id, registryId: neighbour.registry_id });
  if (amount > 0) await grant(amount);
  return { university, universityId, registryId, neighbour, grant };
}

const accountOf = (universityId: string) =>
  inAll(async (trx) => {
    const account = await trx
      .selectFrom("credit_accounts")
      .select(["granted", "reserved", "issued"])
      .where("university_id", "=", universityId)
      .executeTakeFirst();
    const entries = await trx
      .selectFrom("credit_entries")
      .select(["kind", "amount", "grant_total", "reference", "settled_at"])
      .where("university_id", "=", universityId)
      .orderBy("id")
      .execute();
    return { account, entries };
  });

const UNTOUCHED = { account: { granted: 1, reserved: 0, issued: 0 } };
const tooFew = (needed: number, available: number) =>
  expect.objectContaining({ code: "not_enough_credits", data: { needed, available } });

test("a grant stands in the ledger, on its way to the chain as a total, and in the audit log", async () => {
  const { universityId, registryId, neighbour, grant } = await withCredits(5);
  await grant(7);
  expect(await accountOf(universityId)).toEqual({
    account: { granted: 12, reserved: 0, issued: 0 },
    entries: [
      { kind: "grant", amount: 5, grant_total: 5, reference: "gift 5", settled_at: null },
      { kind: "grant", amount: 7, grant_total: 12, reference: "gift 7", settled_at: null },
    ],
  });
  const queued = await listQueued(universityId, "credits.grant");
  expect(queued.map(({ signer, subject }) => ({ signer, subject }))).toEqual([
    { signer: platform, subject: { universityId, total: 5 } },
    { signer: platform, subject: { universityId, total: 12 } },
  ]);
  expect(`0x${queued[1]?.data.toString("hex")}`).toBe(registryCalls.grantCredits(registryId, 12));
  const events = await inAll((trx) =>
    trx
      .selectFrom("audit_events")
      .select(["subject_id", "data"])
      .where("university_id", "=", universityId)
      .where("kind", "=", "credits.granted")
      .orderBy("seq")
      .execute(),
  );
  expect(events.map(({ data }) => data)).toEqual([
    { amount: 5, total: 5 },
    { amount: 7, total: 12 },
  ]);
  expect(await accountOf(neighbour.id)).toMatchObject(UNTOUCHED);
});

test("what the chain has taken is settled with all before it, once, and for nobody else", async () => {
  const { universityId, neighbour, grant } = await withCredits(5);
  await grant(7);
  await grant(1);
  const settledOf = async (id: string) => (await accountOf(id)).entries.map((entry) => entry.settled_at?.toISOString());
  const [first, second] = ["2026-05-01T10:00:00.000Z", "2026-05-01T11:00:00.000Z"];
  await end(universityId, "credits.grant", "refused");
  expect(await settledOf(universityId)).toEqual([undefined, undefined, undefined]);
  await end(universityId, "credits.grant", new Date(first));
  expect(await settledOf(universityId)).toEqual([first, first, undefined]);
  await end(universityId, "credits.grant", new Date(second));
  expect(await settledOf(universityId)).toEqual([first, first, second]);
  expect(await settledOf(neighbour.id)).toEqual([undefined]);
});

test("the last credit is set aside, and not one more", async () => {
  const { universityId, neighbour } = await withCredits(10);
  const reserve = (count: number) => inAll((trx) => credits.reserve(trx, { universityId, count }));
  await expect(reserve(11)).rejects.toEqual(tooFew(11, 10));
  await reserve(4);
  await expect(reserve(7)).rejects.toEqual(tooFew(7, 6));
  await reserve(6);
  await expect(reserve(1)).rejects.toEqual(tooFew(1, 0));
  expect((await accountOf(universityId)).account).toEqual({ granted: 10, reserved: 10, issued: 0 });
  expect(await accountOf(neighbour.id)).toMatchObject(UNTOUCHED);
});

test("what is set aside is spent or given back, and counts until then", async () => {
  const { university, universityId, neighbour } = await withCredits(10);
  const at = new Date("2026-05-01T10:00:00Z");
  const responsable = await fixtures.responsable({ university });
  const left = async () => {
    const { balance: shown } = await responsable.call(getResponsableTokens);
    const { universities } = await admin.call(getAllUniversities, { search: university.slug });
    expect(universities[0]?.balance.credit).toBe(shown);
    return shown;
  };
  const reserve = (count: number) => inAll((trx) => credits.reserve(trx, { universityId, count }));
  await reserve(3);
  await reserve(2);
  expect(await left()).toBe(5);
  await inAll((trx) => credits.settle(trx, { universityId, count: 3, reference: "a batch", at }));
  expect(await left()).toBe(5);
  await expect(reserve(6)).rejects.toEqual(tooFew(6, 5));
  await inAll((trx) => credits.release(trx, { universityId, count: 2 }));
  expect(await left()).toBe(7);
  await reserve(7);
  expect(await accountOf(universityId)).toMatchObject({
    account: { granted: 10, reserved: 7, issued: 3 },
    entries: [{ kind: "grant" }, { kind: "issue", amount: 3, reference: "a batch", settled_at: at, grant_total: null }],
  });
  expect(await accountOf(neighbour.id)).toMatchObject(UNTOUCHED);
});

test("a university that was never granted any has none", async () => {
  const responsable = await fixtures.responsable();
  const { universityId } = responsable;
  expect(await responsable.call(getResponsableTokens)).toMatchObject({ balance: 0 });
  await expect(inAll((trx) => credits.reserve(trx, { universityId, count: 1 }))).rejects.toEqual(tooFew(1, 0));
});

test("the list of universities shows the ether of each wallet, and none while the chain is down", async () => {
  const slug = `rich-${randomBytes(6).toString("hex")}`;
  const wallets: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    const university = await fixtures.university({ slug: `${slug}-${number}` });
    await fixtures.account("resp_uni", { universityId: university.id });
    wallets.push(await enterKey("wallet", university.id));
  }
  const listed = async () => {
    const { universities } = await admin.call(getAllUniversities, { search: slug, pageSize: 50 });
    return universities.map(({ balance: { ether } }) => ether).toSorted();
  };
  expect(await listed()).toEqual(wallets.map(() => null));
  for (const [number, wallet] of wallets.entries()) balances.set(wallet, BigInt(10 + number));
  expect(await listed()).toEqual(wallets.map((_, number) => String(10 + number)));
});

test("ether is what the chain says of the wallet: none without one, and no guess while the chain is down", async () => {
  const responsable = await fixtures.responsable();
  expect(await responsable.call(getResponsableEtherBalance)).toEqual({ balance: "0" });
  const wallet = await enterKey("wallet", responsable.universityId);
  expect(await responsable.refused(getResponsableEtherBalance)).toMatchObject({ error: "chain_unavailable" });
  balances.set(wallet, 10n ** 19n + 7n);
  expect(await responsable.call(getResponsableEtherBalance)).toEqual({ balance: "10000000000000000007" });
});

/** Demands for credits and ether by the door, on a real chain: decided once, moved once. */
import {
  acceptCreditDemand,
  acceptEtherDemand,
  getDepositDemands,
  rejectCreditDemand,
  rejectEtherDemand,
  sendCreditDemand,
  sendEtherDemand,
} from "@ijaza/schema/deposits";
import { getAllUniversities, sendEtherToResponsable } from "@ijaza/schema/universities";
import { getResponsableEtherBalance, getResponsableTokens, verifyUser } from "@ijaza/schema/users";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { inScope } from "../../platform/database.ts";
import { readUniversity } from "../chain/registry-reads.ts";
import { checkDeposits } from "./deposits.fsck.ts";

const DEPOSIT = 3n * 10n ** 15n;
const { given, rooms, settled, ended, db } = await startChainApp({ etherDeposit: DEPOSIT });
const admin = await given.admin();

async function withUniversity() {
  const university = await given.issuingUniversity({ credits: 10 });
  return { university, responsable: await given.responsable({ university }) };
}

const creditsOnChain = async (registryId: number) => (await readUniversity(rooms.chain, { registryId })).granted;

/** Takes the records back to before a payment, as an old backup does: its transaction and what follows are forgotten. */
const forgetTransfers = (statement: string, universityId: string) =>
  inScope(db, "all", async (trx) => {
    await sql`delete from chain_attempts where transaction_id in (
      select id from chain_transactions where kind = 'ether.transfer' and university_id = ${universityId}
        and subject->>'reference' like 'demand:%')`.execute(trx);
    await sql.raw(statement).execute(trx);
  });

describe("a demand for credits", () => {
  test("is sent, accepted, granted on the chain, and shown as moved", async () => {
    const { university, responsable } = await withUniversity();
    const { demand } = await responsable.call(sendCreditDemand, { amount: 250 });
    expect(demand).toMatchObject({ kind: "credit", status: "open", amount: 250, wei: null, movedAt: null });
    expect(demand.createdBy.username).toBe(responsable.user.username);
    const { universities } = await admin.call(getAllUniversities, { search: university.slug });
    expect(universities).toMatchObject([
      { balance: { credit: 10 }, demands: { credit: { _id: demand._id, amount: 250 }, ether: null } },
    ]);
    const accepted = await admin.call(acceptCreditDemand, { demandId: demand._id });
    expect(accepted.demand).toMatchObject({ status: "accepted", decidedBy: { username: admin.user.username } });
    expect(await responsable.call(getResponsableTokens)).toMatchObject({ balance: 260 });
    await settled();
    expect(await creditsOnChain(university.registry_id)).toBe(260);
    const { demands, total } = await responsable.call(getDepositDemands, { status: "accepted" });
    expect(total).toBe(1);
    expect(demands[0]).toMatchObject({ _id: demand._id, movedAt: expect.any(String), decidedBy: { username: null } });
  });

  test("waits alone: a second one is answered with code 1, until the first is decided", async () => {
    const { responsable } = await withUniversity();
    const replies = await Promise.all([1, 2, 3, 4].map((amount) => responsable.send(sendCreditDemand, { amount })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await responsable.refused(sendCreditDemand, { amount: 5 })).toMatchObject({
      ...{ error: "request_already_sent", code: 1, message: "Request already sent" },
    });
    await responsable.call(sendEtherDemand);
    const { demands } = await admin.call(getDepositDemands, { kind: "credit", status: "open" });
    await admin.call(rejectCreditDemand, { demandId: demands[0]!._id });
    expect((await responsable.call(sendCreditDemand, { amount: 5 })).demand.status).toBe("open");
  });

  test.each([0, 1000, -1, 1.5, "9"])("of %s is refused", async (amount) => {
    const responsable = await given.responsable();
    const reply = await responsable.send(sendCreditDemand, { amount });
    expect(reply.statusCode).toBe(400);
  });

  test("decided by two admins at once is decided once, and nothing is granted twice", async () => {
    const { university, responsable } = await withUniversity();
    const other = await given.admin();
    let granted = 10;
    for (let round = 0; round < 5; round += 1) {
      const { demand } = await responsable.call(sendCreditDemand, { amount: 7 });
      const decisions = [acceptCreditDemand, rejectCreditDemand, acceptCreditDemand, acceptCreditDemand];
      const replies = await Promise.all(
        decisions.map((decision, at) => (at % 2 ? other : admin).send(decision, { demandId: demand._id })),
      );
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
      const decided = replies.find(({ statusCode }) => statusCode === 200)!.json().demand.status;
      if (decided === "accepted") granted += 7;
    }
    await settled();
    expect(await responsable.call(getResponsableTokens)).toMatchObject({ balance: granted });
    expect(await creditsOnChain(university.registry_id)).toBe(granted);
  });

  test("is not decided as one for ether, nor when there is none", async () => {
    const { responsable } = await withUniversity();
    const { demand } = await responsable.call(sendCreditDemand, { amount: 3 });
    for (const demandId of [demand._id, "0123456789-0123456789-0123"]) {
      expect(await admin.refused(acceptEtherDemand, { demandId })).toMatchObject({ status: 404 });
      expect(await admin.refused(rejectEtherDemand, { demandId })).toMatchObject({ status: 404 });
    }
  });

  test("is seen by its own university and the platform alone", async () => {
    const { responsable } = await withUniversity();
    const { demand } = await responsable.call(sendCreditDemand, { amount: 3 });
    const stranger = await given.responsable();
    expect((await stranger.call(getDepositDemands)).demands).toEqual([]);
    expect((await responsable.call(getDepositDemands)).demands.map(({ _id }) => _id)).toEqual([demand._id]);
    expect((await admin.call(getDepositDemands, { status: "open" })).demands.map(({ _id }) => _id)).toContain(
      demand._id,
    );
  });
});

describe("a demand for ether", () => {
  const balanceOf = async (responsable: Awaited<ReturnType<typeof given.responsable>>) =>
    BigInt((await responsable.call(getResponsableEtherBalance)).balance);

  test("brings the configured amount to the university's wallet", async () => {
    const { responsable } = await withUniversity();
    const before = await balanceOf(responsable);
    const { demand } = await responsable.call(sendEtherDemand);
    const { demand: accepted } = await admin.call(acceptEtherDemand, { demandId: demand._id });
    expect(accepted).toMatchObject({ status: "accepted", wei: String(DEPOSIT), amount: null });
    expect(await admin.refused(rejectEtherDemand, { demandId: demand._id })).toMatchObject({ error: "demand_decided" });
    await settled();
    expect((await balanceOf(responsable)) - before).toBe(DEPOSIT);
    const { demands } = await admin.call(getDepositDemands, { kind: "ether", status: "accepted" });
    expect(demands[0]?.movedAt).not.toBeNull();
  });

  test("of a university without a wallet stays open", async () => {
    const responsable = await given.responsable();
    const { demand } = await responsable.call(sendEtherDemand);
    expect(await admin.refused(acceptEtherDemand, { demandId: demand._id })).toMatchObject({ error: "no_signing_key" });
    const { demands } = await responsable.call(getDepositDemands);
    expect(demands).toMatchObject([{ status: "open", wei: null }]);
  });

  test("that was paid is not paid again from records that have forgotten it", async () => {
    const { university, responsable } = await withUniversity();
    const { demand } = await responsable.call(sendEtherDemand);
    await admin.call(acceptEtherDemand, { demandId: demand._id });
    await settled();
    const paid = await balanceOf(responsable);
    const { id } = university;
    const queued = `update chain_transactions set status = 'queued', nonce = null, final_hash = null, final_block = null,
      final_at = null where kind = 'ether.transfer' and university_id = '${id}' and subject->>'reference' like 'demand:%'`;
    await forgetTransfers(queued, id);
    await settled();
    expect(await balanceOf(responsable)).toBe(paid);

    const open = `delete from chain_transactions where kind = 'ether.transfer' and university_id = '${id}'
        and subject->>'reference' like 'demand:%';
      update deposit_demands set status = 'open', amount = null, decided_by = null, decided_at = null
        where university_id = '${id}'`;
    await forgetTransfers(open, id);
    const again = await admin.call(acceptEtherDemand, { demandId: demand._id });
    expect(again.demand.status).toBe("accepted");
    await settled();
    expect(await balanceOf(responsable)).toBe(paid);
  });
});

describe("ether", () => {
  test("is sent unasked as a job, never more than the platform has", async () => {
    const { university, responsable } = await withUniversity();
    const gift = { universityId: university.id, amount: "12345" };
    const before = BigInt((await responsable.call(getResponsableEtherBalance)).balance);
    const job = await admin.call(sendEtherToResponsable, gift);
    expect(job).toMatchObject({ kind: "ether", status: "running" });
    expect(await ended(admin, job)).toMatchObject({ status: "succeeded" });
    expect(BigInt((await responsable.call(getResponsableEtherBalance)).balance) - before).toBe(12345n);
    const much = { ...gift, amount: `1${"0".repeat(28)}` };
    expect(await admin.refused(sendEtherToResponsable, much)).toMatchObject({ error: "platform_ether_too_low" });
    const absent = { ...gift, universityId: "0123456789-0123456789-0123" };
    expect(await admin.refused(sendEtherToResponsable, absent)).toMatchObject({ status: 404 });
  });

  test("that was sent under a key is not sent again when the server died before it had answered", async () => {
    const { university, responsable } = await withUniversity();
    const before = BigInt((await responsable.call(getResponsableEtherBalance)).balance);
    const gift = { universityId: university.id, amount: "777" };
    const once = { headers: { "idempotency-key": "a-gift-of-today" } };
    const job = await admin.call(sendEtherToResponsable, gift, once);
    const died = { status: null, body: null, created_at: new Date(0) };
    await db.updateTable("replies").set(died).where("key", "=", "a-gift-of-today").execute();
    expect((await admin.call(sendEtherToResponsable, gift, once))._id).toBe(job._id);
    await ended(admin as never, job);
    await settled();
    expect(BigInt((await responsable.call(getResponsableEtherBalance)).balance) - before).toBe(777n);
    expect((await admin.call(sendEtherToResponsable, gift))._id).not.toBe(job._id);
  });

  test("of the platform is told to its admin alone", async () => {
    const { user } = await admin.call(verifyUser);
    expect(BigInt(user?.adminBalance ?? "0")).toBeGreaterThan(10n ** 18n);
    const network = await given.admin("admin_alecso");
    expect((await network.call(verifyUser)).user?.adminBalance).toBeNull();
  });
});

describe("the check of the records", () => {
  const check = async (spoil = "select 1") => {
    const codes = new Set<string>();
    const undo = new Error("the spoil is taken back");
    const spoilt = inScope(db, "all", async (trx) => {
      await sql.raw(spoil).execute(trx);
      await checkDeposits(trx, ({ code }) => codes.add(code));
      throw undo;
    });
    await expect(spoilt).rejects.toBe(undo);
    return [...codes];
  };

  test("finds nothing where all was moved once", async () => {
    expect(await check()).toEqual([]);
  });

  test.each([
    ["deposit_moves_differ", "update deposit_demands set status = 'rejected' where status = 'accepted'"],
    ["deposit_moves_differ", "delete from credit_entries where reference like 'demand:%'"],
    ["deposit_amount_differs", "update deposit_demands set amount = amount + 1 where status = 'accepted'"],
    ["deposit_amount_differs", "update chain_transactions set value = value + 1 where kind = 'ether.transfer'"],
    ["deposit_unknown", "delete from deposit_demands where status = 'accepted'"],
    [
      "ether_paid_twice",
      `insert into chain_strangers select signer, 1000000 + nonce, 'another', 1, data, true
        from chain_transactions where kind = 'ether.transfer' and nonce is not null limit 1`,
    ],
  ])("names %s after: %s", async (code, spoil) => {
    expect(await check(spoil)).toContain(code);
  });
});

test("universities are listed in scope, searched by name in any script, and sorted", async () => {
  const name = { en: "Zitouna Test", fr: "Zitouna Essai", ar: "جامعة الزيتونة" };
  const university = await given.university({ name, slug: "zitouna-test" });
  for (const search of ["zitouna essai", "الزيتونه", "ZITOUNA"]) {
    const { universities } = await admin.call(getAllUniversities, { search });
    expect(universities.map(({ _id }) => _id)).toEqual([university.id]);
    expect(universities[0]).toMatchObject({ balance: { credit: 0, ether: null }, demands: { credit: null } });
  }
  const own = await given.universityAdmin({ university });
  const mine = await own.call(getAllUniversities);
  expect(mine).toMatchObject({ total: 1, universities: [{ _id: university.id }] });
  const names = (await admin.call(getAllUniversities, { sort: "-name" })).universities.map((each) => each.name.en);
  expect(names[0]).toBe("Zitouna Test");
});

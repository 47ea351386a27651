/** Ether through HTTP, on a real chain: requested or sent without a request, paid once. */
import { acceptEtherRequest, getFundingRequests, rejectEtherRequest, requestEther } from "@ijaza/schema/credits/calls";
import { sendEtherToResponsable } from "@ijaza/schema/universities/calls";
import { getResponsableEtherBalance, verifyUser } from "@ijaza/schema/users/calls";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { askingUniversity } from "../../../../test/funding-scene.ts";
import { inScope } from "../../../platform/database.ts";

const PAYMENT = 3n * 10n ** 15n;
const app = await startChainApp({ etherPayment: PAYMENT });
const { fixtures, settled, ended, db, owner } = app;
const admin = await fixtures.admin();

/** Restores the database to before a payment, as an old backup does: its transaction and what follows are forgotten. */
const forgetTransfers = (statement: string, universityId: string) =>
  inScope(owner, EVERYTHING, async (trx) => {
    await sql`delete from chain_attempts where transaction_id in (
      select id from chain_transactions where kind = 'ether.transfer' and university_id = ${universityId}
        and subject->>'reference' like 'demand:%')`.execute(trx);
    await sql.raw(statement).execute(trx);
    // As any code that queues a transaction does, so that the relayer does not wait for its next poll.
    await sql`select pg_notify('chain', '')`.execute(trx);
  });

describe("a request for ether", () => {
  const balanceOf = async (responsable: Awaited<ReturnType<typeof fixtures.responsable>>) =>
    BigInt((await responsable.call(getResponsableEtherBalance)).balance);

  test("brings the configured amount to the university's wallet", async () => {
    const { responsable } = await askingUniversity(app);
    const before = await balanceOf(responsable);
    const { demand: request } = await responsable.call(requestEther);
    const { demand: accepted } = await admin.call(acceptEtherRequest, { demandId: request._id });
    expect(accepted).toMatchObject({ status: "accepted", wei: String(PAYMENT), amount: null });
    expect(await admin.refused(rejectEtherRequest, { demandId: request._id })).toMatchObject({
      error: "demand_decided",
    });
    await settled();
    expect((await balanceOf(responsable)) - before).toBe(PAYMENT);
    const { demands: requests } = await admin.call(getFundingRequests, { kind: "ether", status: "accepted" });
    expect(requests[0]?.movedAt).not.toBeNull();
  });

  test("of a university without a wallet stays open", async () => {
    const responsable = await fixtures.responsable();
    const { demand: request } = await responsable.call(requestEther);
    expect(await admin.refused(acceptEtherRequest, { demandId: request._id })).toMatchObject({
      error: "no_signing_key",
    });
    const { demands: requests } = await responsable.call(getFundingRequests);
    expect(requests).toMatchObject([{ status: "open", wei: null }]);
  });

  test("that was paid is not paid again from records that have forgotten it", async () => {
    const { university, responsable } = await askingUniversity(app);
    const { demand: request } = await responsable.call(requestEther);
    await admin.call(acceptEtherRequest, { demandId: request._id });
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
      update funding_requests set status = 'open', amount = null, decided_by = null, decided_at = null
        where university_id = '${id}'`;
    await forgetTransfers(open, id);
    const again = await admin.call(acceptEtherRequest, { demandId: request._id });
    expect(again.demand.status).toBe("accepted");
    await settled();
    expect(await balanceOf(responsable)).toBe(paid);
  });
});

describe("ether", () => {
  test("is sent unasked as a job, never more than the platform has", async () => {
    const { university, responsable } = await askingUniversity(app);
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
    const { university, responsable } = await askingUniversity(app);
    const before = BigInt((await responsable.call(getResponsableEtherBalance)).balance);
    const gift = { universityId: university.id, amount: "777" };
    const once = { headers: { "idempotency-key": "a-gift-of-today" } };
    const job = await admin.call(sendEtherToResponsable, gift, once);
    const died = { is_done: false, created_at: new Date(0) };
    await db.updateTable("idempotency_keys").set(died).where("key", "=", "a-gift-of-today").execute();
    expect((await admin.call(sendEtherToResponsable, gift, once))._id).toBe(job._id);
    await ended(admin, job);
    await settled();
    expect(BigInt((await responsable.call(getResponsableEtherBalance)).balance) - before).toBe(777n);
    expect((await admin.call(sendEtherToResponsable, gift))._id).not.toBe(job._id);
  });

  test("of the platform is told to its admin alone", async () => {
    const { user } = await admin.call(verifyUser);
    expect(BigInt(user?.adminBalance ?? "0")).toBeGreaterThan(10n ** 18n);
    const network = await fixtures.admin("admin_alecso");
    expect((await network.call(verifyUser)).user?.adminBalance).toBeNull();
  });
});

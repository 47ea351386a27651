/** Replacing a responsable and suspending a university, on a real chain. */
import { getAudit } from "@ijaza/schema/audit/calls";
import { revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import {
  assignBlockedResponsable,
  changeUniversityResponsable,
  suspendUniversity,
} from "@ijaza/schema/universities/calls";
import { getResponsable, verifyUser } from "@ijaza/schema/users/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { describe, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { createTenantScene } from "../../../test/tenant-scene.ts";
import { inScope } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";

const app = await startChainApp();
const { fixtures, rooms, settled, ended, anyone, db, signals, mails } = app;
const { freeResponsable, accept, withAccepted, keysOf, signersOf } = createTenantScene(app);
const founder = await fixtures.admin("admin_alecso");

describe("another responsable", () => {
  test("takes over: earlier diplomas stay valid, later ones are signed with the new wallet, and the rest of the ether returns to the platform", async () => {
    const university = await fixtures.issuingUniversity();
    const { agent, responsable: former } = await withAccepted(university, 1);
    await ended(agent, await agent.call(signDiplomas, { all: true }));
    const wallet = (await keysOf(university.id))[0]!.public_id;
    const held = await rooms.chain.node.balance(wallet);
    const next = await freeResponsable();
    const changed = await founder.call(changeUniversityResponsable, {
      universityId: university.id,
      responsableId: next.id,
    });
    expect(changed.university.responsable).toMatchObject({ _id: next.id });
    expect((await former.call(verifyUser)).user).toMatchObject({ _id: former.user.id, university: null });
    expect(await former.refused(getAllDiplomas)).toMatchObject({ status: 403, error: "no_university" });
    expect((await mails.to(former.user.email)).at(-1)?.text).toContain("à un autre responsable");
    expect((await mails.to(next.email)).at(-1)?.text).toContain("a été confiée à votre compte");
    expect((await agent.call(getResponsable)).responsable?._id).toBe(next.id);
    await settled();
    const [old, current] = await keysOf(university.id);
    expect(old).toMatchObject({ state: "retired", valid_until: expect.any(Date) });
    expect(current).toMatchObject({ state: "active", valid_until: null });
    const left = await rooms.chain.node.balance(wallet);
    expect(left).toBeLessThan(held / 1000n);
    const auditor = await fixtures.universityAdmin({ university });
    const { events } = await auditor.call(getAudit, { kind: "ether.returned" });
    expect(events).toHaveLength(1);
    const wei = BigInt(String(events[0]!.data.wei));
    expect(wei > 0n && wei <= held - left).toBe(true);

    const responsable = { ...(await fixtures.signedIn(next)), universityId: university.id };
    await accept({ agent, responsable, count: 1 });
    await ended(agent, await agent.call(signDiplomas, { all: true }));
    expect(await signersOf(university.id)).toEqual([old!.public_id, current!.public_id]);
    const { diplomas } = await agent.call(getAllDiplomas, { sort: "diplomaNumber" });
    for (const { _id } of diplomas) {
      expect(await anyone.call(verifyDiplomaById, { id: _id })).toMatchObject({ result: { verdict: "valid" } });
    }
    const earlier = diplomas.find(({ signedAt }) => signedAt === diplomas.map((each) => each.signedAt).sort()[0])!;
    const revoking = await responsable.call(revokeDiploma, { _id: earlier._id, reason: "other" });
    expect((await ended(responsable, revoking)).status).toBe("succeeded");
  });

  test("signs pending batches with the new wallet, and the former one is ended after that", async () => {
    const university = await fixtures.issuingUniversity();
    const { agent } = await withAccepted(university, 2);
    const { context } = rooms.chainInsides;
    const { mayIssue } = context;
    context.mayIssue = async () => false;
    const job = await agent.call(signDiplomas, { all: true });
    const { id: universityId } = university;
    const { id: responsableId } = await freeResponsable();
    await founder.call(changeUniversityResponsable, { universityId, responsableId });
    while ((await keysOf(universityId))[1]?.state !== "active") await signals.next("chain", { timeoutMs: 25 });
    context.mayIssue = mayIssue;
    expect((await ended(agent, job)).status).toBe("succeeded");
    await settled();
    const keys = await keysOf(university.id);
    expect(keys.map(({ state }) => state)).toEqual(["retired", "active"]);
    expect(keys[0]!.valid_until).not.toBeNull();
    expect(await signersOf(university.id)).toEqual([keys[1]!.public_id]);
    const { diplomas } = await agent.call(getAllDiplomas, {});
    for (const { _id } of diplomas) {
      expect(await anyone.call(verifyDiplomaById, { id: _id })).toMatchObject({ result: { verdict: "valid" } });
    }
  });

  test("does not wait for rows that name the university and its responsable, as a batch stores them at its end", async () => {
    const university = await fixtures.issuingUniversity();
    const former = await fixtures.responsable({ university });
    const next = await freeResponsable();
    const changed = await inScope(db, EVERYTHING, async (trx) => {
      // What a foreign key locks when a row is stored.
      await trx.selectFrom("users").select("id").where("id", "=", former.user.id).forKeyShare().execute();
      await trx.selectFrom("universities").select("id").where("id", "=", university.id).forKeyShare().execute();
      return founder.call(changeUniversityResponsable, { universityId: university.id, responsableId: next.id });
    });
    expect(changed.university.responsable).toMatchObject({ _id: next.id });
  });

  test("leaves the former key valid until its own transactions are final", async () => {
    const university = await fixtures.issuingUniversity();
    const { id: universityId } = university;
    const [former] = await keysOf(universityId);
    const sent = { id: newId(), university_id: universityId, kind: "platform.role" as const, status: "sent" as const };
    await inScope(db, EVERYTHING, (trx) =>
      trx
        .insertInto("chain_transactions")
        .values({
          ...sent,
          nonce: 9_999,
          signer: former!.public_id,
          target: "0x",
          data: Buffer.alloc(0),
          subject: "{}",
        })
        .execute(),
    );
    const { id: responsableId } = await freeResponsable();
    await founder.call(changeUniversityResponsable, { universityId, responsableId });
    const end = () =>
      inScope(db, EVERYTHING, (trx) =>
        trx
          .selectFrom("chain_transactions")
          .select(["status", "trouble"])
          .where("university_id", "=", universityId)
          .where("kind", "=", "university.wallet-end")
          .executeTakeFirst(),
      );
    await expect.poll(end).toEqual({ status: "queued", trouble: "chain" });
    expect((await keysOf(universityId))[0]).toMatchObject({ state: "retired", valid_until: null });
    await inScope(db, EVERYTHING, (trx) => trx.deleteFrom("chain_transactions").where("id", "=", sent.id).execute());
    await settled();
    expect((await keysOf(universityId))[0]!.valid_until).not.toBeNull();
  });

  test("changed twice at once: one wallet is left, and every former one is ended", async () => {
    const university = await fixtures.issuingUniversity();
    await fixtures.account("resp_uni", { universityId: university.id });
    const [first, second] = [await freeResponsable(), await freeResponsable()];
    await Promise.all(
      [first, second].map(({ id: responsableId }) =>
        founder.call(changeUniversityResponsable, { universityId: university.id, responsableId }),
      ),
    );
    await settled();
    const keys = await keysOf(university.id);
    expect(keys.map(({ state }) => state)).toEqual(["retired", "retired", "active"]);
    expect(keys.filter(({ valid_until }) => valid_until === null)).toHaveLength(1);
  });

  test("must be free, and the call asks for the password again after fifteen minutes", async () => {
    const university = await fixtures.university();
    const busy = await fixtures.account("resp_uni", { universityId: (await fixtures.university()).id });
    const change = { universityId: university.id, responsableId: busy.id };
    expect(await founder.refused(changeUniversityResponsable, change)).toMatchObject({ error: "responsable_not_free" });
    expect(changeUniversityResponsable.confirmed && assignBlockedResponsable.confirmed).toBe(true);
  });

  test("takes over from a blocked one, including the agents", async () => {
    const university = await fixtures.issuingUniversity();
    const agent = await fixtures.agent({ university });
    const blocked = await fixtures.account("resp_uni", { universityId: university.id });
    const heir = await freeResponsable();
    const handing = { blockedUserId: blocked.id, responsableId: heir.id };
    expect(await founder.refused(assignBlockedResponsable, handing)).toMatchObject({
      error: "responsable_not_blocked",
    });
    await fixtures.blocked(blocked);
    const { university: handed } = await founder.call(assignBlockedResponsable, handing);
    expect(handed).toMatchObject({ _id: university.id, responsable: { _id: heir.id } });
    expect((await agent.call(getResponsable)).responsable?._id).toBe(heir.id);
    expect((await mails.to(blocked.email)).at(-1)?.text).toContain("Votre compte étant bloqué");
    await settled();
  });
});

describe("a suspended university", () => {
  test("cannot issue, but can revoke and be verified, until it is resumed", async () => {
    const university = await fixtures.issuingUniversity();
    const { agent, responsable } = await withAccepted(university, 1);
    await ended(agent, await agent.call(signDiplomas, { all: true }));
    await accept({ agent, responsable, count: 1 });
    const suspension = { universityId: university.id, suspended: true, reason: "Licence under review" };
    const { university: suspended } = await founder.call(suspendUniversity, suspension);
    expect(suspended).toMatchObject({ suspended: true, suspensionReason: "Licence under review" });
    expect(await founder.refused(suspendUniversity, suspension)).toMatchObject({ error: "suspension_unchanged" });
    const refusal = await agent.refused(signDiplomas, { all: true });
    expect(refusal).toMatchObject({
      error: "university_suspended",
      message: expect.stringContaining(suspension.reason),
    });
    for (const { user } of [agent, responsable]) {
      expect((await mails.to(user.email)).at(-1)?.text).toContain(suspension.reason);
    }
    expect((await agent.call(verifyUser)).user?.university?.suspensionReason).toBe(suspension.reason);
    await settled();
    const { diplomas } = await agent.call(getAllDiplomas, { status: "signed" });
    const id = diplomas[0]!._id;
    expect(await anyone.call(verifyDiplomaById, { id })).toMatchObject({ result: { verdict: "valid" } });
    const revoked = await ended(responsable, await responsable.call(revokeDiploma, { _id: id, reason: "other" }));
    expect(revoked.status).toBe("succeeded");

    await founder.call(suspendUniversity, { ...suspension, suspended: false });
    expect((await ended(agent, await agent.call(signDiplomas, { all: true }))).status).toBe("succeeded");
  });
});

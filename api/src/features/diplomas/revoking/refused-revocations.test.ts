/** A revocation that the chain finally refuses: the diploma is valid as before, people are informed and may retry. */

import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { getDiplomaById } from "@ijaza/schema/diplomas/reading";
import { changeUniversityResponsable } from "@ijaza/schema/universities/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { createCorrectionScene } from "../../../../test/correction-scene.ts";
import { createSpoiling } from "../../../../test/spoiled-wallet.ts";

const app = await startChainApp();
const { fixtures, anyone, ended, settled, mails, rooms, db } = app;
const setting = createCorrectionScene(app);
const { spoilWallet } = createSpoiling(app);
const founder = await fixtures.admin("admin_alecso");

let isHeld = false;
// Revocations wait until the test releases them.
rooms.chain.on("record.revoke", { foresee: async () => (isHeld ? { wait: "chain" } : null) });
afterEach(() => {
  isHeld = false;
});

/** Assigns a new responsable, with a valid wallet. */
async function renewWallet(universityId: string) {
  const next = await fixtures.account("resp_uni", { universityId: null });
  await founder.call(changeUniversityResponsable, { universityId, responsableId: next.id });
  await settled();
  return { ...(await fixtures.signedIn(next)), universityId };
}

/** Notices that have a reserved hour. */
const countNotices = async () => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(taken), 0)::int as count from notice_hours where counter like 'university:notice:%'`.execute(
    db,
  );
  return rows[0]!.count;
};

/** Mails in Arabic and French, for recipients who have not chosen a language. */
const REFUSED = "رُفض الإلغاء: الشهادة D-000001 / Révocation refusée : diplôme D-000001";

/** Only mails about revocations; others are about imports. */
const subjectsTo = async (email: string) =>
  (await mails.to(email)).map(({ subject }) => subject).filter((subject) => subject.includes("Révocation"));

test("of a responsable fails the job, is shown and mailed, and succeeds with a valid wallet", async () => {
  const { university, responsable, old: id, read } = await setting();
  await spoilWallet(university.id);
  const before = await countNotices();
  const job = await ended(responsable, await responsable.call(revokeDiploma, { _id: id, reason: "other" }));
  expect(job).toMatchObject({ status: "failed", error: { error: "chain_refused" } });
  const refused = { status: "signed", revocationReason: null, revocationRefusedAt: expect.any(String) };
  expect(await read(id)).toMatchObject(refused);
  await expect.poll(() => subjectsTo(responsable.user.email)).toEqual([REFUSED]);
  expect(await countNotices()).toBe(before + 1);
  expect((await anyone.call(getDiplomaById, { id })).diploma).not.toHaveProperty("revocationRefusedAt");

  const heir = await renewWallet(university.id);
  const again = await ended(heir, await heir.call(revokeDiploma, { _id: id, reason: "other" }));
  expect(again.status).toBe("succeeded");
  expect(await read(id)).toMatchObject({ status: "revoked", revocationRefusedAt: null });
});

test("of a superseded diploma is reported to the responsable, who revokes it as superseded again", async () => {
  const { university, responsable, old: id, correct, sign, read } = await setting();
  const premature = await responsable.refused(revokeDiploma, { _id: id, reason: "superseded" });
  expect(premature).toMatchObject({ status: 409, error: "not_superseded" });
  isHeld = true;
  const correction = await correct();
  await sign(correction);
  expect(await read(id)).toMatchObject({ status: "revoking", revocationReason: "superseded" });
  await spoilWallet(university.id);
  isHeld = false;
  await settled();

  const refused = { status: "signed", supersededBy: correction, revocationRefusedAt: expect.any(String) };
  expect(await read(id)).toMatchObject(refused);
  await expect.poll(() => subjectsTo(responsable.user.email)).toEqual([REFUSED]);

  const heir = await renewWallet(university.id);
  const again = await ended(heir, await heir.call(revokeDiploma, { _id: id, reason: "superseded" }));
  expect(again.status).toBe("succeeded");
  const verdict = { result: { verdict: "invalid", reason: "superseded" }, supersededBy: correction };
  await expect.poll(() => anyone.call(verifyDiplomaById, { id })).toMatchObject(verdict);
  expect(await read(id)).toMatchObject({
    status: "revoked",
    revocationReason: "superseded",
    revocationRefusedAt: null,
  });
});

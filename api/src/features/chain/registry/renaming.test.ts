/** Another identity for a registered university: queued once, and only after the batches that name the former issuer. */
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../../test/everything.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { nowhereChain } from "../../../../test/nowhere-chain.ts";
import { registrationInTests } from "../../../../test/registration.ts";
import { inScope } from "../../../platform/database.ts";
import { handlerOf } from "../relayer/context.ts";
import type { TransactionRow } from "../relayer/outbox.ts";

const ADDRESS = `0x${"11".repeat(20)}`;
const { db, rooms, fixtures } = await startTestApp({ chain: { ...nowhereChain(), registrar: ADDRESS } });
const { chain, chainInsides } = rooms;

/** A university with a queued entry, and the same entry with another issuer. */
async function enter() {
  const entry = registrationInTests(await fixtures.university());
  await inScope(db, EVERYTHING, (trx) => chain.register(trx, entry));
  return { entry, moved: { ...entry, did: `${entry.did}:moved` } };
}
const rename = (entry: Awaited<ReturnType<typeof enter>>["entry"]) =>
  inScope(db, EVERYTHING, (trx) => chain.rename(trx, entry));

const renamesOf = (universityId: string) =>
  inScope(db, EVERYTHING, (trx) =>
    trx
      .selectFrom("chain_transactions")
      .selectAll()
      .where("university_id", "=", universityId)
      .where("kind", "=", "university.rename")
      .orderBy("seq")
      .execute(),
  );

const set = (id: string, status: TransactionRow["status"]) =>
  inScope(db, EVERYTHING, (trx) =>
    trx.updateTable("chain_transactions").set({ status }).where("id", "=", id).execute(),
  );

test("the same identity is queued once, and one that was never sent is withdrawn for another", async () => {
  const { entry, moved } = await enter();
  expect(await rename(entry)).toBeNull();
  expect(await rename(moved)).toMatchObject({ did: entry.did });
  expect(await rename(moved)).toBeNull();
  const [first] = await renamesOf(entry.universityId);
  expect(first).toMatchObject({ status: "queued", subject: { did: moved.did } });

  expect(await rename(entry)).toMatchObject({ did: moved.did });
  expect(await renamesOf(entry.universityId)).toMatchObject([{ status: "refused", refusal: "withdrawn" }]);

  await rename(moved);
  const [, second] = await renamesOf(entry.universityId);
  await set(second!.id, "sent");
  expect(await rename(entry)).toMatchObject({ did: moved.did });
  expect((await renamesOf(entry.universityId)).map(({ status }) => status)).toEqual(["refused", "sent", "queued"]);
});

test("what the registry refused is queued again, and then counts no more", async () => {
  const { entry, moved } = await enter();
  await rename(moved);
  await set((await renamesOf(entry.universityId))[0]!.id, "refused");
  expect(await chain.enrolmentOf(entry.universityId)).toEqual({ state: "refused" });
  expect(await rename(moved)).not.toBeNull();
  expect(await chain.enrolmentOf(entry.universityId)).toEqual({ state: "underway" });
  expect((await renamesOf(entry.universityId)).map(({ status }) => status)).toEqual(["refused", "queued"]);
});

test("it waits while a batch that names the former issuer is on its way, and for no other", async () => {
  const { entry, moved } = await enter();
  await rename(moved);
  const { universityId, registryId: universityRegistryId, did } = entry;
  const issue = (issuer: string) =>
    inScope(db, EVERYTHING, (trx) =>
      chain.queue(trx, {
        universityId,
        kind: "batch.issue",
        signer: ADDRESS,
        target: ADDRESS,
        data: "0x",
        subject: { batchId: "b", root: "0x", count: 1, universityRegistryId, did: issuer },
      }),
    );
  const [queued] = await renamesOf(universityId);
  const foresee = () => handlerOf(chainInsides.context, queued!.kind).foresee?.(queued!);
  await issue(moved.did);
  expect(await foresee()).toBeNull();
  const id = await issue(did);
  expect(await foresee()).toEqual({ wait: "chain" });
  await set(id, "sent");
  expect(await foresee()).toEqual({ wait: "chain" });
  await set(id, "final");
  expect(await foresee()).toBeNull();
});

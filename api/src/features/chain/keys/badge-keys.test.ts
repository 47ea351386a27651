import { getIssuerDid, getIssuerStatus } from "@ijaza/schema/chain/calls";
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../../test/everything.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { inScope } from "../../../platform/database.ts";

const { db, fixtures, rooms, anyone } = await startTestApp();

/** A university that was enrolled before universities had such keys. */
async function enrolledEarlier() {
  const university = await fixtures.university();
  await inScope(db, EVERYTHING, (trx) =>
    rooms.chainInsides.keys.make(trx, { purpose: "credential", universityId: university.id }),
  );
  return university;
}

const listKeys = (universityId: string) =>
  inScope(db, EVERYTHING, (trx) =>
    trx
      .selectFrom("chain_keys")
      .select(["public_id", "state"])
      .where("purpose", "=", "badge")
      .where("university_id", "=", universityId)
      .execute(),
  );

test("a university enrolled earlier gets one key at the start, however many nodes start", async () => {
  const { id } = await enrolledEarlier();
  await Promise.all([1, 2, 3].map(() => rooms.chain.makeMissingBadgeKeys()));
  const keys = await listKeys(id);
  expect(keys).toEqual([{ public_id: expect.stringMatching(/^z6Mk/), state: "active" }]);
  await rooms.chain.makeMissingBadgeKeys();
  expect(await listKeys(id)).toEqual(keys);
});

test("reading makes no key", async () => {
  const { id, slug } = await enrolledEarlier();
  await anyone.call(getIssuerDid, { slug });
  expect((await anyone.send(getIssuerStatus, { slug, list: 0 })).statusCode).toBe(404);
  expect(await listKeys(id)).toEqual([]);
});

test("a key can be opened for its own university only", async () => {
  const [one, other] = [await enrolledEarlier(), await enrolledEarlier()];
  await rooms.chain.makeMissingBadgeKeys();
  await inScope(db, EVERYTHING, async (trx) => {
    const { sealed } = await trx
      .selectFrom("chain_keys")
      .select("sealed")
      .where("purpose", "=", "badge")
      .where("university_id", "=", one.id)
      .executeTakeFirstOrThrow();
    const swapped = trx.updateTable("chain_keys").set({ sealed }).where("purpose", "=", "badge");
    await swapped.where("university_id", "=", other.id).execute();
  });
  await expect(inScope(db, EVERYTHING, (trx) => rooms.chain.badgeKeyOf(trx, other.id))).rejects.toThrow();
});

test("a compromised key is no longer named in the issuer's document", async () => {
  const { id, slug } = await enrolledEarlier();
  await rooms.chain.makeMissingBadgeKeys();
  const [key] = await listKeys(id);
  expect(JSON.stringify(await anyone.call(getIssuerDid, { slug }))).toContain(key!.public_id);
  await inScope(db, EVERYTHING, (trx) =>
    trx
      .updateTable("chain_keys")
      .set({ compromised_since: new Date() })
      .where("public_id", "=", key!.public_id)
      .execute(),
  );
  expect(JSON.stringify(await anyone.call(getIssuerDid, { slug }))).not.toContain(key!.public_id);
});

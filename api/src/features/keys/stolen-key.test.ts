/** A signing key is stolen: what it issued before stays valid, later documents are not trusted, and files are sealed anew. */

import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import {
  clearKeyMark,
  confirmKeyMark,
  countKeyDocuments,
  getUniversityKeys,
  markKey,
  reportKey,
} from "@ijaza/schema/keys/calls";
import { type Bundle, verify } from "@ijaza/verifier";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { emptyWallet } from "../../../test/empty-wallet.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { falseClock } from "../../../test/false-clock.ts";
import { studentValues } from "../../../test/fixtures.ts";
import { startKeysScene } from "../../../test/keys-scene.ts";
import { sealerOf } from "../../../test/seals.ts";
import { inScope } from "../../platform/database.ts";

const clock = falseClock();
// Not a demo, where anybody may judge a mark.
const app = await startChainApp({ clock, profile: "production" });
const { fixtures, anyone, ended, chain, db, mails, settled, verifyOptions } = app;
const { platform, network, keyIn, keysOf, becomes } = await startKeysScene(app);

type Signed = Awaited<ReturnType<typeof fixtures.signedDiploma>>;

const fileOf = async (id: string, format: "pdf" | "json") =>
  (await anyone.send(getDiplomaFile, { id, format })).rawPayload;
/** The verdict and its reason, if it has one. */
async function check(content: Uint8Array | Bundle): Promise<string> {
  const { verdict, reason } = await verify(content, { ...verifyOptions, now: clock.now() });
  return [verdict, reason].filter(Boolean).join(", ");
}
const checkBundle = async (id: string) => check(JSON.parse((await fileOf(id, "json")).toString()) as Bundle);

/** The admin of the network with a second factor and an address since so many days before the key was marked. */
async function holdSince({ factor, address }: { factor: number; address: number }): Promise<void> {
  const id = network.user.id;
  const before = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  await inScope(db, EVERYTHING, async (trx) => {
    const generator = { user_id: id, sealed: Buffer.alloc(1), last_step: 0 };
    const times = { created_at: before(factor), confirmed_at: before(factor) };
    await trx
      .insertInto("code_generators")
      .values({ ...generator, ...times })
      .onConflict((on) => on.column("user_id").doUpdateSet(times))
      .execute();
    await trx
      .updateTable("users")
      .set({ accepted_at: before(address), email_since: before(address) })
      .where("id", "=", id)
      .execute();
  });
}

/** A second diploma of the same university; its id. */
async function signAnother({ agent, responsable, university }: Signed, number: number): Promise<string> {
  await agent.call(addDiplomas, {
    mode: "modeTwo",
    diplomas: [{ ...studentValues(number), ...diplomaValues(number) }],
  });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  const job = await ended(agent, await agent.call(signDiplomas, { all: true }));
  expect(job).toMatchObject({ status: "succeeded" });
  const row = await inScope(db, EVERYTHING, (trx) =>
    trx
      .selectFrom("diplomas")
      .select("id")
      .where("university_id", "=", university.id)
      .where("diploma_number", "=", String(diplomaValues(number).diplomaNumber))
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** The time of the block in which the diploma was issued, which our clock has reached then: the kept chain may be ahead. */
async function issuedAt(id: string): Promise<string> {
  const { block_at } = await inScope(db, EVERYTHING, (trx) =>
    trx
      .selectFrom("batches as b")
      .innerJoin("credentials as c", "c.batch_id", "b.id")
      .select("b.block_at")
      .where("c.record_id", "=", id)
      .executeTakeFirstOrThrow(),
  );
  const at = new Date(Number(block_at));
  clock.reach(at);
  return at.toISOString();
}

test("marked since an hour between two diplomas, the earlier one stays valid, the later is not trusted, and files are sealed anew", async () => {
  const scene = await fixtures.signedDiploma();
  const { university, responsable, diploma } = scene;
  const before = diploma._id;
  const oldFile = await fileOf(before, "pdf");
  const after = await signAnother(scene, 2);
  const since = await issuedAt(after);
  const key = await keyIn(university.id, "credential", "current");

  expect(await platform.call(countKeyDocuments, { id: key._id, since })).toEqual({ before: 1, after: 1 });
  await responsable.call(reportKey, { keyId: key._id, since, reason: "stolen" });
  expect((await keyIn(university.id, "credential", "current")).reportedSince).toBe(since);
  await platform.call(markKey, { keyId: key._id, since, reason: "stolen" });
  expect(
    (await keysOf(university.id))
      .filter(({ state }) => state === "current")
      .map(({ purpose }) => purpose)
      .toSorted(),
  ).toEqual(["badge", "wallet"]);
  await becomes(university.id, key._id, "marked");
  await settled();

  expect(await checkBundle(before)).toBe("valid");
  expect(await checkBundle(after)).toBe("invalid, key_compromised");
  expect(await check(oldFile)).toBe("invalid, seal_key_compromised");
  const next = await keyIn(university.id, "credential", "current");
  const newFile = await fileOf(before, "pdf");
  expect(sealerOf(newFile)).toBe(next.publicId);
  expect(await check(newFile)).toBe("valid");
  expect(await checkBundle(await signAnother(scene, 3))).toBe("valid");

  const tooNew = { error: "key_judge_too_new" };
  expect(await network.refused(confirmKeyMark, { keyId: key._id })).toMatchObject(tooNew);
  await holdSince({ factor: 9, address: 6 });
  expect(await network.refused(confirmKeyMark, { keyId: key._id })).toMatchObject(tooNew);
  await holdSince({ factor: 6, address: 9 });
  expect(await network.refused(confirmKeyMark, { keyId: key._id })).toMatchObject(tooNew);
  await holdSince({ factor: 9, address: 9 });
  await network.call(confirmKeyMark, { keyId: key._id });
  await becomes(university.id, key._id, "compromised");
  const subjects = (await mails.to(responsable.user.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /compromis/i.test(subject))).toHaveLength(2);
});

test("a wrong mark is cleared: what the key issued is trusted again, and the new key goes on", async () => {
  const { university, diploma } = await fixtures.signedDiploma();
  const key = await keyIn(university.id, "credential", "current");
  const since = await issuedAt(diploma._id);
  await platform.call(markKey, { keyId: key._id, since, reason: "exposed" });
  await becomes(university.id, key._id, "marked");
  expect(await checkBundle(diploma._id)).toBe("invalid, key_compromised");
  await holdSince({ factor: 6, address: 9 });
  expect(await network.refused(clearKeyMark, { keyId: key._id })).toMatchObject({ error: "key_judge_too_new" });
  await holdSince({ factor: 9, address: 9 });
  await network.call(clearKeyMark, { keyId: key._id });
  await becomes(university.id, key._id, "replaced");
  expect(await checkBundle(diploma._id)).toBe("valid");
  await keyIn(university.id, "credential", "current");
});

test("a batch that was signed and not sent when its key is marked is made anew with the next key", async () => {
  const scene = await fixtures.signedDiploma();
  const { university } = scene;
  const key = await keyIn(university.id, "credential", "current");
  const wallet = await keyIn(university.id, "wallet", "current");
  await emptyWallet(chain, wallet.publicId);
  const signing = signAnother(scene, 2);
  const queued = () =>
    inScope(db, EVERYTHING, (trx) =>
      trx
        .selectFrom("chain_transactions")
        .select("id")
        .where("university_id", "=", university.id)
        .where("kind", "=", "batch.issue")
        .where("status", "=", "queued")
        .execute(),
    );
  await expect.poll(queued).toHaveLength(1);
  await platform.call(markKey, {
    keyId: key._id,
    since: new Date(Date.now() - 60_000).toISOString(),
    reason: "stolen",
  });
  await chain.fund(wallet.publicId, 10n ** 18n);
  expect(await checkBundle(await signing)).toBe("valid");
  expect((await platform.call(getUniversityKeys, { universityId: university.id })).marksLeft).toBeLessThan(20);
});

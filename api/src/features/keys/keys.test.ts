/** Who acts on which key of which university, how it is refused, and keys that stand in no registry. */
import { getIssuerDid } from "@ijaza/schema/chain/calls";
import {
  confirmKeyMark,
  countKeyDocuments,
  endKey,
  getUniversityKeys,
  markKey,
  replaceKey,
  reportKey,
  vetoKey,
} from "@ijaza/schema/keys/calls";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { startKeysScene } from "../../../test/keys-scene.ts";
import { inScope } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";

const app = await startChainApp();
const { fixtures, anyone, db, mails, settled } = app;
const { platform, network, keysOf, keyIn, becomes } = await startKeysScene(app);

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const HOUR_MS = 3_600_000;
const stolen = (keyId: string, since = ago(HOUR_MS)) => ({ keyId, since, reason: "stolen" as const });

test("the people of a university read its keys and no other ones, and report one, which the admins hear of", async () => {
  const university = await fixtures.issuingUniversity();
  const responsable = await fixtures.responsable({ university });
  const foreign = await fixtures.issuingUniversity();
  const read = await responsable.call(getUniversityKeys);
  expect(read).toMatchObject({ university: { _id: university.id }, marksLeft: null, registrarIsOutside: false });
  expect(read.keys.map(({ purpose, state }) => [purpose, state]).toSorted()).toEqual([
    ["badge", "current"],
    ["credential", "current"],
    ["wallet", "current"],
  ]);
  expect(await responsable.refused(getUniversityKeys, { universityId: foreign.id })).toMatchObject({ status: 404 });
  const own = await keyIn(university.id, "credential", "current");
  const other = await keyIn(foreign.id, "credential", "current");
  expect(await responsable.refused(reportKey, stolen(other._id))).toMatchObject({ status: 404 });
  await responsable.call(reportKey, stolen(own._id));
  expect(await responsable.refused(reportKey, stolen(own._id))).toMatchObject({ error: "key_action_underway" });
  for (const admin of [platform, network]) {
    const subjects = (await mails.to(admin.user.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("مفتاح غير آمن"))).toHaveLength(1);
  }
  expect(await keyIn(university.id, "credential", "current")).toMatchObject({ _id: own._id });
});

test("each action is refused for a key that it does not fit, and nothing is changed", async () => {
  const university = await fixtures.issuingUniversity();
  const { _id: keyId } = await keyIn(university.id, "credential", "current");
  const before = await keysOf(university.id);
  const DAY_MS = 24 * HOUR_MS;
  expect(await platform.refused(markKey, stolen(keyId, ago(91 * DAY_MS)))).toMatchObject({
    error: "key_mark_too_far_back",
  });
  expect(await platform.refused(markKey, stolen(keyId, ago(-2 * HOUR_MS)))).toMatchObject({
    error: "key_moment_in_future",
  });
  expect(await platform.refused(vetoKey, { keyId })).toMatchObject({ error: "key_begun_already" });
  expect(await network.refused(confirmKeyMark, { keyId })).toMatchObject({ error: "key_not_marked" });
  expect(await platform.refused(markKey, stolen(newId()))).toMatchObject({ status: 404 });
  expect(await platform.refused(countKeyDocuments, { id: newId(), since: ago(1) })).toMatchObject({ status: 404 });
  expect(await platform.refused(getUniversityKeys)).toMatchObject({ status: 404 });
  expect(await platform.refused(getUniversityKeys, { universityId: newId() })).toMatchObject({ status: 404 });
  expect(await keysOf(university.id)).toEqual(before);
});

const currentOf = async (universityId: string) =>
  (await keysOf(universityId)).flatMap(({ _id, purpose, state }) =>
    purpose === "credential" && state === "current" ? [_id] : [],
  );

test("of two marks at once one is taken", async () => {
  const university = await fixtures.issuingUniversity();
  const { _id: keyId } = await keyIn(university.id, "credential", "current");
  const replies = await Promise.all([1, 2].map(() => platform.send(markKey, stolen(keyId))));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  await becomes(university.id, keyId, "marked");
  await expect.poll(() => currentOf(university.id)).toHaveLength(1);
  expect(await currentOf(university.id)).not.toContain(keyId);
});

test("after twenty marks in a day the guardian has none left", async () => {
  const university = await fixtures.issuingUniversity();
  const key = await keyIn(university.id, "wallet", "current");
  const { marksLeft } = await platform.call(getUniversityKeys, { universityId: university.id });
  await inScope(db, EVERYTHING, (trx) =>
    sql`insert into chain_transactions (id, university_id, kind, signer, target, data, subject, status)
      select 'mark-' || n, ${university.id}, 'key.mark', 'guardian', 'registry', '', '{}', 'final'
      from generate_series(1, ${marksLeft}::int) n`.execute(trx),
  );
  expect(await platform.refused(markKey, stolen(key._id))).toMatchObject({ error: "key_marks_used_up" });
  await inScope(db, EVERYTHING, (trx) => sql`delete from chain_transactions where id like 'mark-%'`.execute(trx));
});

test("the key of Open Badges is marked at once, and the next one takes its place", async () => {
  const university = await fixtures.issuingUniversity();
  const responsable = await fixtures.responsable({ university });
  const key = await keyIn(university.id, "badge", "current");
  const { key: marked } = await platform.call(markKey, stolen(key._id));
  expect(marked).toMatchObject({ state: "compromised", open: [] });
  const next = await keyIn(university.id, "badge", "current");
  const document = JSON.stringify(await anyone.call(getIssuerDid, { slug: university.slug }));
  expect([document.includes(key.publicId), document.includes(next.publicId)]).toEqual([false, true]);
  expect(await mails.to(responsable.user.email)).toHaveLength(1);
  await network.call(replaceKey, { keyId: next._id });
  expect((await keysOf(university.id)).map(({ purpose, state }) => `${purpose} ${state}`)).toContain("badge replaced");
});

test("a signing key is replaced without a gap, and the former one ends by itself", async () => {
  const university = await fixtures.issuingUniversity();
  const former = await keyIn(university.id, "credential", "current");
  await network.call(replaceKey, { keyId: former._id });
  await settled();
  await becomes(university.id, former._id, "replaced");
  await settled();
  const ended = (await keysOf(university.id)).find(({ _id }) => _id === former._id);
  expect(ended?.validUntil).not.toBeNull();
});

test("a key that is ended signs nothing more, and another one can be entered afterwards", async () => {
  const university = await fixtures.issuingUniversity();
  const key = await keyIn(university.id, "credential", "current");
  await network.call(endKey, { keyId: key._id });
  expect(await network.refused(endKey, { keyId: key._id })).toMatchObject({ error: "key_not_current" });
  await settled();
  await network.call(replaceKey, { keyId: key._id });
  await settled();
  expect((await keyIn(university.id, "credential", "current"))._id).not.toBe(key._id);
});

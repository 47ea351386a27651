/** Requests of organisations through the door: what strangers learn, what holders decide, how requests end. */
import { getAudit } from "@ijaza/schema/audit";
import { revokeDiploma } from "@ijaza/schema/diplomas";
import { createShare, getShares, openShare } from "@ijaza/schema/shares";
import { deleteStudent } from "@ijaza/schema/students";
import {
  blockDomain,
  confirmRequest,
  getAccessRequests,
  grantRequest,
  refuseRequest,
  requestAccess,
  updateShareSettings,
  withdrawRequest,
} from "@ijaza/schema/third-party";
import { signIn, signInStudent } from "@ijaza/schema/users";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { falseClock } from "../../../test/false-clock.ts";
import { PASSWORD } from "../../../test/given.ts";
import { createShareScene, secretOf } from "../../../test/share-scene.ts";
import { inScope } from "../../platform/database.ts";

const clock = falseClock();
const { given, anyone, ended, mails, rooms, db, watched } = await startChainApp({ clock });
const { sweep } = rooms.sharing.requests;
const ABSENT = "0".repeat(26);
let scene: Awaited<ReturnType<typeof createShareScene>>;
let number = 0;

beforeAll(async () => {
  scene = await createShareScene({ given, ended, clock });
});

beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
  await inScope(db, "all", (trx) => trx.deleteFrom("third_party_requests").execute());
  await inScope(db, "all", (trx) => trx.deleteFrom("share_settings").execute());
  await signInAgain();
});

const WORDS = { organisation: "Acme", contact: "Ada Buyer", purpose: "job", claims: ["lastName", "titleFr"] } as const;

/** Asked at an address of its own, and not confirmed. */
async function ask(named: object, domain = "acme.example") {
  await db.deleteFrom("attempts").where("key", "like", "network:%").execute();
  number += 1;
  const email = `hr-${number}@${domain}`;
  const sent = await anyone.send(requestAccess, { ...WORDS, claims: [...WORDS.claims], email, ...named });
  return { email, sent };
}

const tokenFor = async (email: string) => (await mails.linkFor(email)).hash.slice(1);

/** Asked, confirmed, and looked at by the sweeping. */
async function confirmed(named: object = { reference: scene.diploma._id }, domain?: string) {
  const { email } = await ask(named, domain);
  const token = await tokenFor(email);
  await anyone.call(confirmRequest, { token });
  await sweep();
  return { email, token };
}

const requestsNow = async () => (await scene.student.call(getAccessRequests)).requests;
const statesNow = async () => (await requestsNow()).map(({ state }) => state);
const subjectsTo = async (email: string) => (await mails.to(email)).map(({ subject }) => subject);
const granting = () => ({
  claims: ["lastName"],
  expiresAt: new Date(clock.now().getTime() + 3_600_000).toISOString(),
  views: 3,
});

const signInAgain = async () => {
  const { student_number: identifier, university_id: universityId } = scene.student.student;
  await scene.student.call(signInStudent, { identifier, universityId, password: PASSWORD });
  await scene.responsable.call(signIn, { email: scene.responsable.user.email, password: PASSWORD });
};

test("nothing that a stranger asks tells whether a document or a person exists", async () => {
  const { university, diploma } = scene;
  const facts = { universityId: university.id, diplomaNumber: diploma.diplomaNumber, lastName: "Mansouri" };
  const named = [
    { reference: diploma._id },
    { reference: ABSENT },
    facts,
    { ...facts, lastName: "Nobody" },
    { ...facts, diplomaNumber: "none" },
  ];
  const seen = [];
  for (const each of named) {
    watched.clear();
    const { email, sent } = await ask(each, "equal.example");
    const asking = statementsOf();
    const token = await tokenFor(email);
    watched.clear();
    const confirming = await anyone.send(confirmRequest, { token });
    seen.push([sent.statusCode, sent.body, asking, confirming.statusCode, confirming.body, statementsOf()]);
  }
  for (const each of seen) expect(each).toEqual(seen[0]);
  expect(JSON.stringify(seen[0])).not.toMatch(/diplomas|certificates|students/);
});

/** Of the calls alone: the workers ask besides, in the scope of all. */
const statementsOf = () =>
  [...new Set(watched.heard().flatMap(({ text, scope }) => (scope === "request" ? [text] : [])))].sort();

test("a holder is asked for what was named by its reference, or by number and family name in any spelling", async () => {
  await confirmed({ reference: scene.diploma._id.toUpperCase() }, "one.example");
  const facts = { universityId: scene.university.id, diplomaNumber: scene.diploma.diplomaNumber };
  await confirmed({ ...facts, lastName: "MANSOURÍ" }, "two.example");
  await confirmed({ ...facts, lastName: "Somebody" }, "three.example");
  await confirmed({ reference: scene.certificateId }, "four.example");
  expect((await requestsNow()).map(({ domain, document }) => [domain, document.kind])).toEqual([
    ["four.example", "certificate"],
    ["two.example", "diploma"],
    ["one.example", "diploma"],
  ]);
  const notices = await mails.atLeast(3, scene.student.student.email, "An organisation asks for a document of yours");
  const notice = notices.at(-1);
  expect(notice?.text).toContain("four.example");
  expect(notice?.text).not.toContain("Ada Buyer");
});

test("nobody is asked before the address is confirmed, which the link does for a day", async () => {
  const { email } = await ask({ reference: scene.diploma._id });
  await sweep();
  expect(await requestsNow()).toEqual([]);
  const token = await tokenFor(email);
  clock.advance({ hours: 24 });
  expect((await anyone.refused(confirmRequest, { token })).error).toBe("link_not_valid");
  await sweep();
  expect((await anyone.refused(withdrawRequest, { token })).error).toBe("link_not_valid");
});

test("a grant is a share of what its holder chose, once, and its link goes to the confirmed address", async () => {
  const { email, token } = await confirmed();
  const [request] = await requestsNow();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => scene.student.send(grantRequest, { id: request!._id, ...granting() })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  const secret = secretOf((await mails.linkFor(email)).href);
  const opened = await anyone.call(openShare, { secret });
  expect([opened.purpose, opened.items.length]).toEqual(["job", 1]);
  const { shares } = await scene.student.call(getShares);
  expect(shares.filter(({ grantedTo }) => grantedTo?.requestId === request!._id)).toMatchObject([
    { grantedTo: { organisation: "Acme", domain: "acme.example" }, viewsAllowed: 3 },
  ]);
  await confirmed();
  expect((await requestsNow()).map(({ state, alreadyShared }) => [state, alreadyShared])).toEqual([
    ["waiting", true],
    ["granted", true],
  ]);
  await anyone.call(withdrawRequest, { token });
  expect(await anyone.call(openShare, { secret })).toMatchObject({ purpose: "job" });
});

test("refused, not answered, for nobody: all end in the same mail on day 14, and none before", async () => {
  const refused = await confirmed();
  await scene.student.call(refuseRequest, { id: (await requestsNow())[0]!._id });
  const ways = [refused, await confirmed(undefined, "quiet.example"), await confirmed({ reference: ABSENT })];
  clock.advance({ hours: 14 * 24 - 1 });
  await sweep();
  for (const { email } of ways) expect(await subjectsTo(email)).toHaveLength(1);
  clock.advance({ hours: 1 });
  await sweep();
  const messages = [];
  for (const { email } of ways) {
    const [, ...mailed] = await mails.atLeast(2, email);
    messages.push(mailed.map(({ subject, text }) => `${subject} ${text.replace(email, "…")}`));
  }
  expect(messages[0]).toEqual([expect.stringContaining("No access was given")]);
  expect(messages).toEqual([messages[0], messages[0], messages[0]]);
  for (const { token } of ways) expect((await anyone.refused(withdrawRequest, { token })).error).toBe("link_not_valid");
  await sweep();
  expect(await subjectsTo(refused.email)).toHaveLength(2);
  await signInAgain();
  expect((await statesNow()).sort()).toEqual(["lapsed", "refused"]);
  const lapsed = (await requestsNow()).find(({ state }) => state === "lapsed")!;
  expect((await scene.student.refused(grantRequest, { id: lapsed._id, ...granting() })).error).toBe("request_over");
});

test("a blocked domain's requests end, and it asks in vain from then on; another may, until none is taken", async () => {
  await confirmed(undefined, "pushy.example");
  await confirmed({ reference: scene.certificateId }, "pushy.example");
  await confirmed(undefined, "other.example");
  const pushy = (await requestsNow()).find(({ domain }) => domain === "pushy.example")!;
  const { request } = await scene.student.call(blockDomain, { id: pushy._id });
  expect(request.state).toBe("refused");
  await confirmed({ reference: scene.certificateId }, "Pushy.Example");
  expect(await statesNow()).toEqual(["waiting", "refused", "refused"]);
  await scene.student.call(updateShareSettings, { acceptsRequests: false });
  await confirmed(undefined, "third.example");
  expect(await requestsNow()).toHaveLength(3);
  const { acceptsRequests, blockedDomains } = await scene.student.call(getAccessRequests);
  expect([acceptsRequests, blockedDomains]).toEqual([false, ["pushy.example"]]);
  await scene.student.call(updateShareSettings, { acceptsRequests: true, blockedDomains: ["never.example"] });
  await confirmed({ reference: scene.certificateId }, "pushy.example");
  expect(await requestsNow()).toHaveLength(4);
});

test("of a domain one request for a document waits at a time", async () => {
  await confirmed();
  await confirmed();
  expect(await requestsNow()).toHaveLength(1);
});

test("who asked withdraws by the same link, and is written to no more", async () => {
  const { email, token } = await confirmed();
  await anyone.call(withdrawRequest, { token });
  await anyone.call(withdrawRequest, { token });
  expect(await statesNow()).toEqual(["withdrawn"]);
  clock.advance({ hours: 15 * 24 });
  await sweep();
  expect(await subjectsTo(email)).toHaveLength(1);
});

test("five requests a day are taken of a network and confirmed for a domain, and five are mailed to an address", async () => {
  const email = "often@acme.example";
  const request = { ...WORDS, claims: [...WORDS.claims], email, reference: ABSENT };
  for (const _ of Array.from({ length: 5 })) await anyone.call(requestAccess, request);
  expect((await anyone.refused(requestAccess, request)).status).toBe(429);
  await inScope(db, "all", (trx) => trx.deleteFrom("attempts").where("key", "like", "network:%").execute());
  await anyone.call(requestAccess, request);
  const sent = await mails.atLeast(5, email);
  expect(sent).toHaveLength(5);
  const tokens = sent.map(({ text }) => text.match(/#(\S+)/)![1]!);
  for (const token of tokens) await anyone.call(confirmRequest, { token });
  await inScope(db, "all", (trx) => trx.deleteFrom("attempts").where("key", "not like", "domain:%").execute());
  const { email: sixth } = await ask({ reference: ABSENT });
  expect((await anyone.refused(confirmRequest, { token: await tokenFor(sixth) })).status).toBe(429);
  await anyone.call(confirmRequest, { token: tokens[0]! });
});

test("a request is answered by whom it is for alone, and the log names nobody", async () => {
  await confirmed();
  const [request] = await requestsNow();
  const fellow = await given.signedInStudent({ university: scene.university });
  expect((await fellow.call(getAccessRequests)).requests).toEqual([]);
  for (const call of [refuseRequest, blockDomain]) {
    expect((await fellow.refused(call, { id: request!._id })).status).toBe(404);
  }
  await scene.student.call(refuseRequest, { id: request!._id });
  const { events } = await scene.responsable.call(getAudit, { kind: "third_party" });
  const own = events.filter(({ subjectId }) => subjectId === request!._id);
  expect(own.map(({ kind }) => kind)).toEqual(["third_party.refused", "third_party.requested"]);
  expect(JSON.stringify(own)).not.toMatch(/acme|Ada|hr-/i);
});

test("a document is to be named, wholly and by what can be a reference", async () => {
  const pathsOf = async (named: object) => {
    const { sent } = await ask(named);
    return sent.json().errors?.map(({ path, error }: { path: string; error: string }) => `${path} ${error}`);
  };
  expect(await pathsOf({})).toEqual(["reference required"]);
  expect(await pathsOf({ reference: "Mansouri" })).toEqual(["reference not_a_reference"]);
  expect(await pathsOf({ lastName: "Mansouri" })).toEqual(["universityId required", "diplomaNumber required"]);
  expect(await pathsOf({ reference: ABSENT, purpose: "other" })).toEqual(["purposeText required"]);
});

test("who is deleted takes the shares along, and a request that waited ends like any other", async () => {
  const leaving = await given.signedDiploma();
  const items = [{ documentId: leaving.diploma._id, claims: ["lastName"] }];
  const { claims: _, ...terms } = granting();
  const { link } = await leaving.student.call(createShare, { ...terms, items, purpose: "job" });
  const { email } = await confirmed({ reference: leaving.diploma._id });
  expect((await leaving.student.call(getAccessRequests)).requests).toHaveLength(1);
  const revoked = { _id: leaving.diploma._id, reason: "issued_in_error" as const };
  await ended(leaving.responsable, await leaving.responsable.call(revokeDiploma, revoked));
  await leaving.agent.call(deleteStudent, { _id: leaving.student.student.id });
  expect((await anyone.refused(openShare, { secret: secretOf(link) })).error).toBe("share_not_found");
  clock.advance({ hours: 14 * 24 });
  await sweep();
  expect(await mails.atLeast(2, email)).toHaveLength(2);
});

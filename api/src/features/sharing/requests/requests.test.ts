/** Requests of organisations through HTTP: whom they reach, what holders decide, how they end. */
import { getAudit } from "@ijaza/schema/audit/calls";
import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { createShare, getShares, openShare } from "@ijaza/schema/sharing/shares";
import {
  blockDomain,
  getAccessRequests,
  grantRequest,
  refuseRequest,
  updateShareSettings,
  withdrawRequest,
} from "@ijaza/schema/sharing/third-party";
import { deleteStudent } from "@ijaza/schema/students/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { falseClock } from "../../../../test/false-clock.ts";
import { ABSENT, createRequestScene, type RequestScene } from "../../../../test/request-scene.ts";
import { secretOf } from "../../../../test/share-scene.ts";

const clock = falseClock();
const app = await startChainApp({ clock });
const { fixtures, anyone, ended, mails, rooms } = app;
const { sweep } = rooms.sharing.requests;

let scene: RequestScene;

beforeAll(async () => {
  scene = await createRequestScene({ ...app, clock });
  await scene.student.call(updatePreferences, { language: "en" });
});

beforeEach(() => scene.reset());

const subjectsTo = async (email: string) => (await mails.to(email)).map(({ subject }) => subject);

test("a holder is found by the document's reference, or by number and family name in any spelling", async () => {
  await scene.confirmed({ reference: `https://ijaza.example/digital_diploma/${scene.diploma._id}.` }, "one.example");
  const facts = { universityId: scene.university.id, diplomaNumber: scene.diploma.diplomaNumber.toLowerCase() };
  await scene.confirmed({ ...facts, lastName: "MANSOURÍ" }, "two.example");
  await scene.confirmed({ ...facts, lastName: "Somebody" }, "three.example");
  await scene.confirmed({ reference: scene.certificateId }, "four.example");
  expect((await scene.list()).map(({ domain, document }) => [domain, document.kind])).toEqual([
    ["four.example", "certificate"],
    ["two.example", "diploma"],
    ["one.example", "diploma"],
  ]);
  const notices = await mails.atLeast(
    3,
    scene.student.student.email,
    "An organisation is asking for one of your documents",
  );
  const notice = notices.at(-1);
  expect(notice?.text).toContain("four.example");
  expect(notice?.text).not.toContain("Ada Buyer");
});

test("a grant is one share of the chosen claims, and its link goes to the confirmed address", async () => {
  const { email, token } = await scene.confirmed();
  const [request] = await scene.list();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => scene.student.send(grantRequest, { id: request!._id, ...scene.granting() })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  const secret = secretOf((await mails.linkFor(email)).href);
  const opened = await anyone.call(openShare, { secret });
  expect([opened.purpose, opened.items.length]).toEqual(["job", 1]);
  const { shares } = await scene.student.call(getShares);
  expect(shares.filter(({ grantedTo }) => grantedTo?.requestId === request!._id)).toMatchObject([
    { grantedTo: { organisation: "Acme", domain: "acme.example" }, viewsAllowed: 3 },
  ]);
  await scene.confirmed();
  expect((await scene.list()).map(({ state, alreadyShared }) => [state, alreadyShared])).toEqual([
    ["waiting", true],
    ["granted", true],
  ]);
  await anyone.call(withdrawRequest, { token });
  expect(await anyone.call(openShare, { secret })).toMatchObject({ purpose: "job" });
});

test("refused, unanswered and unmatched requests all end with the same mail on day 14", async () => {
  const refused = await scene.confirmed();
  await scene.student.call(refuseRequest, { id: (await scene.list())[0]!._id });
  const ways = [
    refused,
    await scene.confirmed(undefined, "quiet.example"),
    await scene.confirmed({ reference: ABSENT }),
  ];
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
  await scene.signInAgain();
  expect((await scene.listStates()).sort()).toEqual(["lapsed", "refused"]);
  const lapsed = (await scene.list()).find(({ state }) => state === "lapsed")!;
  expect((await scene.student.refused(grantRequest, { id: lapsed._id, ...scene.granting() })).error).toBe(
    "request_over",
  );
});

test("requests of a blocked domain and its subdomains end, and new ones have no effect; other domains may request until all are refused", async () => {
  await scene.confirmed(undefined, "pushy.example");
  await scene.confirmed({ reference: scene.certificateId }, "hr.pushy.example");
  await scene.confirmed(undefined, "other.example");
  const pushy = (await scene.list()).find(({ domain }) => domain === "pushy.example")!;
  const { request } = await scene.student.call(blockDomain, { id: pushy._id });
  expect(request.state).toBe("refused");
  await scene.confirmed({ reference: scene.certificateId }, "jobs.Pushy.Example");
  expect(await scene.listStates()).toEqual(["waiting", "refused", "refused"]);
  await scene.student.call(updateShareSettings, { acceptsRequests: false });
  await scene.confirmed(undefined, "third.example");
  expect(await scene.list()).toHaveLength(3);
  const { acceptsRequests, blockedDomains } = await scene.student.call(getAccessRequests);
  expect([acceptsRequests, blockedDomains]).toEqual([false, ["pushy.example"]]);
  await scene.student.call(updateShareSettings, { acceptsRequests: true, blockedDomains: ["never.example"] });
  await scene.confirmed({ reference: scene.certificateId }, "pushy.example");
  expect(await scene.list()).toHaveLength(4);
});

test("only one request of a domain for a document waits at a time, from whichever subdomain", async () => {
  await scene.confirmed(undefined, "acme.example");
  await scene.confirmed(undefined, "hr.acme.example");
  expect(await scene.list()).toHaveLength(1);
});

test("only its holder answers a request, and the log names nobody", async () => {
  await scene.confirmed();
  const [request] = await scene.list();
  const fellow = await fixtures.signedInStudent({ university: scene.university });
  expect((await fellow.call(getAccessRequests)).requests).toEqual([]);
  for (const call of [refuseRequest, blockDomain]) {
    expect((await fellow.refused(call, { id: request!._id })).status).toBe(404);
  }
  await scene.student.call(refuseRequest, { id: request!._id });
  const { events } = await scene.responsable.call(getAudit, { kind: "third_party" });
  const own = events.filter(({ subjectId }) => subjectId === request!._id);
  expect(own.map(({ kind }) => kind)).toEqual(["third_party.refused", "third_party.requested"]);
  expect(JSON.stringify(own)).not.toMatch(/acme\.example|Ada|hr-/);
});

test("a deleted student's shares are deleted, and a waiting request ends like any other", async () => {
  const leaving = await fixtures.signedDiploma();
  const items = [{ documentId: leaving.diploma._id, claims: ["lastName"] }];
  const { claims: _, ...terms } = scene.granting();
  const { link } = await leaving.student.call(createShare, { ...terms, items, purpose: "job" });
  const { email } = await scene.confirmed({ reference: leaving.diploma._id });
  expect((await leaving.student.call(getAccessRequests)).requests).toHaveLength(1);
  const revoked = { _id: leaving.diploma._id, reason: "issued_in_error" as const };
  await ended(leaving.responsable, await leaving.responsable.call(revokeDiploma, revoked));
  await leaving.agent.call(deleteStudent, { _id: leaving.student.student.id });
  expect((await anyone.refused(openShare, { secret: secretOf(link) })).error).toBe("share_not_found");
  clock.advance({ hours: 14 * 24 });
  await sweep();
  expect(await mails.atLeast(2, email)).toHaveLength(2);
});

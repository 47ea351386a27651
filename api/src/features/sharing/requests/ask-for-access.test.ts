/** What organisations learn when they request a document, confirm and withdraw, and how often they may do so. */
import {
  confirmRequest,
  grantRequest,
  refuseRequest,
  requestAccess,
  withdrawRequest,
} from "@ijaza/schema/sharing/third-party";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { falseClock } from "../../../../test/false-clock.ts";
import { ABSENT, createRequestScene, type RequestScene, WORDS } from "../../../../test/request-scene.ts";
import { inScope } from "../../../platform/database.ts";

const clock = falseClock();
const app = await startChainApp({ clock });
const { anyone, mails, rooms, db, watched } = app;
const { sweep } = rooms.sharing.requests;

let scene: RequestScene;

beforeAll(async () => {
  scene = await createRequestScene({ ...app, clock });
});

beforeEach(() => scene.reset());

const subjectsTo = async (email: string) => (await mails.to(email)).map(({ subject }) => subject);

test("no answer to the public reveals whether a document or a person exists", async () => {
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
    const { email, sent } = await scene.ask(each, "equal.example");
    const asking = statementsOf();
    const token = await scene.tokenFor(email);
    watched.clear();
    const confirming = await anyone.send(confirmRequest, { token });
    seen.push([sent.statusCode, sent.body, asking, confirming.statusCode, confirming.body, statementsOf()]);
  }
  for (const each of seen) expect(each).toEqual(seen[0]);
  expect(JSON.stringify(seen[0])).not.toMatch(/diplomas|certificates|students/);
});

/** Counts statements of the calls alone; workers also query, in the scope of all. */
const statementsOf = () =>
  [...new Set(watched.statements().flatMap(({ text, scope }) => (scope === "request" ? [text] : [])))].sort();

test("no holder is asked before the address is confirmed by the link, which is valid for a day", async () => {
  const { email } = await scene.ask({ reference: scene.diploma._id });
  await sweep();
  expect(await scene.list()).toEqual([]);
  const token = await scene.tokenFor(email);
  clock.advance({ hours: 24 });
  expect((await anyone.refused(confirmRequest, { token })).error).toBe("link_not_valid");
  await sweep();
  expect((await anyone.refused(withdrawRequest, { token })).error).toBe("link_not_valid");
});

test("a withdrawn request cannot be confirmed, and the refusal is the same whatever its holder decided", async () => {
  const { email } = await scene.ask({ reference: ABSENT });
  const unconfirmed = await scene.tokenFor(email);
  const [waiting, refused, granted] = [
    await scene.confirmed({ reference: ABSENT }),
    await scene.confirmed(undefined, "refused.example"),
    await scene.confirmed(undefined, "granted.example"),
  ];
  const idOf = async (name: string) => (await scene.list()).find(({ domain }) => domain === name)!._id;
  await scene.student.call(refuseRequest, { id: await idOf("refused.example") });
  await scene.student.call(grantRequest, { id: await idOf("granted.example"), ...scene.granting() });
  const replies = [];
  for (const token of [unconfirmed, waiting.token, refused.token, granted.token]) {
    await anyone.call(withdrawRequest, { token });
    const { status, error, message } = await anyone.refused(confirmRequest, { token });
    replies.push([status, error, message]);
  }
  expect(replies[0]?.slice(0, 2)).toEqual([410, "request_withdrawn"]);
  for (const each of replies) expect(each).toEqual(replies[0]);
});

test("the organisation withdraws by the same link, and then gets no more mails", async () => {
  const { email, token } = await scene.confirmed();
  await anyone.call(withdrawRequest, { token });
  await anyone.call(withdrawRequest, { token });
  expect(await scene.listStates()).toEqual(["withdrawn"]);
  clock.advance({ hours: 15 * 24 });
  await sweep();
  expect(await subjectsTo(email)).toHaveLength(1);
});

test("each network, domain and address has a limit of five requests a day", async () => {
  const email = "often@acme.example";
  const request = { ...WORDS, claims: [...WORDS.claims], email, reference: ABSENT };
  for (const _ of Array.from({ length: 5 })) await anyone.call(requestAccess, request);
  expect((await anyone.refused(requestAccess, request)).status).toBe(429);
  await inScope(db, EVERYTHING, (trx) => trx.deleteFrom("attempts").where("key", "like", "network:%").execute());
  await anyone.call(requestAccess, request);
  const sent = await mails.atLeast(5, email);
  expect(sent).toHaveLength(5);
  const tokens = sent.map(({ text }) => text.match(/#(\S+)/)![1]!);
  // Whoever presses the link of a mail several times has asked once.
  const press = (token: string) => Array.from({ length: 8 }, () => anyone.call(confirmRequest, { token }));
  for (const token of tokens) await Promise.all(press(token));
  await inScope(db, EVERYTHING, (trx) => trx.deleteFrom("attempts").where("key", "not like", "domain:%").execute());
  const { email: sixth } = await scene.ask({ reference: ABSENT }, "hr.acme.example");
  expect((await anyone.refused(confirmRequest, { token: await scene.tokenFor(sixth) })).status).toBe(429);
  await anyone.call(confirmRequest, { token: tokens[0]! });
});

test("a request must name a document completely, or by a possible reference", async () => {
  const pathsOf = async (named: object) => {
    const { sent } = await scene.ask(named);
    return sent.json().errors?.map(({ path, error }: { path: string; error: string }) => `${path} ${error}`);
  };
  expect(await pathsOf({})).toEqual(["reference required"]);
  expect(await pathsOf({ reference: "Mansouri" })).toEqual(["reference not_a_reference"]);
  expect(await pathsOf({ lastName: "Mansouri" })).toEqual(["universityId required", "diplomaNumber required"]);
  expect(await pathsOf({ reference: ABSENT, purpose: "other" })).toEqual(["purposeText required"]);
});

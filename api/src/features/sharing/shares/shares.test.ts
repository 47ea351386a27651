/** Shares through HTTP: what a link gives, how often, and how each end is reported. */
import { getAudit } from "@ijaza/schema/audit/calls";
import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import {
  createShare,
  getShares,
  getShareViews,
  lookAtShare,
  openShare,
  renewSharePin,
  takeBackShare,
} from "@ijaza/schema/sharing/shares";
import { hideClaims } from "@ijaza/schema/students/calls";
import { signIn, signInStudent } from "@ijaza/schema/users/calls";
import { verify } from "@ijaza/verifier";
import { beforeAll, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { falseClock } from "../../../../test/false-clock.ts";
import { PASSWORD } from "../../../../test/fixtures.ts";
import { createShareScene } from "../../../../test/share-scene.ts";

const clock = falseClock();
const app = await startChainApp({ clock });
const { http, fixtures, anyone, ended, mails, verifyOptions } = app;
let scene: Awaited<ReturnType<typeof createShareScene>>;

beforeAll(async () => {
  scene = await createShareScene({ fixtures, ended, clock });
  await scene.student.call(updatePreferences, { language: "en" });
});

const signInAgain = async () => {
  const { student_number: identifier, university_id: universityId } = scene.student.student;
  await scene.student.call(signInStudent, { identifier, universityId, password: PASSWORD });
  await scene.responsable.call(signIn, { email: scene.responsable.user.email, password: PASSWORD });
};

const refusalOf = async (secret: string, key: { pin?: string; viewing?: string } = {}) => {
  const { status, error, documentsAreValid } = await anyone.refused(openShare, { secret, ...key });
  return [status, error, documentsAreValid];
};

const otherThan = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, "0");

test("a link gives the chosen claims of several documents, and each proves itself", async () => {
  const { diploma, certificateId, university } = scene;
  const items = [
    { documentId: diploma._id, claims: ["lastName", "birthDate"] },
    { documentId: certificateId, claims: ["recipientLastName"] },
  ];
  const { secret, share } = await scene.share({ items });
  expect(share).toMatchObject({ state: "live", views: 0, items: [{ kind: "diploma" }, { kind: "certificate" }] });
  expect((await anyone.call(lookAtShare, { secret })).kinds).toEqual(["diploma", "certificate"]);
  const opened = await anyone.call(openShare, { secret });
  expect(opened.items.map((each) => each.university.slug)).toEqual([university.slug, university.slug]);
  const results = await Promise.all(opened.items.map(({ bundle }) => verify(bundle, verifyOptions)));
  expect(results.map(({ verdict, facts }) => [verdict, Object.keys(facts.claims ?? {}).sort()])).toEqual([
    ["valid", ["birthDate", "lastName"]],
    ["valid", ["expiryDate", "recipientLastName"]],
  ]);
});

test("neither claims that were not chosen nor the public id of the document are in the reply", async () => {
  const { secret } = await scene.share({ items: [{ documentId: scene.diploma._id, claims: ["titleFr"] }] });
  const { body } = await anyone.send(openShare, { secret });
  const { items } = JSON.parse(body);
  const spelt = [body, ...items[0].bundle.credential.split(/[.~]/).map((part: string) => atob64(part))].join("\n");
  for (const text of [scene.diploma._id, scene.certificateId, scene.student.student.id, "Mansouri", "S000"]) {
    expect(spelt).not.toContain(text);
  }
  expect(spelt).toContain("titleFr");
});

test("a claim that is hidden from the public can still be shared", async () => {
  await scene.student.call(hideClaims, { documentId: scene.diploma._id, hidden: ["lastName"] });
  const { secret } = await scene.share();
  const { items } = await anyone.call(openShare, { secret });
  expect(disclosed(items[0]!.bundle.credential)).toEqual(["lastName", "titleFr"]);
  await scene.student.call(hideClaims, { documentId: scene.diploma._id, hidden: [] });
});

test("of sixty concurrent openings of a share with three views, three succeed", async () => {
  const { secret, share } = await scene.share({ views: 3 });
  const replies = await Promise.all(Array.from({ length: 60 }, () => anyone.send(openShare, { secret })));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 410)).toHaveLength(57);
  const { views } = await scene.student.call(getShareViews, { id: share._id });
  expect(views.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(views.every(({ at }) => /T\d\d:\d\d:00\.000Z$/.test(at))).toBe(true);
  expect(await refusalOf(secret)).toEqual([410, "share_used_up", true]);
});

test("of a hundred wrong PINs at once five are checked; the owner is informed once and makes a new PIN", async () => {
  const { secret, pin, share } = await scene.share({ pin: true });
  expect(await refusalOf(secret)).toEqual([403, "share_pin_required", undefined]);
  const wrong = { secret, pin: otherThan(pin!) };
  const replies = await Promise.all(Array.from({ length: 100 }, () => anyone.send(openShare, wrong)));
  const errors = replies.map((reply) => reply.json().error);
  expect(errors.filter((error) => error === "share_pin_wrong")).toHaveLength(5);
  expect(errors.filter((error) => error === "share_locked")).toHaveLength(95);
  expect(await refusalOf(secret, { pin: pin! })).toEqual([403, "share_locked", true]);
  const notices = await mails.atLeast(1, scene.student.student.email, "One of your shares has been locked");
  expect(notices).toHaveLength(1);

  const renewed = await scene.student.call(renewSharePin, { id: share._id });
  expect(renewed.share).toMatchObject({ state: "live", hasPin: true, views: 0 });
  expect((await refusalOf(secret, { pin: otherThan(renewed.pin) }))[1]).toBe("share_pin_wrong");
  expect(await anyone.call(openShare, { secret, pin: renewed.pin })).toMatchObject({ purpose: "job" });
});

test("fetching the link, as scanners do, and looking at the share use no view", async () => {
  const { link, secret, share } = await scene.share({ views: 1 });
  const { pathname } = new URL(link);
  await Promise.all(Array.from({ length: 20 }, () => http.inject({ url: pathname })));
  for (const _ of Array.from({ length: 3 })) {
    expect(await anyone.call(lookAtShare, { secret })).toEqual({
      state: "live",
      needsPin: false,
      kinds: ["diploma"],
      documentsAreValid: null,
    });
  }
  const { shares } = await scene.student.call(getShares);
  expect(shares.find(({ _id }) => _id === share._id)).toMatchObject({ views: 0, link });
});

test("loading it again within half an hour is not counted, and needs no PIN", async () => {
  const { secret, pin } = await scene.share({ views: 1, pin: true });
  const { viewing } = await anyone.call(openShare, { secret, pin });
  const again = await anyone.call(openShare, { secret, viewing });
  expect(again.viewing).toBe(viewing);
  expect(await refusalOf(secret, { viewing: `${viewing}x` })).toEqual([410, "share_used_up", true]);
  expect(await refusalOf(secret, { pin: pin! })).toEqual([410, "share_used_up", true]);
  clock.advance({ minutes: 31 });
  expect((await refusalOf(secret, { viewing }))[1]).toBe("share_used_up");
  await signInAgain();
});

test("an open viewing ends with the share, and with a new PIN", async () => {
  const { secret, pin, share } = await scene.share({ pin: true });
  const first = await anyone.call(openShare, { secret, pin });
  const renewed = await scene.student.call(renewSharePin, { id: share._id });
  expect((await refusalOf(secret, { viewing: first.viewing }))[1]).toBe("share_pin_required");
  const { viewing } = await anyone.call(openShare, { secret, pin: renewed.pin });
  const taken = await scene.student.call(takeBackShare, { id: share._id });
  expect(taken.share).toMatchObject({ state: "taken_back", link: null });
  expect(await refusalOf(secret, { viewing })).toEqual([410, "share_taken_back", true]);
});

test("a viewing of one share opens no other", async () => {
  const [first, second] = [await scene.share(), await scene.share({ views: 1 })];
  const { viewing } = await anyone.call(openShare, { secret: first.secret });
  await anyone.call(openShare, { secret: second.secret, viewing });
  expect((await refusalOf(second.secret, { viewing }))[1]).toBe("share_used_up");
});

test("an expired share says that its diploma is still valid, and an unknown link says nothing", async () => {
  const { secret } = await scene.share({ expiresAt: new Date(clock.now().getTime() + 60_000).toISOString() });
  clock.advance({ minutes: 1 });
  expect(await refusalOf(secret)).toEqual([410, "share_expired", true]);
  expect(await anyone.call(lookAtShare, { secret })).toEqual({
    state: "expired",
    needsPin: false,
    kinds: ["diploma"],
    documentsAreValid: true,
  });
  expect(await refusalOf("unknown")).toEqual([404, "share_not_found", undefined]);
  expect((await anyone.refused(lookAtShare, { secret: "unknown" })).error).toBe("share_not_found");
});

test("another holder's document, absent claims, duplicates, and more than a year are refused", async () => {
  const fellow = await fixtures.signedInStudent({ university: scene.university });
  const input = {
    items: [{ documentId: scene.diploma._id, claims: ["lastName"] }],
    purpose: "job" as const,
    expiresAt: new Date(clock.now().getTime() + 60_000).toISOString(),
  };
  expect((await fellow.refused(createShare, input)).status).toBe(404);
  const pathsOf = async (change: object) => {
    const { status, errors } = await scene.student.refused(createShare, { ...input, ...change });
    return [status, errors?.map(({ path, error }) => `${path} ${error}`)];
  };
  const item = input.items[0]!;
  expect(await pathsOf({ items: [{ ...item, claims: ["nothing"] }] })).toEqual([400, ["items.0.claims no_such_claim"]]);
  expect(await pathsOf({ items: [item, item] })).toEqual([400, ["items.1 document_named_twice"]]);
  for (const ahead of [0, 366 * 24 * 3600 * 1000]) {
    const expiresAt = new Date(clock.now().getTime() + ahead).toISOString();
    expect(await pathsOf({ expiresAt })).toEqual([400, ["expiresAt not_within_a_year"]]);
  }
  expect(await pathsOf({ purpose: "other" })).toEqual([400, ["purposeText required"]]);
});

test("only its owner can see and change a share", async () => {
  const { share } = await scene.share();
  const fellow = await fixtures.signedInStudent({ university: scene.university });
  expect((await fellow.call(getShares)).shares).toEqual([]);
  for (const call of [getShareViews, takeBackShare, renewSharePin]) {
    expect((await fellow.refused(call, { id: share._id })).status).toBe(404);
  }
});

test("the log says that it was shared, locked and ended, without secret or PIN", async () => {
  const { secret, pin, share } = await scene.share({ pin: true });
  for (const _ of Array.from({ length: 5 })) await anyone.send(openShare, { secret, pin: otherThan(pin!) });
  await scene.student.call(takeBackShare, { id: share._id });
  const { events } = await scene.responsable.call(getAudit, { kind: "share" });
  const own = events.filter(({ subjectId }) => subjectId === share._id).map(({ kind }) => kind);
  expect(own).toEqual(["share.taken_back", "share.locked", "share.created"]);
  expect(JSON.stringify(events)).not.toContain(secret);
});

test("a share of a revoked diploma can still be opened, and the recipient's verifier shows the revocation", async () => {
  const { secret } = await scene.share();
  const revoked = { _id: scene.diploma._id, reason: "issued_in_error" as const };
  await ended(scene.responsable, await scene.responsable.call(revokeDiploma, revoked));
  const { items } = await anyone.call(openShare, { secret });
  expect(await verify(items[0]!.bundle, verifyOptions)).toMatchObject({ reason: "revoked" });
  const { secret: ofBoth, share } = await scene.share();
  await scene.student.call(takeBackShare, { id: share._id });
  expect(await refusalOf(ofBoth)).toEqual([410, "share_taken_back", false]);
});

const atob64 = (part: string) => Buffer.from(part, "base64url").toString("utf8");

const disclosed = (credential: string): string[] =>
  credential
    .split("~")
    .slice(1, -1)
    .map((each) => JSON.parse(atob64(each))[1])
    .sort();

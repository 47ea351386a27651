import { isDeepStrictEqual } from "node:util";
import { gunzipSync } from "node:zlib";
import { getIssuerDid, getIssuerStatus, getIssuers } from "@ijaza/schema/chain/calls";
import { getBadgeSchema } from "@ijaza/schema/credentials/calls";
import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { hideClaims } from "@ijaza/schema/students/calls";
import { Ajv2020 as Ajv } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import { createBadgeChecker } from "../../../test/badge-checker.ts";
import { additionsTo } from "../../../test/badge-edits.ts";
import { startChainApp } from "../../../test/chain-harness.ts";
import type { Client } from "../../../test/client.ts";
import { createCorrectionScene } from "../../../test/correction-scene.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { TEST_PUBLIC_URL } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";
import { multikeyOf } from "../../platform/multikey.ts";
import { issuerDid } from "../issuing/issuing.service.ts";
import { signAs } from "./badges.signing.ts";

const { fixtures, anyone, ended, settled, db, rooms } = await startChainApp();
const setting = createCorrectionScene({ fixtures, ended });
const judge = createBadgeChecker({ anyone, publicUrl: TEST_PUBLIC_URL });

type Scene = Awaited<ReturnType<typeof setting>>;
let scene: Scene;
let badge: Awaited<ReturnType<typeof rooms.badges.badgeFor>>["credential"];

const ask = (id: string, client: Client = anyone) => client.send(getDiplomaFile, { id, format: "openbadge" });
const badgeOf = async (id: string, client?: Client): Promise<typeof badge> => (await ask(id, client)).json();

beforeAll(async () => {
  scene = await setting();
  badge = await badgeOf(scene.old);
});

test("anyone can get the Open Badge of a signed diploma, and other software finds it valid", async () => {
  const reply = await ask(scene.old);
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/ld+json; charset=utf-8"]);
  expect(reply.headers["content-disposition"]).toContain("attachment");
  expect(await judge(reply.json())).toBe("valid");
});

test("a badge has the members that Open Badges 3.0 requires, one proof in a list, one status, and the schema of its version", () => {
  const text = expect.any(String);
  expect(badge).toMatchObject({
    "@context": ["https://www.w3.org/ns/credentials/v2", expect.stringContaining("/ob/v3p0/context-3.0.3.json")],
    id: `${TEST_PUBLIC_URL}${getDiplomaFile.path.replace(":id", scene.old)}?format=openbadge`,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    issuer: {
      id: issuerDid(TEST_PUBLIC_URL, scene.university.slug),
      type: ["Profile"],
      name: scene.university.name_fr,
    },
    name: text,
    validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    credentialSubject: {
      type: ["AchievementSubject"],
      identifier: [{ type: "IdentityObject", hashed: false, identityHash: "Inès Mansouri", identityType: "name" }, {}],
      achievement: { id: text, type: ["Achievement"], name: text, description: text, criteria: { narrative: text } },
    },
    credentialStatus: { type: "BitstringStatusListEntry", statusPurpose: "revocation" },
    evidence: [{ id: `${TEST_PUBLIC_URL}/digital_diploma/${scene.old}`, type: ["Evidence"] }],
    proof: [{ type: "DataIntegrityProof", cryptosuite: "eddsa-rdfc-2022", proofPurpose: "assertionMethod" }],
  });
  expect(badge.proof).toHaveLength(1);
  expect(badge.credentialSchema).toEqual({ id: `${TEST_PUBLIC_URL}/credentials/open-badge/v1`, type: "JsonSchema" });
});

test("a badge has the form that is published at the address of its schema, as others' software reads it", async () => {
  const schema = await anyone.call(getBadgeSchema, { version: "v1" });
  expect(schema.$id).toBe(badge.credentialSchema.id);
  const judge = new Ajv({ strict: true }).compile(schema);
  expect(judge(badge)).toBe(true);
  const edits = additionsTo(badge).map((edit) => edit(badge));
  expect(edits.filter((copy) => judge(copy) && !isDeepStrictEqual(copy, badge))).toEqual([]);
  expect(await anyone.refused(getBadgeSchema, { version: "v2" })).toMatchObject({ error: "not_found" });
});

test("the public's badge has only public claims; the owner's and the university's add only the student number", async () => {
  const [publicly, ...inside] = await Promise.all(
    [anyone, scene.student, scene.agent].map((client) => badgeOf(scene.old, client)),
  );
  const number = scene.student.student.student_number;
  expect(JSON.stringify(publicly)).not.toContain(number);
  expect(publicly?.credentialSubject).not.toHaveProperty("creditsEarned");
  for (const own of inside) {
    expect(own.credentialSubject).toMatchObject({ creditsEarned: 180, narrative: expect.stringContaining("14.25") });
    expect(own.credentialSubject.identifier).toContainEqual(expect.objectContaining({ identityHash: number }));
    expect(JSON.stringify(own)).not.toMatch(/2002-02-08|etu\.example/);
    expect(await judge(own)).toBe("valid");
  }
});

test("hidden claims are only in the holder's and the university's badge", async () => {
  const { student, agent, old } = await setting();
  await student.call(hideClaims, { documentId: old, hidden: ["honours", "firstNameAr", "lastNameAr"] });
  const publicly = await badgeOf(old);
  expect(JSON.stringify(publicly)).not.toMatch(/Mention obtenue|منصوري/);
  expect(await judge(publicly)).toBe("valid");
  for (const client of [student, agent])
    expect(JSON.stringify(await badgeOf(old, client))).toMatch(/منصوري.*Mention obtenue/);
});

describe("a badge is refused", () => {
  const set = (part: object | undefined, members: object) => Object.assign(part ?? {}, members);

  test.each<[string, (copy: typeof badge) => object]>([
    [
      "the holder's name",
      ({ credentialSubject }) => set(credentialSubject.identifier?.[0], { identityHash: "Ines M." }),
    ],
    ["the title", ({ credentialSubject }) => set(credentialSubject.achievement, { name: "Licence en informatiques" })],
    ["the issuer's name", ({ issuer }) => set(issuer, { name: "Another" })],
    ["the date", (copy) => set(copy, { awardedDate: "2024-07-10T00:00:00Z" })],
    ["the place in the list", ({ credentialStatus }) => set(credentialStatus, { statusListIndex: "1" })],
    ["the original's address", ({ evidence }) => set(evidence[0], { id: "https://elsewhere.example" })],
    ["the time of the proof", ({ proof }) => set(proof[0], { created: "2026-01-01T00:00:00Z" })],
    [
      "the signature",
      ({ proof }) =>
        set(proof[0], { proofValue: proof[0].proofValue.replace(/.$/, (last: string) => (last === "1" ? "2" : "1")) }),
    ],
  ])("when %s differs", async (_, change) => {
    const copy = structuredClone(badge);
    change(copy);
    expect(await judge(copy)).toMatch(/Invalid signature|verif/i);
  });

  test("with members that nobody signed", async () => {
    expect(await judge({ ...badge, added: "something" })).not.toMatch(/^valid|^revoked/);
  });

  test("when another university's key signed it, under either issuer", async () => {
    const other = await fixtures.issuingUniversity();
    const key = await inScope(db, EVERYTHING, (trx) => rooms.chain.badgeKeyOf(trx, other.id));
    const { proof: _, ...unsigned } = badge;
    for (const slug of [scene.university.slug, other.slug]) {
      const signing = { did: issuerDid(TEST_PUBLIC_URL, slug), key: key!, at: new Date() };
      expect(await judge(await signAs(unsigned, signing))).not.toMatch(/^valid|^revoked/);
    }
  });
});

test("an unsigned or unknown diploma has no badge", async () => {
  const correction = await scene.correct();
  expect((await ask(correction)).statusCode).toBe(404);
  expect((await ask("0".repeat(26))).statusCode).toBe(404);
});

describe("the status list", () => {
  const read = (slug: string, list: number | string = 0) => anyone.send(getIssuerStatus, { slug, list });
  const bitsOf = async ({ slug }: { slug: string }) => {
    const { encodedList } = (await read(slug)).json().credentialSubject;
    return gunzipSync(Buffer.from(String(encodedList).slice(1), "base64url"));
  };
  const countBits = (bits: Buffer) =>
    [...bits].reduce((sum, byte) => sum + byte.toString(2).replaceAll("0", "").length, 0);

  test("has 131,072 entries, may be cached for half a minute, and can be read by pages of other sites", async () => {
    const reply = await read(scene.university.slug);
    expect(reply.headers).toMatchObject({ "cache-control": "public, max-age=30", "access-control-allow-origin": "*" });
    expect(reply.json()).toMatchObject({
      id: badge.credentialStatus.statusListCredential,
      type: ["VerifiableCredential", "BitstringStatusListCredential"],
      issuer: badge.issuer.id,
      validUntil: expect.any(String),
      credentialSubject: { type: "BitstringStatusList", statusPurpose: "revocation", ttl: 30_000 },
    });
    expect((await bitsOf(scene.university)).length * 8).toBe(131_072);
  });

  test("does not exist where it could have no entries", async () => {
    expect((await read(scene.university.slug, 1)).statusCode).toBe(404);
    expect((await read("nobody")).statusCode).toBe(404);
    expect((await read(scene.university.slug, "x")).statusCode).toBe(400);
  });

  test("shows a revocation as soon as it is final, and nothing else", async () => {
    const { old, responsable, university } = await setting();
    const before = await badgeOf(old);
    expect([await judge(before), countBits(await bitsOf(university))]).toEqual(["valid", 0]);
    await ended(responsable, await responsable.call(revokeDiploma, { _id: old, reason: "issued_in_error" }));
    expect(await judge(before)).toBe("revoked");
    expect(countBits(await bitsOf(university))).toBe(1);
    const after = await ask(old);
    expect([await judge(after.json()), after.headers["x-diploma-status"]]).toEqual(["revoked", "revoked"]);
    expect(await judge(badge)).toBe("valid");
  });

  test("shows a superseded diploma as revoked, and its successor as not", async () => {
    const { old, correct, sign } = await setting();
    const corrected = await correct();
    await sign(corrected);
    await settled();
    await expect.poll(async () => judge(await badgeOf(old))).toBe("revoked");
    expect((await ask(old)).headers.link).toBe(`</api/diploma/file/${corrected}>; rel="successor-version"`);
    const successor = await badgeOf(corrected);
    expect(await judge(successor)).toBe("valid");
    expect(successor.credentialStatus.id).not.toBe((await badgeOf(old)).credentialStatus.id);
  });
});

test("the issuer's document names the key of badges as a Multikey, and the list of issuers does not", async () => {
  const { slug, id } = scene.university;
  const key = await inScope(db, EVERYTHING, (trx) => rooms.chain.badgeKeyOf(trx, id));
  const document = await anyone.call(getIssuerDid, { slug });
  const did = issuerDid(TEST_PUBLIC_URL, slug);
  const method = `${did}#${multikeyOf(key!.privateKey)}`;
  expect(document).toMatchObject({
    "@context": expect.arrayContaining(["https://w3id.org/security/multikey/v1"]),
    assertionMethod: [expect.stringContaining(did), method],
    verificationMethod: [
      { type: "JsonWebKey" },
      { id: method, type: "Multikey", controller: did, publicKeyMultibase: key!.multikey },
    ],
  });
  expect(JSON.stringify(await anyone.call(getIssuers))).not.toContain(key!.multikey);
});

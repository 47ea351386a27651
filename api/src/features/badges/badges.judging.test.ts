/** The verdict on a badge file: an edited badge is invalid whatever its original is; another one follows its original. */
import { isDeepStrictEqual } from "node:util";
import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { hideClaims } from "@ijaza/schema/students/calls";
import { verifyDiploma } from "@ijaza/schema/verification/calls";
import type { Result } from "@ijaza/verifier";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { runs } from "../../../../test-seed.ts";
import { additionsTo, anEdit, edited, type Path, pathsOf } from "../../../test/badge-edits.ts";
import { bytesOf, createBadgeVerifier, type Json } from "../../../test/badge-verifier.ts";
import { startChainApp } from "../../../test/chain-harness.ts";
import { createCorrectionScene } from "../../../test/correction-scene.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { fileForm } from "../../../test/form.ts";
import { TEST_PUBLIC_URL } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";
import { issuerDid } from "../issuing/issuing.service.ts";
import { signAs } from "./badges.signing.ts";

const { fixtures, anyone, ended, chain, trust, db, rooms } = await startChainApp();
const setting = createCorrectionScene({ fixtures, ended });
const { site, outside } = createBadgeVerifier({ anyone, chain, trust });

type Scene = Awaited<ReturnType<typeof setting>>;
let scene: Scene;
let badge: Json;

const badgeOf = async (id: string): Promise<Json> =>
  (await anyone.send(getDiplomaFile, { id, format: "openbadge" })).json();
const byServer = async (value: unknown): Promise<Result> =>
  (await anyone.upload(verifyDiploma, fileForm("badge.json", Buffer.from(bytesOf(value))))).json().result;

beforeAll(async () => {
  scene = await setting();
  badge = await badgeOf(scene.old);
});

test("an untouched badge of a valid diploma is valid, for a third party and for the server", async () => {
  for (const result of [await outside(badge), await byServer(badge)]) {
    expect(result).toMatchObject({
      verdict: "valid",
      facts: { badge: {}, claims: { firstName: "Inès" }, revocation: "none" },
    });
    expect(result.checks.map(({ code }) => code)).toEqual([
      "badge_intact",
      "issuer_recognised",
      "batch_anchored",
      "in_force",
    ]);
  }
  expect((await anyone.call(verifyDiploma, { credential: badge })).result.verdict).toBe("valid");
});

const another = (old: unknown): unknown => {
  if (typeof old === "string") return `${old}x`;
  if (typeof old === "number") return old + 1;
  return typeof old === "boolean" ? !old : { name: "another" };
};

test("a badge with any single member changed or removed is invalid, although its original is valid", async () => {
  const every = pathsOf(badge);
  expect(every.length).toBeGreaterThan(60);
  const paths = every.filter((_, at) => at % runs({ few: 5, all: 1 }) === 0);
  for (const change of [another, () => undefined]) {
    for (const path of paths) {
      const { verdict, reason } = await outside(edited(badge, path, change));
      expect({ path, verdict, reason }).toMatchObject({ path, verdict: "invalid" });
    }
  }
}, 240_000);

/** Compared as JSON, since to the proof many an addition says nothing. */
const isSameFile = (one: unknown, other: unknown) => isDeepStrictEqual(JSON.parse(JSON.stringify(one)), other);

test("a badge with any member added to any object is invalid, whatever the proof covers", async () => {
  const edits = additionsTo(badge).map((edit) => edit(badge));
  const added = edits.filter((copy) => !isSameFile(copy, badge));
  expect(added.length).toBeGreaterThan(1000);
  const verdicts = await Promise.all(added.map(async (copy) => (await outside(copy)).verdict));
  expect(added.filter((_, at) => verdicts[at] !== "invalid").map((copy) => JSON.stringify(copy))).toEqual([]);
}, 240_000);

test("no edit of a badge that leaves other JSON is valid", async () => {
  const edits = fc.tuple(anEdit(badge), fc.option(anEdit(badge), { freq: 4 }));
  await fc.assert(
    fc.asyncProperty(edits, async ([one, two]) => {
      const once = one(badge);
      const copy = two ? two(once) : once;
      fc.pre(!isSameFile(copy, badge));
      expect((await outside(copy)).verdict).not.toBe("valid");
    }),
    { numRuns: runs({ few: 500, all: 10_000 }) },
  );
}, 240_000);

test.each<[string, string, (copy: string) => string]>([
  ["another holder's name", "badge_proof_invalid", (text) => text.replace("Inès Mansouri", "Somebody Else")],
  ["a second issuer", "badge_malformed", (text) => text.replace("{", '{"issuer":"did:web:elsewhere",')],
])("a badge with %s is invalid, and nothing of the original is shown: %s", async (_, reason, change) => {
  const text = change(JSON.stringify(badge));
  for (const result of [await outside(text), await byServer(text)]) {
    expect(result).toMatchObject({ verdict: "invalid", reason, facts: {} });
    expect(result.checks[0]).toMatchObject({ name: "integrity", outcome: "invalid" });
  }
});

describe("the verdict is unknown without the necessary data", () => {
  test.each<[string, RegExp]>([
    ["badge_original_missing", /\/file\//],
    ["badge_issuer_missing", /did\.json$/],
    ["badge_list_missing", /\/status\//],
  ])("%s", async (reason, without) => {
    expect(await outside(badge, { site: site({ without }) })).toMatchObject({ verdict: "unknown", reason });
  });

  test("an edited badge is invalid without its original", async () => {
    const copy = edited(badge, ["credentialSubject", "achievement", "name"], another);
    expect(await outside(copy, { site: site({ without: /\/file\// }) })).toMatchObject({
      verdict: "invalid",
      reason: "badge_proof_invalid",
    });
  });

  test("a site that nobody names is not trusted, and over http not asked", async () => {
    const requests: string[] = [];
    const spy: typeof fetch = async (input) => {
      requests.push(String(input));
      return new Response("", { status: 404 });
    };
    const { origins: _, ...unnamed } = trust;
    const result = await outside(badge, { trust: [unnamed], site: spy });
    expect(result).toMatchObject({ verdict: "unknown", reason: "badge_origin_unnamed" });
    expect(requests).toEqual([]);
    expect(await outside(badge, { trust: [unnamed], from: TEST_PUBLIC_URL })).toMatchObject({ verdict: "valid" });
  });

  test("a chain that has stopped", async () => {
    // Blocks that are mined quickly have dates ahead of the clock; an hour is beyond all of them.
    const now = new Date(Date.now() + 3_600_000);
    expect(await outside(badge, { now })).toMatchObject({ verdict: "unknown", reason: "node_stale" });
  });
});

test("the badge of a revoked diploma is invalid", async () => {
  const { old, responsable } = await setting();
  const revoked = await badgeOf(old);
  expect(await outside(revoked)).toMatchObject({ verdict: "valid" });
  await ended(responsable, await responsable.call(revokeDiploma, { _id: old, reason: "issued_in_error" }));
  for (const result of [await outside(revoked), await byServer(revoked)]) {
    expect(result).toMatchObject({ verdict: "invalid", reason: "revoked", facts: { badge: {} } });
  }
});

async function signedAgain({ proof: _, ...unsigned }: Json): Promise<Json> {
  const key = await inScope(db, EVERYTHING, (trx) => rooms.chain.badgeKeyOf(trx, scene.university.id));
  const signing = { did: issuerDid(TEST_PUBLIC_URL, scene.university.slug), key: key!, at: new Date() };
  return signAs(unsigned as Parameters<typeof signAs>[0], signing);
}

describe("a badge signed again with the university's own key", () => {
  const resigned = (path: Path, value: unknown) => signedAgain(edited(badge, path, () => value) as Json);

  test.each<[string, Path, unknown]>([
    ["another number", ["credentialSubject", "licenseNumber"], "D-999"],
    ["another year", ["credentialSubject", "term"], "1999-2000"],
    ["another day", ["awardedDate"], "2001-01-01T00:00:00Z"],
  ])("with %s than the original's is invalid nevertheless", async (_, path, value) => {
    expect(await outside(await resigned(path, value))).toMatchObject({ verdict: "invalid", reason: "badge_differs" });
  });

  test("without a change is valid", async () => {
    expect(await outside(await resigned(["name"], badge.name))).toMatchObject({ verdict: "valid" });
  });
});

describe("a badge of a newer version", () => {
  const newer = { id: `${TEST_PUBLIC_URL}/credentials/open-badge/v2`, type: "JsonSchema" };

  test.each<[string, Json]>([
    ["that its university has signed", {}],
    ["with members that only its version knows", { description: "A member of v2." }],
    ["in another context", { "@context": ["https://www.w3.org/ns/credentials/v3"] }],
    ["with another kind of proof", { proof: [{ type: "DataIntegrityProof", cryptosuite: "mldsa44-rdfc-2026" }] }],
  ])("%s is unknown, and says nothing", async (_, more) => {
    const { proof, ...unsigned } = await signedAgain({ ...badge, credentialSchema: newer });
    const copy =
      more["@context"] || more.proof ? { ...unsigned, proof, ...more } : await signedAgain({ ...unsigned, ...more });
    expect(await outside(copy)).toMatchObject({ verdict: "unknown", reason: "badge_version_unknown", facts: {} });
  });

  test("that its university has not signed is invalid", async () => {
    expect(await outside({ ...badge, credentialSchema: newer })).toMatchObject({ reason: "badge_proof_invalid" });
  });

  test.each(["https://elsewhere.example/credentials/open-badge/v1", `${TEST_PUBLIC_URL}/credentials/other/v1`])(
    "is not one whose schema is %s",
    async (id) => {
      const copy = await signedAgain({ ...badge, credentialSchema: { ...newer, id } });
      expect(await outside(copy)).toMatchObject({ verdict: "invalid", reason: "badge_malformed" });
    },
  );
});

test("a name that its holder has hidden since cannot be compared", async () => {
  const { student, old } = await setting();
  const earlier = await badgeOf(old);
  await student.call(hideClaims, { documentId: old, hidden: ["firstName", "lastName", "firstNameAr", "lastNameAr"] });
  expect(await outside(earlier)).toMatchObject({ verdict: "unknown", reason: "badge_claim_hidden", facts: {} });
  expect(await outside(await badgeOf(old))).toMatchObject({ verdict: "valid", facts: { holderNamed: false } });
});

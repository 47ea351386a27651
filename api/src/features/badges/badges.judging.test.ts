/** The verdict on a badge file: an edited badge is invalid whatever its original is; another one follows its original. */
import { getDiplomaFile } from "@ijaza/schema/diploma-reading";
import { revokeDiploma } from "@ijaza/schema/diplomas";
import { hideClaims } from "@ijaza/schema/students";
import { verifyDiploma } from "@ijaza/schema/verification";
import type { Result } from "@ijaza/verifier";
import { beforeAll, describe, expect, test } from "vitest";
import { runs } from "../../../../test-seed.ts";
import { bytesOf, createBadgeVerifier, type Json } from "../../../test/badge-verifier.ts";
import { startChainApp } from "../../../test/chain-harness.ts";
import { createCorrectionScene } from "../../../test/correction-scene.ts";
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

type Path = readonly (string | number)[];

/** The path of each value inside the badge, members and elements alike. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, each]) => pathsOf(each, [...path, name]));
  return path.length > 0 ? [path, ...inside] : inside;
}

/** The value with the member at the path replaced by `change`; undefined removes it. */
function edited(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value)
    .map(([each, old]) => [each, each === name ? edited(old, rest, change) : old] as const)
    .filter(([, each]) => each !== undefined);
  return Array.isArray(value) ? members.map(([, each]) => each) : Object.fromEntries(members);
}

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

test.each<[string, string, (copy: string) => string]>([
  ["another holder's name", "badge_proof_invalid", (text) => text.replace("Inès Mansouri", "Somebody Else")],
  ["a member added", "badge_malformed", (text) => text.replace("{", '{"added":"something",')],
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

describe("a badge signed again with the university's own key", () => {
  const resigned = async (path: Path, value: unknown) => {
    const key = await inScope(db, "all", (trx) => rooms.chain.badgeKeyOf(trx, scene.university.id));
    const { proof: _, ...unsigned } = edited(badge, path, () => value) as Json & Parameters<typeof signAs>[0];
    return signAs(unsigned, { did: issuerDid(TEST_PUBLIC_URL, scene.university.slug), key: key!, at: new Date() });
  };

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

test("a name that its holder has hidden since cannot be compared", async () => {
  const { student, old } = await setting();
  const earlier = await badgeOf(old);
  await student.call(hideClaims, { documentId: old, hidden: ["firstName", "lastName", "firstNameAr", "lastNameAr"] });
  expect(await outside(earlier)).toMatchObject({ verdict: "unknown", reason: "badge_claim_hidden", facts: {} });
  expect(await outside(await badgeOf(old))).toMatchObject({ verdict: "valid", facts: { holderNamed: false } });
});

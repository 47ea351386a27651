/** Which files are badges of Ijaza, and which origins may be asked about them. Tests in api verify real badges. */
import { expect, test } from "vitest";
import { isNamedByDomain, originsFor } from "../src/badge/origins.ts";
import { looksLikeBadge } from "../src/badge/recognise.ts";
import { sourceAt } from "../src/badge/sources.ts";
import { verifyBadge } from "../src/badge/verify-badge.ts";
import { ENTRY } from "./trust-entry.ts";

const BADGE = {
  id: "https://diplomas.etoile.example/api/diploma/file/7k2qf9xw4m0123456789abcdef?format=openbadge",
  type: ["VerifiableCredential", "OpenBadgeCredential"],
  issuer: { id: "did:web:diplomas.etoile.example:issuers:etoile" },
};
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const issuer = { did: "did:web:x", name: "Étoile", domain: "etoile.example", university: "7", keyThumbprint: "abc" };

test("a badge is recognised by its issuer or by its address, even if the other was edited", () => {
  expect(looksLikeBadge(bytesOf(BADGE))).toBe(true);
  expect(looksLikeBadge(bytesOf({ ...BADGE, id: "https://elsewhere.example/" }))).toBe(true);
  expect(looksLikeBadge(bytesOf({ ...BADGE, issuer: undefined, type: [] }))).toBe(true);
});

test.each<[string, unknown]>([
  ["somebody else's badge", { ...BADGE, id: "https://other.example/1", issuer: { id: "https://other.example/me" } }],
  ["a bundle", { format: "ijaza-bundle/1", issuer: BADGE.issuer.id }],
  ["a list", [BADGE]],
  ["more than any badge of ours", { ...BADGE, padding: "x".repeat(300_000) }],
])("%s is not a badge of Ijaza", async (_, value) => {
  expect(looksLikeBadge(bytesOf(value))).toBe(false);
  expect(await verifyBadge(bytesOf(value), { trust: [] })).toMatchObject({
    verdict: "unknown",
    reason: "not_a_diploma",
  });
});

test("a file that only looks like a badge in part is an edited badge", async () => {
  expect(await verifyBadge(bytesOf(BADGE), { trust: [] })).toMatchObject({
    verdict: "invalid",
    reason: "badge_malformed",
  });
});

test("a site that does not answer is waited for no longer than a verdict may take", async () => {
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
    });
  expect(await sourceAt("https://etoile.example", silent, 10).read("/")).toBe(null);
});

test("the caller or the trust list names the origin to ask; any other is not asked over http", () => {
  const { origin } = new URL(BADGE.id);
  expect(originsFor({ origin }, { from: "https://mirror.example", trust: [] })).toEqual({
    origin: "https://mirror.example",
    isNamed: true,
  });
  expect(originsFor({ origin }, { trust: [{ ...ENTRY, origins: [origin] }] })).toEqual({ origin, isNamed: true });
  expect(originsFor({ origin }, { trust: [ENTRY] })).toEqual({ origin, isNamed: false });
  expect(originsFor({ origin: "http://127.0.0.1" }, { trust: [ENTRY] })).toEqual({ origin: null, isNamed: false });
});

test.each<[string, boolean]>([
  ["https://etoile.example", true],
  ["https://diplomas.etoile.example:8443", true],
  ["http://etoile.example", false],
  ["https://notetoile.example", false],
  ["https://etoile.example.evil.example", false],
])("whether the university's domain in the registry covers %s: %s", (origin, isNamed) => {
  expect(isNamedByDomain(origin, issuer)).toBe(isNamed);
  expect(isNamedByDomain(origin, undefined)).toBe(false);
});

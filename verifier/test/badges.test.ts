/** Which files are badges of ours, and whom a verifier may ask about them; how they are judged is tested with real ones in api. */
import { expect, test } from "vitest";
import { isNamedByDomain, originsFor } from "../src/badge/origins.ts";
import { looksLikeBadge } from "../src/badge/recognise.ts";
import { verifyBadge } from "../src/badge/verify-badge.ts";
import { ENTRY } from "./trust-entry.ts";

const BADGE = {
  id: "https://diplomas.etoile.example/api/diploma/file/7k2qf9xw4m0123456789abcdef?format=openbadge",
  type: ["VerifiableCredential", "OpenBadgeCredential"],
  issuer: { id: "did:web:diplomas.etoile.example:issuers:etoile" },
};
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const issuer = { did: "did:web:x", name: "Étoile", domain: "etoile.example", university: "7", keyThumbprint: "abc" };

test("a badge is known by its issuer or its address, whichever an edit has left", () => {
  expect(looksLikeBadge(bytesOf(BADGE))).toBe(true);
  expect(looksLikeBadge(bytesOf({ ...BADGE, id: "https://elsewhere.example/" }))).toBe(true);
  expect(looksLikeBadge(bytesOf({ ...BADGE, issuer: undefined, type: [] }))).toBe(true);
});

test.each<[string, unknown]>([
  ["somebody else's badge", { ...BADGE, id: "https://other.example/1", issuer: { id: "https://other.example/me" } }],
  ["a bundle", { format: "ijaza-bundle/1", issuer: BADGE.issuer.id }],
  ["a list", [BADGE]],
  ["more than any badge of ours", { ...BADGE, padding: "x".repeat(300_000) }],
])("%s is none", async (_, value) => {
  expect(looksLikeBadge(bytesOf(value))).toBe(false);
  expect(await verifyBadge(bytesOf(value), { trust: [] })).toMatchObject({
    verdict: "unknown",
    reason: "not_a_diploma",
  });
});

test("one sign of ours without the rest is an edited badge", async () => {
  expect(await verifyBadge(bytesOf(BADGE), { trust: [] })).toMatchObject({
    verdict: "invalid",
    reason: "badge_malformed",
  });
});

test("the caller names whom to ask, else the trust list; of others nobody over http", () => {
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
])("the registry's domain of the university names %s: %s", (origin, isNamed) => {
  expect(isNamedByDomain(origin, issuer)).toBe(isNamed);
  expect(isNamedByDomain(origin, undefined)).toBe(false);
});

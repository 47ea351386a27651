/** Which files are badges of ours, and what they lead to. */
import { expect, test } from "vitest";
import { originalOf } from "./open-badge.ts";

const ORIGIN = "https://ijaza.example:8443";
const ID = "7k2qf9xw4m0123456789abcdef";
const BADGE = {
  id: `${ORIGIN}/api/diploma/file/${ID}?format=openbadge`,
  type: ["VerifiableCredential", "OpenBadgeCredential"],
  issuer: { id: "did:web:ijaza.example%3A8443:issuers:tunis", type: ["Profile"] },
};
const read = (given: unknown) =>
  originalOf(new TextEncoder().encode(typeof given === "string" ? given : JSON.stringify(given)), ORIGIN);

test("a badge of ours leads to its original, a certificate's too", () => {
  expect(read(BADGE)).toBe(ID);
  expect(read({ ...BADGE, id: BADGE.id.replace("diploma", "certificate") })).toBe(ID);
});

test.each<[string, unknown]>([
  ["another site's issuer", { ...BADGE, issuer: { id: "did:web:elsewhere.example:issuers:tunis" } }],
  ["an issuer that only begins like ours", { ...BADGE, issuer: { id: "did:web:ijaza.example%3A8443.evil:issuers:x" } }],
  ["an address on another site", { ...BADGE, id: BADGE.id.replace(ORIGIN, "https://elsewhere.example") }],
  ["an address of something else", { ...BADGE, id: `${ORIGIN}/login` }],
  ["another kind of credential", { ...BADGE, type: ["VerifiableCredential"] }],
  ["a bundle", { format: "ijaza-bundle/1" }],
  ["no object", "[1]"],
  ["no JSON", "{"],
  ["more than any badge of ours", { ...BADGE, padding: "x".repeat(300_000) }],
])("%s leads nowhere", (_, given) => {
  expect(read(given)).toBeNull();
});

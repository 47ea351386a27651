/** The names of issuers and of their keys, by the rules of did:web: https://w3c-ccg.github.io/did-method-web/ */
import { expect, test } from "vitest";
import { issuerDid, kidOf } from "./issuer-did.ts";

test.each([
  ["https://diplomas.example", "did:web:diplomas.example:issuers:etoile"],
  ["http://localhost:3000", "did:web:localhost%3A3000:issuers:etoile"],
  ["https://alecso.example/ijaza/", "did:web:alecso.example:ijaza:issuers:etoile"],
])("an issuer under %s is %s", (publicUrl, did) => {
  expect(issuerDid(publicUrl, "etoile")).toBe(did);
});

test("a key is a fragment of its issuer's document", () => {
  expect(kidOf("did:web:diplomas.example:issuers:etoile", "x7")).toBe("did:web:diplomas.example:issuers:etoile#x7");
});

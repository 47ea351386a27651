import { expect, test } from "vitest";
import { findCredentialFault, findPresentationFault, type Json } from "./data-model.ts";

const V2 = "https://www.w3.org/ns/credentials/v2";
const credential: Json = {
  "@context": [V2],
  type: ["VerifiableCredential"],
  issuer: "did:example:issuer",
  credentialSubject: { id: "did:example:subject" },
};
const presentation: Json = { "@context": [V2], type: "VerifiablePresentation" };
const notUrl = "https ://not-a-url";
const digest = { digestMultibase: "uWZVc7WaX1h4D8rJVb-vlMIqxaEKEb1tYbX8fet7JJzQ" };

test.each<[string, Json]>([
  ["an id", { id: "urn:uuid:86294362-4254-4f36-854f-3952fe42555d" }],
  ["a context of its own", { "@context": [V2, { Example: "https://example.org/#Example" }] }],
  ["an issuer that is described", { issuer: { id: "did:example:issuer", name: "Issuer" } }],
  [
    "names in two languages",
    {
      name: [
        { "@value": "Chien", "@language": "fr" },
        { "@value": "كلب", "@direction": "rtl" },
      ],
    },
  ],
  ["two subjects", { credentialSubject: [{ id: "did:example:a" }, { name: "b" }] }],
  ["times with their zones", { validFrom: "2023-02-25T19:10:39-06:00", validUntil: "2023-02-26T01:20:18.477Z" }],
  ["a schema", { credentialSchema: [{ type: "JsonSchema", id: "https://example.org/schema" }] }],
  ["the base context as a related resource", { relatedResource: { id: V2, ...digest } }],
])("a credential may have %s", (_, changed) => {
  expect(findCredentialFault({ ...credential, ...changed })).toBeNull();
});

test.each<[string, Json, RegExp]>([
  ["no context", { "@context": undefined }, /context/],
  ["another first context", { "@context": [{}, V2] }, /first context/],
  ["a context that is no URL", { "@context": [V2, notUrl] }, /context is a URL/],
  ["no type", { type: [] }, /by its type/],
  ["a type that is no text", { type: ["VerifiableCredential", 2] }, /by its type/],
  ["other types only", { type: "ExampleCredential" }, /VerifiableCredential/],
  ["an id that is no URL", { id: null }, /one URL/],
  ["no issuer", { issuer: undefined }, /issuer/],
  ["an issuer without a URL", { issuer: { id: "fake-issuer" } }, /issuer/],
  ["an issuer whose name has no such form", { issuer: { id: "did:example:a", name: 1 } }, /name/],
  ["a description with another member", { description: { "@value": "a", "@language": "en", url: "b" } }, /name/],
  ["a name in another direction", { name: { "@value": "a", "@direction": "up" } }, /name/],
  ["no subject", { credentialSubject: [] }, /claims/],
  ["a subject without claims", { credentialSubject: [{ id: "did:example:a" }, {}] }, /claims/],
  ["a subject of two ids", { credentialSubject: { id: ["did:example:a", "did:example:b"] } }, /one URL/],
  ["a time without its zone", { validFrom: "2023-02-25T19:10:39" }, /zone/],
  ["a time that is none", { validUntil: "2023-13-25T19:10:39Z" }, /zone/],
  ["an end before its beginning", { validFrom: "2024-01-01T00:00:00Z", validUntil: "2023-01-01T00:00:00Z" }, /ends/],
  ["a status without a type", { credentialStatus: { id: "did:example:status" } }, /credentialStatus/],
  ["evidence that is a text", { evidence: "a" }, /evidence/],
  ["terms of use without a type", { termsOfUse: [{ type: "Policy" }, {}] }, /termsOfUse/],
  ["a service whose id is no URL", { refreshService: { type: "Refresh", id: notUrl } }, /one URL/],
  ["a schema without an id", { credentialSchema: { type: "JsonSchema" } }, /schema/],
  ["a related resource without an id", { relatedResource: [digest] }, /id of its own/],
  [
    "a related resource twice",
    {
      relatedResource: [
        { id: V2, ...digest },
        { id: V2, ...digest },
      ],
    },
    /id of its own/,
  ],
  ["a related resource without a digest", { relatedResource: { id: V2 } }, /has a digest/],
  ["a related resource with another digest", { relatedResource: { id: V2, digestMultibase: "uAA" } }, /another digest/],
  ["a related resource elsewhere", { relatedResource: { id: "https://example.org/", ...digest } }, /not at hand/],
])("a credential may not have %s", (_, changed, fault) => {
  expect(findCredentialFault({ ...credential, ...changed })).toMatch(fault);
});

test.each<[string, Json, RegExp | null]>([
  ["nothing in it", {}, null],
  ["a holder and credentials", { holder: { id: "did:example:a" }, verifiableCredential: [credential] }, null],
  ["another type", { type: "VerifiableCredential" }, /VerifiablePresentation/],
  ["a holder without a URL", { holder: { id: "z6Mk" } }, /holder/],
  ["an address in place of a credential", { verifiableCredential: ["https://example.org/1"] }, /credentials/],
])("a presentation with %s is judged", (_, changed, fault) => {
  const found = findPresentationFault({ ...presentation, ...changed });
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeNull();
});

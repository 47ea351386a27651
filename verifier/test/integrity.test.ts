/** The check of integrity: each fault in a credential's header, key, signature or payload has its own code. */
import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { CERTIFICATE_VCT, DIPLOMA_VCT, makeTestKey, STATUS_LIST } from "./credential-maker.ts";
import { REGISTRY, reasonFor, setUpDiploma } from "./scene.ts";

const STATUS = { registry: `eip155:31337:${REGISTRY}`, university: "7", index: 5, status_list: STATUS_LIST };

test.each(["jku", "x5u", "x5c", "crit", "b64", "anything"])("the header member %s is refused", async (name) => {
  expect(await reasonFor({ header: { [name]: ["x"] } })).toBe("header_refused");
});

test.each([
  ["header_refused", { headerText: () => "[]" }],
  ["payload_refused", { payloadText: () => "null" }],
  ["credential_malformed", { headerText: () => "{" }],
  ["credential_malformed", { payloadText: () => "ijaza" }],
])("%s: a header or payload that is not an object", async (code, recipe) => {
  expect(await reasonFor(recipe)).toBe(code);
});

test.each([
  ["no signature", (segments: string[]) => segments.slice(0, 2)],
  ["an empty signature", (segments: string[]) => [...segments.slice(0, 2), ""]],
  ["a fourth part", (segments: string[]) => [...segments, "e30"]],
])("a token with %s is malformed", async (_what, spoil) => {
  const { verify, credential } = await setUpDiploma();
  const jwt = spoil(credential.jwt.split(".")).join(".");
  expect(await verify({ credential: credential.text.replace(credential.jwt, jwt) })).toMatchObject({
    reason: "credential_malformed",
  });
});

test("a header without kid is refused", async () => {
  expect(await reasonFor({ header: { kid: undefined } })).toBe("header_refused");
});

test.each(["none", "HS256", "ES384"])("the algorithm %s is refused", async (alg) => {
  expect(await reasonFor({ header: { alg } })).toBe("algorithm_refused");
});

test.each(["JWT", "vc+sd-jwt", undefined])("the type %s is refused", async (typ) => {
  expect(await reasonFor({ header: { typ } })).toBe("type_refused");
});

test("a key that is not exactly a public P-256 key is refused", async () => {
  const { jwk } = makeTestKey();
  const { d = "", ...p384 } = generateKeyPairSync("ec", { namedCurve: "P-384" }).privateKey.export({ format: "jwk" });
  const spoilt = [
    { ...jwk, d },
    { ...jwk, kid: "1" },
    p384,
    { ...jwk, x: `${jwk.x}=` },
    { ...jwk, x: jwk.y },
    undefined,
  ];
  for (const wrong of spoilt) expect(await reasonFor({ header: { jwk: wrong } })).toBe("key_malformed");
});

test("a signature by another key than the one in the header is invalid", async () => {
  expect(await reasonFor({ header: { jwk: makeTestKey().jwk } })).toBe("signature_invalid");
});

test("a signature in its high-s form is refused, although it is mathematically correct", async () => {
  expect(await reasonFor({ s: "high" })).toBe("signature_high_s");
});

test("a signature cut short is invalid", async () => {
  const { verify, credential } = await setUpDiploma();
  const cut = credential.text.replace(credential.jwt, credential.jwt.slice(0, -2));
  expect((await verify({ credential: cut })).reason).toMatch(/signature_invalid|credential_encoding/);
});

test.each([
  ["padding", (jwt: string) => `${jwt}==`],
  ["the other alphabet", (jwt: string) => jwt.replace(/.$/, "+")],
  ["loose bits", (jwt: string) => jwt.replace(/.$/, (last) => nextSymbol(last))],
])("a signature with %s is not canonical", async (_what, spoil) => {
  const { verify, credential } = await setUpDiploma();
  expect(await verify({ credential: credential.text.replace(credential.jwt, spoil(credential.jwt)) })).toMatchObject({
    reason: "credential_encoding",
  });
});

/** Another last symbol that decodes to the same 64 bytes, because four of its bits are unused. */
function nextSymbol(symbol: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return alphabet[alphabet.indexOf(symbol) + 1] ?? "B";
}

test.each([
  ["header", { headerText: (json: string) => json.replace("{", '{"alg":"ES256",') }],
  ["payload", { payloadText: (json: string) => json.replace("{", '{"\\u0069ss":"did:web:a",') }],
  ["status", { payloadText: (json: string) => json.replace('"status":{', '"status":{"index":1,') }],
])("a duplicate member in the %s is refused", async (_where, recipe) => {
  expect(await reasonFor(recipe)).toBe("credential_duplicate_member");
});

test.each([
  { sub: "x" },
  { exp: 1 },
  { cnf: {} },
  { firstName: "in the clear" },
  { iss: "https://a.example" },
  { iss: "did:web:diplomas.example:issuers:é" },
  { iat: -1 },
  { iat: "1" },
  { jti: undefined },
  { _sd_alg: "sha-512" },
  { _sd_alg: undefined },
  { _sd: "x" },
  { _sd: ["short"] },
  { vct: undefined },
  { status: undefined },
  { status: { ...STATUS, note: 1 } },
  { status: { ...STATUS, registry: `31337:${REGISTRY}` } },
  { status: { ...STATUS, registry: `eip155:99999999999999999:${REGISTRY}` } },
  { status: { ...STATUS, registry: `eip155:9999999999999999:${REGISTRY}` } },
  { status: { ...STATUS, university: 7 } },
  { status: { ...STATUS, index: 2 ** 24 } },
  { status: { ...STATUS, status_list: undefined } },
  { status: { ...STATUS, status_list: { ...STATUS_LIST, note: 1 } } },
  { status: { ...STATUS, status_list: { ...STATUS_LIST, idx: 131_072 } } },
  { status: { ...STATUS, status_list: { ...STATUS_LIST, idx: "1" } } },
  { status: { ...STATUS, status_list: { ...STATUS_LIST, uri: "https://elsewhere.example/issuers/7/token-status/0" } } },
  { status: { ...STATUS, status_list: { ...STATUS_LIST, uri: "urn:list:1" } } },
  { vct: CERTIFICATE_VCT, exp: "1" },
  { vct: CERTIFICATE_VCT, exp: 1.5 },
  { vct: CERTIFICATE_VCT, exp: -1 },
])("a payload with %o is refused", async (payload) => {
  expect(await reasonFor({ payload })).toBe("payload_refused");
});

test.each([
  DIPLOMA_VCT,
  CERTIFICATE_VCT,
  "http://diplomas.example/credentials/diploma/v1",
  "https://Diplomas.example/ijaza/credentials/diploma/v1",
])("the type %s is known", async (vct) => {
  const { verify } = await setUpDiploma({ payload: { vct } });
  expect(await verify()).toMatchObject({ verdict: "valid" });
});

test("the port of a site under development is part of its host", async () => {
  const iss = "did:web:localhost%3A3000:issuers:etoile";
  const status = { ...STATUS, status_list: { idx: 0, uri: "http://localhost:3000/issuers/etoile/token-status/0" } };
  const of = (port: number) => ({ iss, status, vct: `http://localhost:${port}/credentials/diploma/v1` });
  expect(await reasonFor({ payload: of(3000) })).toBe("issuer_did_mismatch");
  expect(await reasonFor({ payload: of(3001) })).toBe("payload_refused");
});

test.each([
  "https://elsewhere.example/credentials/diploma/v1",
  "https://diplomas.example.elsewhere.example/credentials/diploma/v1",
  "https://diplomas.example:8443/credentials/diploma/v1",
])("a type at another site than the issuer's is refused: %s", async (vct) => {
  expect(await reasonFor({ payload: { vct } })).toBe("payload_refused");
});

test.each([
  "https://diplomas.example/credentials/diploma/v2",
  "https://diplomas.example/credentials/diploma/v1/",
  "https://diplomas.example/credentials/diploma/v1?a",
  "https://diplomas.example@elsewhere.example/credentials/diploma/v1",
  "https://diplomas.example/types/diploma/v1",
  "urn:ijaza:diploma:1",
])("a credential of another type or of a later version is unknown, not invalid: %s", async (vct) => {
  const { verify } = await setUpDiploma({ payload: { vct } });
  expect(await verify()).toMatchObject({ verdict: "unknown", reason: "credential_type_unknown" });
});

/** Integrity: every way in which a bundle or its credential can be wrong has its own code. */
import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { parseBundle } from "../src/parse-bundle.ts";
import { verify } from "../src/verify.ts";
import { digestOf, encode, makeDisclosure, makeTestKey, type Recipe } from "./credential-maker.ts";
import { CLAIMS, givenDiploma, REGISTRY } from "./given.ts";

const STATUS = { registry: `eip155:31337:${REGISTRY}`, university: "7", index: 5 };

/** Reason for which a diploma made by this recipe is refused; it is anchored all the same. */
async function reasonFor(recipe: Partial<Recipe>): Promise<string | undefined> {
  const { verify } = await givenDiploma(recipe);
  const { reason, verdict } = await verify();
  expect(verdict).not.toBe("valid");
  return reason;
}

test.each([
  ["text that is not JSON", "%PDF-1.7"],
  ["JSON that is no object", "[]"],
  ["an object of another kind", '{"format":"other/1"}'],
  ["bytes that are not UTF-8", new Uint8Array([0xff, 0xfe, 0x7b])],
  ["something too large", `{"format":"${" ".repeat(300_000)}"}`],
  ["something too deep", `{"format":"ijaza-bundle/1","a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
  ["something of too many members", JSON.stringify({ format: "ijaza-bundle/1", ...Array(5000).fill(0) })],
])("%s is not a diploma", async (_what, input) => {
  expect(parseBundle(input)).toMatchObject({ ok: false, code: "not_a_diploma" });
  expect(await verify(input, { trust: [] })).toMatchObject({ verdict: "unknown", reason: "not_a_diploma" });
});

test("what was parsed before is bounded too, and a long name is not repeated in whole", async () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  const { bundle } = await givenDiploma();
  expect(parseBundle({ ...bundle, proof: { ...bundle.proof, path: deep } })).toMatchObject({
    code: "bundle_malformed",
  });
  const named = parseBundle({ ...bundle, ["a".repeat(1_000_000)]: deep });
  expect(named).toMatchObject({ ok: false, code: "bundle_unknown_member" });
  expect(JSON.stringify(named).length).toBeLessThan(300);
});

test("a bundle of a later format is unknown, not invalid", async () => {
  expect(await verify('{"format":"ijaza-bundle/2"}', { trust: [] })).toMatchObject({
    verdict: "unknown",
    reason: "bundle_version_unknown",
  });
});

test.each(["", "proof", "anchor"] as const)("an unknown member in the bundle's %s is refused", async (part) => {
  const { bundle } = await givenDiploma();
  const spoilt = part === "" ? { ...bundle, note: 1 } : { ...bundle, [part]: { ...bundle[part], note: 1 } };
  expect(parseBundle(spoilt)).toMatchObject({ ok: false, code: "bundle_unknown_member" });
});

test.each(['"format":', '"\\u0066ormat":', '"proof":{"index":1,"index":'])(
  "a member that stands twice is refused: %s",
  async (twice) => {
    const { bundle } = await givenDiploma();
    const text = JSON.stringify(bundle).replace(
      "{",
      `{${twice}${twice.includes("proof") ? "2}" : '"ijaza-bundle/1"'},`,
    );
    expect(parseBundle(text)).toMatchObject({ ok: false, code: "bundle_duplicate_member" });
  },
);

test.each([
  ["credential", { credential: undefined }],
  ["proof", { proof: undefined }],
  ["proof.index", { proof: { index: 1.5, count: 2, path: [] } }],
  ["proof.count", { proof: { index: 0, count: 2 ** 24 + 1, path: [] } }],
  ["proof.path", { proof: { index: 0, count: 2, path: ["0xAB"] } }],
  ["a path too long", { proof: { index: 0, count: 2, path: Array(25).fill(`0x${"00".repeat(32)}`) } }],
  ["anchor", { anchor: [] }],
])("a bundle without a good %s is malformed", async (_what, changed) => {
  const { bundle } = await givenDiploma();
  expect(parseBundle({ ...bundle, ...changed })).toMatchObject({ ok: false, code: "bundle_malformed" });
});

test.each([
  { chainId: 0 },
  { genesisHash: "0x1" },
  { registry: "0x1" },
  { university: "07" },
  { university: `${2n ** 64n}` },
  { root: `0x${"AB".repeat(32)}` },
  { block: -1 },
])("an anchor with %o is malformed", async (changed) => {
  const { bundle } = await givenDiploma();
  expect(parseBundle({ ...bundle, anchor: { ...bundle.anchor, ...changed } })).toMatchObject({
    code: "bundle_malformed",
  });
});

test.each(["jku", "x5u", "x5c", "crit", "b64", "anything"])("the header member %s is refused", async (name) => {
  expect(await reasonFor({ header: { [name]: ["x"] } })).toBe("header_refused");
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

test("a signature in its high-s form is refused, though the arithmetic agrees", async () => {
  expect(await reasonFor({ s: "high" })).toBe("signature_high_s");
});

test("a signature cut short is invalid", async () => {
  const { verify, credential } = await givenDiploma();
  const cut = credential.text.replace(credential.jwt, credential.jwt.slice(0, -2));
  expect((await verify({ credential: cut })).reason).toMatch(/signature_invalid|credential_encoding/);
});

test.each([
  ["padding", (jwt: string) => `${jwt}==`],
  ["the other alphabet", (jwt: string) => jwt.replace(/.$/, "+")],
  ["loose bits", (jwt: string) => jwt.replace(/.$/, (last) => nextSymbol(last))],
])("a signature with %s is not canonical", async (_what, spoil) => {
  const { verify, credential } = await givenDiploma();
  expect(await verify({ credential: credential.text.replace(credential.jwt, spoil(credential.jwt)) })).toMatchObject({
    reason: "credential_encoding",
  });
});

/** A symbol that decodes to the same bytes at the end of 64 bytes, where four bits are loose. */
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
  { status: { ...STATUS, university: 7 } },
  { status: { ...STATUS, index: 2 ** 24 } },
])("a payload with %o is refused", async (payload) => {
  expect(await reasonFor({ payload })).toBe("payload_refused");
});

test("a credential of a later version is unknown, not invalid", async () => {
  const { verify } = await givenDiploma({ payload: { vct: "urn:ijaza:diploma:2" } });
  expect(await verify()).toMatchObject({ verdict: "unknown", reason: "credential_type_unknown" });
});

test("a digest that is listed twice is refused", async () => {
  const digest = digestOf(makeDisclosure("a", "b"));
  expect(await reasonFor({ payload: { _sd: [digest, digest] } })).toBe("digest_repeated");
});

test("a claim that was altered, or added, is not one that was signed", async () => {
  const { verify, credential } = await givenDiploma();
  const [first = "", ...rest] = credential.disclosures;
  const [salt] = JSON.parse(Buffer.from(first, "base64url").toString());
  const altered = makeDisclosure("firstName", "Amal", salt);
  for (const disclosures of [
    [altered, ...rest],
    [first, ...rest, makeDisclosure("honours", "excellent")],
  ]) {
    const text = `${[credential.jwt, ...disclosures].join("~")}~`;
    expect(await verify({ credential: text })).toMatchObject({ verdict: "invalid", reason: "disclosure_unreferenced" });
  }
});

test("a disclosure that is given twice is refused", async () => {
  const { verify, credential } = await givenDiploma();
  const text = `${credential.text}${credential.disclosures[0]}~`;
  expect(await verify({ credential: text })).toMatchObject({ reason: "disclosure_repeated" });
});

test("a key-binding token at the end is refused", async () => {
  const { verify, credential } = await givenDiploma();
  expect(await verify({ credential: `${credential.text}${credential.jwt}` })).toMatchObject({
    reason: "key_binding_refused",
  });
  expect(await verify({ credential: credential.jwt })).toMatchObject({ reason: "credential_malformed" });
});

test.each([
  ["disclosure_nested", makeDisclosure("address", { _sd: [] })],
  ["disclosure_nested", makeDisclosure("names", [{ "...": "x" }])],
  ["disclosure_malformed", makeDisclosure("names", ["a"])],
  ["disclosure_malformed", makeDisclosure("average", null)],
  ["disclosure_malformed", makeDisclosure("average", true)],
  ["disclosure_malformed", makeDisclosure(7, "x")],
  ["disclosure_malformed", encode('["YWFhYWFhYWFhYWFhYWFhYQ","average",1e999]')],
  ["disclosure_malformed", encode('["YWFhYWFhYWFhYWFhYWFhYQ","b"]')],
  ["disclosure_malformed", encode("{}")],
  ["disclosure_malformed", Buffer.from([0xff]).toString("base64url")],
  ["disclosure_weak_salt", makeDisclosure("average", 1, "c2hvcnQ")],
  ["disclosure_weak_salt", makeDisclosure("average", 1, "not base64url, but long enough")],
  ["disclosure_encoding", `${makeDisclosure("average", 1)}=`],
  ["credential_duplicate_member", encode('["YWFhYWFhYWFhYWFhYWFhYQ","b",{"c":1,"c":2}]')],
  ...["iss", "vct", "status", "exp", "cnf", "_sd", "_sd_alg", "...", "__proto__", ""].map((name) => [
    "disclosure_shadowing",
    makeDisclosure(name, "x"),
  ]),
])("%s: a signed disclosure %s is refused", async (code, disclosure) => {
  expect(await reasonFor({ disclosures: [disclosure] })).toBe(code);
});

test("two disclosures of one name are refused", async () => {
  const disclosures = [makeDisclosure("honours", "bien"), makeDisclosure("honours", "excellent")];
  expect(await reasonFor({ disclosures })).toBe("disclosure_shadowing");
});

test("claims that are withheld leave no trace but their digest", async () => {
  const { verify, credential } = await givenDiploma();
  const { verdict, facts } = await verify({ credential: `${credential.jwt}~` });
  expect({ verdict, claims: facts.claims }).toEqual({ verdict: "valid", claims: {} });
  expect(Object.keys(CLAIMS)).toHaveLength(credential.disclosures.length);
});

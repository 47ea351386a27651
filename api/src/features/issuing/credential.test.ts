/** The maker of credentials: the verifier opens what it makes, and nothing in it repeats. */
import { createHash, generateKeyPairSync } from "node:crypto";
import { CERTIFICATE_TYPE, type Claims, DIPLOMA_TYPE, openCredential } from "@ijaza/verifier";
import type { P256Jwk } from "@ijaza/verifier/credential/jwk";
import { expect, test } from "vitest";
import { createEs256Signer } from "../../platform/es256.ts";
import {
  type CredentialContent,
  type CredentialTerms,
  createCredentialMaker,
  presentCredential,
} from "./credential.ts";

const CLAIMS: Claims = { lastName: "بن صالح", firstName: "Amel", average: 14.25, thesisTitle: 'a "quoted" title' };
const REGISTRY = `0x${"5F".repeat(20)}`;

function makerOf(changed: Partial<CredentialTerms> = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const jwk: P256Jwk = { kty: "EC", crv: "P-256", x, y };
  return createCredentialMaker({
    issuer: { did: "did:web:diplomas.example:university:7", kid: "key-1", jwk },
    sign: createEs256Signer(privateKey),
    type: DIPLOMA_TYPE,
    publicUrl: "https://diplomas.example",
    registry: `eip155:31337:${REGISTRY}`,
    university: "7",
    issuedAt: new Date("2026-07-01T12:00:00.900Z"),
    ...changed,
  });
}

const statusList = { idx: 131_071, uri: "https://diplomas.example/issuers/etoile/token-status/0" };
const CONTENT: CredentialContent = { index: 5, statusList, claims: CLAIMS };

test("the verifier opens a credential and finds its claims, its place and its leaf", async () => {
  const { jwt, disclosures } = makerOf()(CONTENT);
  const opened = await openCredential(presentCredential(jwt, disclosures));
  expect(opened).toMatchObject({
    issuer: "did:web:diplomas.example:university:7",
    type: DIPLOMA_TYPE,
    signedAt: Date.parse("2026-07-01T12:00:00Z") / 1000,
    claims: CLAIMS,
    hidden: 0,
    place: { chainId: 31337, registry: REGISTRY.toLowerCase(), university: "7", index: 5 },
  });
  expect(Buffer.from(opened.leaf).toString()).toBe(jwt);
});

test("disclosures are in the order of the claims, so that some can be left out", async () => {
  const { jwt, disclosures } = makerOf()(CONTENT);
  const names = disclosures.map((disclosure) => JSON.parse(Buffer.from(disclosure, "base64url").toString())[1]);
  expect(names).toEqual(Object.keys(CLAIMS));
  const opened = await openCredential(presentCredential(jwt, disclosures.slice(2, 3)));
  expect(opened).toMatchObject({ claims: { average: 14.25 }, hidden: 3 });
});

test("a credential names its type's address, its entry in a status list, and the end of a certificate's last day", () => {
  const payloadOf = ({ jwt }: { jwt: string }) =>
    JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString());
  const make = makerOf({ type: CERTIFICATE_TYPE });
  const certificate = (expiryDate: string) =>
    payloadOf(make({ ...CONTENT, claims: { course: "Réseaux", expiryDate } }));
  expect(certificate("2028-02-29")).toMatchObject({
    vct: "https://diplomas.example/credentials/certificate/v1",
    exp: Date.parse("2028-03-01T00:00:00Z") / 1000,
    status: { index: 5, status_list: statusList },
  });
  expect(certificate("none")).not.toHaveProperty("exp");
  expect(payloadOf(makerOf()(CONTENT))).not.toHaveProperty("exp");
});

test("the order of the digests does not reveal the order of the claims", () => {
  const { jwt, disclosures } = makerOf()(CONTENT);
  const payload = JSON.parse(Buffer.from(jwt.split(".")[1]!, "base64url").toString());
  const digests = disclosures.map((disclosure) => createHash("sha256").update(disclosure).digest("base64url"));
  expect(payload._sd).toEqual(digests.toSorted());
});

test("two credentials of the same content share no salt, digest or jti", () => {
  const make = makerOf();
  const [one, other] = [make(CONTENT), make(CONTENT)].map(({ jwt, disclosures }) => {
    const { jti, _sd } = JSON.parse(Buffer.from(jwt.split(".")[1]!, "base64url").toString());
    const salts = disclosures.map((disclosure) => JSON.parse(Buffer.from(disclosure, "base64url").toString())[0]);
    return [jti, ..._sd, ...salts];
  });
  expect(new Set([...one!, ...other!]).size).toBe(one!.length * 2);
});

test("signatures are low-s whatever the signer gives", async () => {
  for (let at = 0; at < 40; at++) {
    const { jwt } = makerOf()(CONTENT);
    await expect(openCredential(`${jwt}~`)).resolves.toMatchObject({ hidden: 4 });
  }
});

test("the private part of a key is never in the header", () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "", d } = privateKey.export({ format: "jwk" });
  const whole = { kty: "EC", crv: "P-256", x, y, d } as const;
  const make = makerOf({
    sign: createEs256Signer(privateKey),
    issuer: { did: "did:web:a.example", kid: "key-1", jwk: whole },
  });
  const { jwt } = make(CONTENT);
  const header = JSON.parse(Buffer.from(jwt.split(".")[0]!, "base64url").toString());
  expect(Object.keys(header.jwk)).toEqual(["kty", "crv", "x", "y"]);
});

test.each(["iss", "status", "_sd", "exp", "", "issuer", "note"])("a claim named %j is refused", (name) => {
  expect(() => makerOf()({ ...CONTENT, claims: { [name]: "x" } })).toThrow(TypeError);
});

test.each([
  ["claim_invisible_letter", "Amel\u200b"],
  ["claim_direction_control", "Amel\u202e"],
  ["claim_surrogate_alone", "Amel\ud800"],
  ["claim_number_unsafe", 2 ** 53],
  ["claim_number_unsafe", Number.NaN],
])("what the verifier refuses as %s is not signed: %j", (code, value) => {
  const make = makerOf({ type: CERTIFICATE_TYPE });
  const claims = { course: "Réseaux", subject: value };
  expect(() => make({ index: 7, statusList, claims })).toThrow(
    `the claim subject of the record 7 may not be signed: ${code}`,
  );
});

test.each([0, 2 ** 24 - 1])("the index %d is accepted", async (index) => {
  const { jwt } = makerOf()({ ...CONTENT, index });
  expect((await openCredential(`${jwt}~`)).place.index).toBe(index);
});

test.each([-1, 1.5, 2 ** 24])("the index %d is refused", (index) => {
  expect(() => makerOf()({ ...CONTENT, index })).toThrow(TypeError);
});

test.each([null, true, ["a"], { a: 1 }])("%j is refused as the value of a claim", (value) => {
  const claims = { average: value } as unknown as Claims;
  expect(() => makerOf()({ ...CONTENT, claims })).toThrow(
    "the claim average of the record 5 is neither text nor a number",
  );
});

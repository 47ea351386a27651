/** An independent implementation, @sd-jwt/sd-jwt-vc, reads our credentials, and our verifier reads its credentials. */
import { createHash, createPublicKey, randomBytes, sign, verify as verifyBytes } from "node:crypto";
import { SDJwtVcInstance } from "@sd-jwt/sd-jwt-vc";
import { expect, test } from "vitest";
import { openCredential } from "../src/credential.ts";
import { chooseS, makeCredentialForTest, makeTestKey, type TestKey } from "./credential-maker.ts";
import { CLAIMS, REGISTRY, setUpDiploma } from "./scene.ts";

const STATUS = { registry: `eip155:31337:${REGISTRY}`, university: "7", index: 5 };

function independent({ privateKey }: TestKey) {
  const publicKey = createPublicKey(privateKey);
  const dsaEncoding = "ieee-p1363" as const;
  return new SDJwtVcInstance({
    hashAlg: "sha-256",
    hasher: (data) =>
      createHash("sha256")
        .update(Buffer.from(data as string))
        .digest(),
    saltGenerator: () => randomBytes(16).toString("base64url"),
    signAlg: "ES256",
    signer: (data) =>
      chooseS(sign("sha256", Buffer.from(data), { key: privateKey, dsaEncoding })).toString("base64url"),
    verifier: (data, signature) =>
      verifyBytes("sha256", Buffer.from(data), { key: publicKey, dsaEncoding }, Buffer.from(signature, "base64url")),
  });
}

test("it reads the claims of a credential that we made", async () => {
  const { key, credential } = await setUpDiploma();
  const { payload } = await independent(key).verify(credential.text);
  expect(payload).toMatchObject({ ...CLAIMS, status: STATUS });
});

test("we read the claims of a credential that it made", async () => {
  const key = makeTestKey();
  const signed = { vct: "urn:ijaza:diploma:1", iat: 1_780_000_000, jti: "YWFhYWFhYWFhYWFhYWFhYQ" };
  const place: Record<string, unknown> = { status: STATUS };
  const text = await independent(key).issue(
    { iss: "did:web:a.example", ...signed, ...place, ...CLAIMS },
    { _sd: Object.keys(CLAIMS) as (keyof typeof CLAIMS)[] },
    { header: { kid: "key-1", jwk: key.jwk } },
  );
  const opened = await openCredential(text);
  expect(opened).toMatchObject({ claims: CLAIMS, hidden: 0, place: { chainId: 31337, registry: REGISTRY, index: 5 } });
});

test("we see only the claims that it presents", async () => {
  const key = makeTestKey();
  const { text } = makeCredentialForTest({ key, status: STATUS, claims: CLAIMS });
  const presented = await independent(key).present(text, { firstName: true });
  expect(await openCredential(presented)).toMatchObject({ claims: { firstName: "Amel" }, hidden: 3 });
});

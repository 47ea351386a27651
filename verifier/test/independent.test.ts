/** An independent implementation, @sd-jwt/sd-jwt-vc, reads our credentials, and our verifier reads its credentials. */
import { createHash, createPublicKey, randomBytes, sign, verify as verifyBytes } from "node:crypto";
import { createHeaderAndPayload, StatusList } from "@sd-jwt/jwt-status-list";
import { SDJwtVcInstance } from "@sd-jwt/sd-jwt-vc";
import { expect, test } from "vitest";
import { openCredential } from "../src/credential/credential.ts";
import {
  chooseS,
  DIPLOMA_VCT,
  encode,
  makeCredentialForTest,
  makeTestKey,
  STATUS_LIST,
  type TestKey,
} from "./credential-maker.ts";
import { CLAIMS, REGISTRY, setUpDiploma } from "./scene.ts";

const STATUS = { registry: `eip155:31337:${REGISTRY}`, university: "7", index: 5, status_list: STATUS_LIST };

const dsaEncoding = "ieee-p1363" as const;

/** A status list in which the credential has this status, signed with its issuer's key. */
function statusList({ privateKey }: TestKey, status: number): string {
  const list = new StatusList(new Array<number>(131_072).fill(0), 2);
  list.setStatus(STATUS_LIST.idx, status);
  const iat = Math.floor(Date.now() / 1000);
  const iss = "did:web:diplomas.example:university:7";
  const { header, payload } = createHeaderAndPayload(
    list,
    { iss, sub: STATUS_LIST.uri, iat },
    { alg: "ES256", typ: "statuslist+jwt" },
  );
  const signed = [header, payload].map((each) => encode(JSON.stringify(each))).join(".");
  return `${signed}.${sign("sha256", Buffer.from(signed), { key: privateKey, dsaEncoding }).toString("base64url")}`;
}

function independent(key: TestKey, status = 0) {
  const { privateKey } = key;
  const publicKey = createPublicKey(privateKey);
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
    statusListFetcher: async () => statusList(key, status),
  });
}

test("it reads the claims of a credential that we made", async () => {
  const { key, credential } = await setUpDiploma();
  const { payload } = await independent(key).verify(credential.text);
  expect(payload).toMatchObject({ ...CLAIMS, status: STATUS });
});

test.each([1, 3])("it refuses a credential of ours whose entry in the status list is %d", async (status) => {
  const { key, credential } = await setUpDiploma();
  await expect(independent(key, status).verify(credential.text)).rejects.toThrow("Status is not valid");
});

test("we read the claims of a credential that it made", async () => {
  const key = makeTestKey();
  const signed = { vct: DIPLOMA_VCT, iat: 1_780_000_000, jti: "YWFhYWFhYWFhYWFhYWFhYQ" };
  const place: Record<string, unknown> = { status: STATUS };
  const text = await independent(key).issue(
    { iss: "did:web:diplomas.example:university:7", ...signed, ...place, ...CLAIMS },
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

/** Where there is no Node, hashes and signatures are checked by what browsers have, with the same verdicts. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeCredentialForTest, makeTestKey, STATUS_LIST } from "./credential-maker.ts";
import { CLAIMS, REGISTRY } from "./scene.ts";

const STATUS = { registry: `eip155:31337:${REGISTRY}`, university: "7", index: 5, status_list: STATUS_LIST };
/** By a key that no test before has imported. */
const signNew = () => makeCredentialForTest({ key: makeTestKey(), status: STATUS, claims: CLAIMS });
const key = makeTestKey();
const { text, jwt } = makeCredentialForTest({ key, status: STATUS, claims: CLAIMS });
const lastSymbolChanged = jwt.endsWith("A") ? `${jwt.slice(0, -1)}Q` : `${jwt.slice(0, -1)}A`;
const signedByAnother = makeCredentialForTest({
  key: { ...key, privateKey: makeTestKey().privateKey },
  status: STATUS,
});
const offTheCurve = makeCredentialForTest({ key: { ...key, jwk: { ...key.jwk, y: key.jwk.x } }, status: STATUS });

describe.each(["Node", "a browser"])("in %s", (place) => {
  const load = async () => ({
    ...(await import("../src/credential/credential.ts")),
    ...(await import("../src/credential/merkle.ts")),
    ...(await import("../src/credential/node-crypto.ts")),
  });
  let verifier: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    vi.resetModules();
    if (place !== "Node") vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined);
    verifier = await load();
  });
  afterAll(() => {
    vi.restoreAllMocks();
    vi.resetModules();
  });

  test("the expected cryptography is at work", () => {
    expect(verifier.nodeCrypto !== undefined).toBe(place === "Node");
  });

  test("a good signature is accepted, again and again", async () => {
    const signed = signNew();
    for (let round = 0; round < 2; round += 1) {
      expect(await verifier.openCredential(signed.text)).toMatchObject({ claims: CLAIMS });
    }
  });

  test.each([
    ["signature_invalid", text.replace(jwt, lastSymbolChanged)],
    ["signature_invalid", signedByAnother.text],
    ["key_malformed", offTheCurve.text],
  ])("%s is refused", async (code, credential) => {
    await expect(verifier.openCredential(credential)).rejects.toMatchObject({ code });
  });

  test("a leaf has the hash that RFC 9162 gives it", () => {
    const hash = Buffer.from(verifier.leafHash(new Uint8Array())).toString("hex");
    expect(hash).toBe("6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d");
    expect(verifier.leafHash(new Uint8Array()).constructor).toBe(Uint8Array);
  });
});

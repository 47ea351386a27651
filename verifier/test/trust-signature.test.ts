/** Signatures of a trust list: by a key that its user pins, over every figure of the list. */
import { sign } from "node:crypto";
import { expect, test } from "vitest";
import { lowS } from "../src/credential/signature.ts";
import { openTrustList, signersOf, signTrustList, type TrustList, trustListBytes } from "../src/index.ts";
import { chooseS, makeTestKey, type TestKey } from "./credential-maker.ts";
import { ENTRY, listOf } from "./trust-entry.ts";

const LIST = listOf([{ ...ENTRY, quorum: 2, maxBlockAge: 900, origins: ["https://diplomas.example"] }]);
const thumbprint = ({ thumbprint: bytes }: TestKey) => bytes.toString("base64url");

/** Signs with Node's own program, which shares nothing with the verifier's. */
function signHere(list: TrustList, key: TestKey, form: "low" | "high" = "low"): TrustList {
  const made = sign("sha256", trustListBytes(list), { key: key.privateKey, dsaEncoding: "ieee-p1363" });
  const signature = chooseS(made, form).toString("base64url");
  return { ...list, signatures: [...(list.signatures ?? []), { key: key.jwk, signature }] };
}

test("a list is opened with the key that signed it, by whichever program, and with no other", async () => {
  const [key, other] = [makeTestKey(), makeTestKey()];
  const own = await signTrustList(LIST, key.privateKey.export({ format: "jwk" }));
  for (const signed of [signHere(LIST, key), own]) {
    const text = JSON.stringify(signed);
    expect(await openTrustList(text, [thumbprint(other), thumbprint(key)])).toEqual(signed);
    await expect(openTrustList(text, [thumbprint(other)])).rejects.toThrow("none of the keys that you pinned");
    await expect(openTrustList(text, [])).rejects.toThrow("none of the keys that you pinned");
  }
});

test("what is signed is the canonical JSON of the list, whatever the order of its members", async () => {
  const list = listOf([ENTRY]);
  const { chainId, codeHash, demo, finality, genesisHash, registry } = ENTRY;
  const text =
    `{"entries":[{"chainId":${chainId},"codeHash":"${codeHash}","demo":${demo},"finality":{"tag":"${finality.tag}"},` +
    `"genesisHash":"${genesisHash}","registry":"${registry}"}],"expires":"${list.expires}",` +
    `"format":"ijaza-trust/1","issued":"${list.issued}","version":1}`;
  expect(Buffer.from(trustListBytes(list)).toString()).toBe(text);
  const key = makeTestKey();
  const { signatures, ...rest } = signHere(list, key);
  const turned = JSON.stringify({ signatures, ...Object.fromEntries(Object.entries(rest).reverse()) });
  await expect(openTrustList(turned, [thumbprint(key)])).resolves.toMatchObject({ version: 1 });
});

test.each([
  ["version", { version: 2 }],
  ["issued", { issued: "2026-01-02T00:00:00Z" }],
  ["expires", { expires: "2127-01-01T00:00:00Z" }],
  ["entries", { entries: [ENTRY] }],
  ["an entry's figure", { entries: [{ ...LIST.entries[0]!, quorum: 1 }] }],
])("a list with another %s than the signed one is refused", async (_, changed) => {
  const key = makeTestKey();
  const text = JSON.stringify({ ...signHere(LIST, key), ...changed });
  await expect(openTrustList(text, [thumbprint(key)])).rejects.toThrow("signature 0 does not fit the list");
});

test("of the two forms of a signature the low one is taken", () => {
  const made = sign("sha256", trustListBytes(LIST), { key: makeTestKey().privateKey, dsaEncoding: "ieee-p1363" });
  const [low, high] = [chooseS(made, "low"), chooseS(made, "high")];
  expect([low, high].map((each) => Buffer.from(lowS(each)))).toEqual([low, low]);
});

test("of several signatures each must fit, and a signature has one spelling", async () => {
  const [one, other] = [makeTestKey(), makeTestKey()];
  const both = signHere(signHere(LIST, one), other);
  expect(await signersOf(both)).toEqual([thumbprint(one), thumbprint(other)]);
  const [first] = both.signatures ?? [];
  const twisted = { ...both, signatures: [first!, { ...first!, key: other.jwk }] };
  await expect(openTrustList(JSON.stringify(twisted), [thumbprint(one)])).rejects.toThrow("signature 1 does not fit");
  await expect(signersOf(signHere(LIST, one, "high"))).rejects.toThrow("signature 0 does not fit");
});

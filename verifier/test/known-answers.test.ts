/** Compares the tree with Certificate Transparency, disclosures with RFC 9901 and ES256 with RFC 7515. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase64url, toBase64url } from "../src/credential/base64url.ts";
import { disclosureDigest } from "../src/credential/disclosures.ts";
import { jwkThumbprint } from "../src/credential/jwk.ts";
import {
  buildTree,
  inclusionProof,
  leafHash,
  nodeHash,
  pathLength,
  treeRoot,
  verifyInclusion,
} from "../src/credential/merkle.ts";
import { checkSignature } from "../src/credential/signature.ts";
import { chooseS } from "./credential-maker.ts";

/** Leaves and roots of Certificate Transparency's reference implementation (RFC 6962, same tree as RFC 9162). */
const LEAVES = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"].map(
  (hex) => Buffer.from(hex, "hex"),
);
const ROOTS = [
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];

test.each(ROOTS.map((root, count) => [count, root] as const))(
  "the tree of %d reference leaves has the known root",
  (count, root) => {
    expect(hex(treeRoot(LEAVES.slice(0, count)))).toBe(root);
  },
);

test.each([
  [0, 1, []],
  [
    0,
    8,
    [
      "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
      "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
      "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
    ],
  ],
  [
    5,
    8,
    [
      "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
      "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
      "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    ],
  ],
  [2, 3, ["fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"]],
  [
    1,
    5,
    [
      "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
      "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
      "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
    ],
  ],
])("the proof of reference leaf %d of %d is the known one", (index, count, path) => {
  expect(inclusionProof(LEAVES.slice(0, count), index).map(hex)).toEqual(path);
});

test("a tree of any size equals the RFC's recursive definition", () => {
  const leaves = Array.from({ length: 70 }, (_, at) => Buffer.from(`leaf ${at}`));
  for (let count = 1; count <= leaves.length; count++) {
    expect(hex(treeRoot(leaves.slice(0, count)))).toBe(hex(recursiveRoot(leaves.slice(0, count))));
  }
});

test("a proof holds for its own leaf and place only", () => {
  const leaves = Array.from({ length: 33 }, (_, at) => Buffer.from(`leaf ${at}`));
  for (let count = 1; count <= leaves.length; count++) {
    const root = treeRoot(leaves.slice(0, count));
    for (let index = 0; index < count; index++) {
      const path = inclusionProof(leaves.slice(0, count), index);
      const leaf = leaves[index]!;
      expect(path).toHaveLength(pathLength({ index, count }));
      const places = Array.from({ length: count }, (_, at) => at);
      expect(places.filter((at) => verifyInclusion({ index: at, count, path, leaf, root }))).toEqual([index]);
    }
  }
});

test("a tree has at least one leaf, and no proof beyond its leaves", () => {
  expect(() => buildTree([])).toThrow(RangeError);
  const tree = buildTree(LEAVES.slice(0, 3).map((leaf) => leafHash(leaf)));
  for (const index of [-1, 1.5, 3]) expect(() => tree.proofFor(index)).toThrow("no such leaf");
});

test("an index outside of the batch proves nothing, whatever the path", () => {
  const [leaf, other] = [LEAVES[1]!, LEAVES[2]!];
  const root = nodeHash(leafHash(leaf), leafHash(other));
  expect(verifyInclusion({ index: 0, count: 2, path: [leafHash(other)], leaf, root })).toBe(true);
  expect(verifyInclusion({ index: -2, count: 2, path: [leafHash(other)], leaf, root })).toBe(false);
  const alone = { leaf, root: leafHash(leaf), path: [] };
  expect([-1, 0, 1].map((index) => verifyInclusion({ ...alone, index, count: 1 }))).toEqual([false, true, false]);
});

test("a hash with a surplus byte that the next hash would overwrite proves nothing", () => {
  const [left, leaf] = [leafHash(LEAVES[1]!), LEAVES[2]!];
  const root = nodeHash(left, leafHash(leaf));
  expect(verifyInclusion({ index: 1, count: 2, path: [left], leaf, root })).toBe(true);
  expect(verifyInclusion({ index: 1, count: 2, path: [Buffer.concat([left, Buffer.of(0)])], leaf, root })).toBe(false);
});

test("an inner node as leaf, or a hash of another length, proves nothing", () => {
  const [a, b, c] = [LEAVES[1]!, LEAVES[2]!, LEAVES[3]!];
  const root = treeRoot([a, b, c]);
  const inner = Buffer.concat([leafHash(a), leafHash(b)]);
  expect(verifyInclusion({ index: 0, count: 2, path: [leafHash(c)], leaf: inner, root })).toBe(false);
  expect(verifyInclusion({ index: 2, count: 3, path: [new Uint8Array(31)], leaf: c, root })).toBe(false);
  expect(verifyInclusion({ index: 3, count: 3, path: [], leaf: c, root })).toBe(false);
});

test.each([
  [
    '["_26bc4LT-ac6q2KI6cBW5es", "family_name", "Möbius"]',
    "WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0",
    "X9yH0Ajrdm1Oij4tWso9UzzKJvPoDxwmuEcO3XAdRC0",
  ],
  [
    '["2GLC42sKQveCfGfryNRN9w", "given_name", "John"]',
    "WyIyR0xDNDJzS1F2ZUNmR2ZyeU5STjl3IiwgImdpdmVuX25hbWUiLCAiSm9obiJd",
    "jsu9yVulwQQlhFlM_3JlzMaSFzglhQG0DpfayQwLUK4",
  ],
  [
    '["eluV5Og3gSNII8EYnsxA_A", "family_name", "Doe"]',
    "WyJlbHVWNU9nM2dTTklJOEVZbnN4QV9BIiwgImZhbWlseV9uYW1lIiwgIkRvZSJd",
    "TGf4oLbgwd5JQaHyKVQZU9UdGE0w5rtDsrZzfUaomLo",
  ],
  [
    '["6Ij7tM-a5iVPGboS5tmvVA", "email", "johndoe@example.com"]',
    "WyI2SWo3dE0tYTVpVlBHYm9TNXRtdlZBIiwgImVtYWlsIiwgImpvaG5kb2VAZXhhbXBsZS5jb20iXQ",
    "JzYjH4svliH0R3PyEMfeZu6Jt69u5qehZo7F7EPYlSE",
  ],
])("the disclosure %s of RFC 9901 has its encoding and digest", (json, disclosure, digest) => {
  expect(toBase64url(new TextEncoder().encode(json))).toBe(disclosure);
  expect(disclosureDigest(disclosure)).toBe(digest);
});

test("the ES256 example of RFC 7515, appendix A.3, is correct but in the refused high-s form", async () => {
  const key = {
    kty: "EC",
    crv: "P-256",
    x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
    y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
  } as const;
  const payload = "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ";
  const bytes = new TextEncoder().encode(`eyJhbGciOiJFUzI1NiJ9.${payload}`);
  const published = fromBase64url(
    "DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q",
  )!;
  const low = new Uint8Array(chooseS(Buffer.from(published), "low"));
  await expect(checkSignature({ key, bytes, signature: published })).rejects.toMatchObject({
    code: "signature_high_s",
  });
  await expect(checkSignature({ key, bytes, signature: low })).resolves.toBeUndefined();
  await expect(checkSignature({ key, bytes, signature: low.slice(0, 63) })).rejects.toMatchObject({
    code: "signature_invalid",
    message: "The signature has the wrong length.",
  });
  await expect(checkSignature({ key, bytes: bytes.slice(1), signature: low })).rejects.toMatchObject({
    code: "signature_invalid",
  });
});

test("a thumbprint is the SHA-256 of the key's members in the order of RFC 7638", () => {
  const json = '{"crv":"P-256","kty":"EC","x":"AA","y":"BB"}';
  const expected = createHash("sha256").update(json).digest("hex");
  expect(hex(jwkThumbprint({ y: "BB", x: "AA", kty: "EC", crv: "P-256" }))).toBe(expected);
});

test("base64url equals the platform's, and only its canonical form is read", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString("base64url"));
      expect(fromBase64url(text)).toEqual(new Uint8Array(bytes));
    }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const bytes = fromBase64url(text);
      if (bytes !== null) expect(toBase64url(bytes)).toBe(text);
    }),
  );
  for (const refused of ["QQ==", "QR", "Q", "Q+", "Q/", "Q Q", "QUF\n", "QÁ"])
    expect(fromBase64url(refused)).toBeNull();
});

/** The recursive definition of RFC 9162, section 2.1.1, literally. */
function recursiveRoot(leaves: Uint8Array[]): Uint8Array {
  if (leaves.length === 1) return leafHash(leaves[0]!);
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return nodeHash(recursiveRoot(leaves.slice(0, split)), recursiveRoot(leaves.slice(split)));
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

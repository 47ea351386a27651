/** The form of a bundle: which input is no bundle, which has a later format, and which member has a fault. */
import { expect, test } from "vitest";
import { parseBundle } from "../src/credential/parse-bundle.ts";
import { verify } from "../src/verify.ts";
import { setUpDiploma } from "./scene.ts";

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

test("a value already parsed has limits too, and a message does not repeat a long name in full", async () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  const { bundle } = await setUpDiploma();
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
  const { bundle } = await setUpDiploma();
  const spoilt = part === "" ? { ...bundle, note: 1 } : { ...bundle, [part]: { ...bundle[part], note: 1 } };
  expect(parseBundle(spoilt)).toMatchObject({ ok: false, code: "bundle_unknown_member" });
});

test.each(['"format":', '"\\u0066ormat":', '"proof":{"index":1,"index":'])(
  "a duplicate member is refused: %s",
  async (twice) => {
    const { bundle } = await setUpDiploma();
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
  ["proof that is an object", { proof: null }],
  ["proof.index", { proof: { index: 1.5, count: 2, path: [] } }],
  ["proof.index below the largest batch", { proof: { index: 2 ** 24, count: 2 ** 24, path: [] } }],
  ["proof.count", { proof: { index: 0, count: 2 ** 24 + 1, path: [] } }],
  ["proof.path", { proof: { index: 0, count: 2, path: ["0xAB"] } }],
  ["a path too long", { proof: { index: 0, count: 2, path: Array(25).fill(`0x${"00".repeat(32)}`) } }],
  ["anchor", { anchor: [] }],
  ["anchor that is an object", { anchor: null }],
])("a bundle without a valid %s is malformed", async (_what, changed) => {
  const { bundle } = await setUpDiploma();
  expect(parseBundle({ ...bundle, ...changed })).toMatchObject({ ok: false, code: "bundle_malformed" });
});

test("a path of the largest batch is read", async () => {
  const { bundle } = await setUpDiploma();
  const proof = { index: 2 ** 24 - 1, count: 2 ** 24, path: Array(24).fill(`0x${"00".repeat(32)}`) };
  expect(parseBundle({ ...bundle, proof })).toEqual({ ok: true, bundle: { ...bundle, proof } });
});

test("a value that is not a plain object, or that throws when it is read, is not a diploma", async () => {
  const { bundle } = await setUpDiploma();
  const hostile = {
    get format() {
      throw new Error("not for you");
    },
  };
  for (const value of [Object.assign([], bundle), null, "text", hostile])
    expect(parseBundle(value)).toMatchObject({ ok: false, code: "not_a_diploma" });
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
  const { bundle } = await setUpDiploma();
  expect(parseBundle({ ...bundle, anchor: { ...bundle.anchor, ...changed } })).toMatchObject({
    code: "bundle_malformed",
  });
});

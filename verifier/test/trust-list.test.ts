/** The trust list: read strictly, and selected from by what a diploma names. */
import { expect, test } from "vitest";
import { parseTrustList, selectEntry } from "../src/trust-list.ts";

const ENTRY = {
  chainId: 1,
  genesisHash: `0x${"0a".repeat(32)}`,
  registry: `0x${"Ab".repeat(20)}`,
  codeHash: `0x${"0b".repeat(32)}`,
  finality: { tag: "finalized" as const },
  demo: false,
};

test("a list of entries is read as it stands", () => {
  const other = { ...ENTRY, finality: { confirmations: 12 }, demo: true };
  expect(parseTrustList(JSON.stringify([ENTRY, other]))).toEqual([ENTRY, other]);
  expect(parseTrustList("[]")).toEqual([]);
});

test.each([
  ["chainId", { chainId: "1" }],
  ["genesisHash", { genesisHash: "0x1" }],
  ["registry", { registry: "ijaza.eth" }],
  ["codeHash", { codeHash: undefined }],
  ["demo", { demo: "no" }],
  ["finality", { finality: undefined }],
  ["finality", { finality: { tag: "latest" } }],
  ["finality", { finality: { confirmations: -1 } }],
  ["finality", { finality: { tag: "finalized", confirmations: 1 } }],
])("an entry without a good %s is named", (member, changed) => {
  expect(() => parseTrustList(JSON.stringify([ENTRY, { ...ENTRY, ...changed }]))).toThrow(
    `entry 1 has no valid ${member}`,
  );
});

test.each(["", "{}", "null", '[{"demo":true,"demo":false}]'])("what is no list is refused: %j", (text) => {
  expect(() => parseTrustList(text)).toThrow("trust list");
});

test("chain, registry and genesis select an entry, in whatever case they are spelled", () => {
  const { chainId, genesisHash, registry } = ENTRY;
  const named = { chainId, genesisHash, registry: registry.toLowerCase() };
  expect(selectEntry([ENTRY], named)).toEqual({ ok: true, entry: ENTRY });
  expect(selectEntry([ENTRY], { ...named, chainId: 2 })).toMatchObject({ code: "registry_not_trusted" });
  expect(selectEntry([ENTRY], { ...named, genesisHash: ENTRY.codeHash })).toMatchObject({ code: "genesis_mismatch" });
});

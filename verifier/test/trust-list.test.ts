/** The trust list: how it is read, and how a diploma selects an entry of it. */
import { expect, test } from "vitest";
import { parseTrustList, selectEntry } from "../src/trust-list.ts";
import { ENTRY } from "./trust-entry.ts";

test("a list of entries is read unchanged", () => {
  const other = { ...ENTRY, chainId: 2, finality: { confirmations: 12 }, demo: true };
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
  ["maxBlockAge", { maxBlockAge: 0 }],
  ["maxBlockAge", { maxBlockAge: "900" }],
  ["origins", { origins: "https://diplomas.example" }],
  ["origins", { origins: ["https://diplomas.example/"] }],
  ["origins", { origins: ["diplomas"] }],
  ["origins", { origins: [7] }],
  ["quorum", { quorum: 0 }],
  ["quorum", { quorum: 1.5 }],
])("an error names an entry without a valid %s", (member, changed) => {
  expect(() => parseTrustList(JSON.stringify([ENTRY, { ...ENTRY, ...changed }]))).toThrow(
    `entry 1 has no valid ${member}`,
  );
});

test.each([
  ["", "trust list: Not JSON in UTF-8."],
  ["{}", "trust list: not an array of entries"],
  ["null", "trust list: not an array of entries"],
  ["[7]", "trust list: entry 0 has no valid form"],
  ['[{"demo":true,"demo":false}]', 'trust list: The member "demo" stands twice.'],
])("text that is not a list of entries is refused: %j", (text, message) => {
  expect(() => parseTrustList(text)).toThrow(message);
});

test("an entry may name a hundred origins", () => {
  const list = (length: number) => {
    const origins = Array.from({ length }, (_, number) => `https://mirror-${number}.example`);
    return JSON.stringify([{ ...ENTRY, origins }]);
  };
  expect(parseTrustList(list(100))[0]?.origins).toHaveLength(100);
  expect(() => parseTrustList(list(101))).toThrow("entry 0 has no valid origins");
});

test("chain, registry and genesis select an entry, in upper or lower case", () => {
  const { chainId, genesisHash, registry } = ENTRY;
  const named = { chainId, genesisHash, registry: registry.toLowerCase() };
  expect(selectEntry([ENTRY], named)).toEqual({ ok: true, entry: ENTRY });
  expect(selectEntry([ENTRY], { ...named, chainId: 2 })).toMatchObject({ code: "registry_not_trusted" });
  expect(selectEntry([ENTRY], { ...named, genesisHash: ENTRY.codeHash })).toMatchObject({ code: "genesis_mismatch" });
});

test("an entry may limit the age of a block and ask for several endpoints that agree", () => {
  const entry = { ...ENTRY, maxBlockAge: 900, quorum: 2, origins: ["https://diplomas.example"] };
  expect(parseTrustList(JSON.stringify([entry]))).toEqual([entry]);
});

test("an unknown member is refused, because it may be a condition", () => {
  expect(() => parseTrustList(JSON.stringify([{ ...ENTRY, expires: "2027-01-01" }]))).toThrow(
    "entry 0 has an unknown member: expires",
  );
});

test("a second entry for the same registry is refused, because the weaker one would count", () => {
  const weaker = { ...ENTRY, registry: ENTRY.registry.toLowerCase(), quorum: 1 };
  expect(() => parseTrustList(JSON.stringify([{ ...ENTRY, quorum: 2 }, weaker]))).toThrow("entry 1 is for the same");
  expect(parseTrustList(JSON.stringify([ENTRY, { ...ENTRY, genesisHash: ENTRY.codeHash }]))).toHaveLength(2);
});

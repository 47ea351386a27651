/** The trust list: how it is read, and how a diploma selects an entry of it. */
import { expect, test } from "vitest";
import { parseTrustList, selectEntry } from "../src/trust/list.ts";
import { makeTestKey } from "./credential-maker.ts";
import { setUpDiploma } from "./scene.ts";
import { ENTRY, listOf } from "./trust-entry.ts";

/** Reads a list of these entries, well-formed or not. */
const entriesIn = (entries: unknown[]) => parseTrustList(JSON.stringify({ ...listOf([]), entries })).entries;

const SIGNED = { key: makeTestKey().jwk, signature: "x" };

test("a list of entries is read unchanged", () => {
  const other = { ...ENTRY, chainId: 2, finality: { confirmations: 12 }, demo: true };
  const list = listOf([ENTRY, other], { version: 7 });
  expect(parseTrustList(JSON.stringify(list))).toEqual(list);
  expect(entriesIn([])).toEqual([]);
  const signed = { ...list, signatures: Array(16).fill(SIGNED) };
  expect(parseTrustList(JSON.stringify(signed))).toEqual(signed);
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
  expect(() => entriesIn([ENTRY, { ...ENTRY, ...changed }])).toThrow(`entry 1 has no valid ${member}`);
});

test.each([
  ["", "trust list: Not JSON in UTF-8."],
  ["[]", "trust list: not in the format ijaza-trust/1"],
  ["{}", "trust list: not in the format ijaza-trust/1"],
  ["null", "trust list: not in the format ijaza-trust/1"],
  ['{"format":"ijaza-trust/2"}', "trust list: of a newer format than this program knows"],
  ['{"demo":true,"demo":false}', 'trust list: The member "demo" stands twice.'],
])("text that is not a list is refused: %j", (text, message) => {
  expect(() => parseTrustList(text)).toThrow(message);
});

test.each([
  ["it has no valid version", { version: 0 }],
  ["it has no valid version", { version: undefined }],
  ["it has no valid issued", { issued: "2026-01-01" }],
  ["it has no valid issued", { issued: "2026-02-30T00:00:00Z" }],
  ["it has no valid expires", { expires: "2126-01-01T00:00:00+01:00" }],
  ["it has no valid expires", { expires: "+012126-01-01T00:00Z" }],
  ["it expires before it is issued", { expires: "2026-01-01T00:00:00Z" }],
  ["its entries are no list", { entries: {} }],
  ["entry 0 has no valid form", { entries: [7] }],
  ["its signatures are no list", { signatures: {} }],
  ["its signatures are no list", { signatures: Array(17).fill(SIGNED) }],
  ["signature 0 is none", { signatures: [{ key: {}, signature: "x" }] }],
  ["signature 1 is none", { signatures: [SIGNED, "x"] }],
  ["signature 0 is none", { signatures: [{ ...SIGNED, note: 1 }] }],
  ["signature 0 is none", { signatures: [{ ...SIGNED, signature: 7 }] }],
  ["it has an unknown member: notBefore", { notBefore: "2026-01-01T00:00:00Z" }],
])("a list is refused because %s", (message, changed) => {
  expect(() => parseTrustList(JSON.stringify({ ...listOf([ENTRY]), ...changed }))).toThrow(`trust list: ${message}`);
});

test("an expired list selects nothing, and entries that a program names itself do not expire", () => {
  const { chainId, genesisHash, registry } = ENTRY;
  const list = listOf([ENTRY], { expires: "2027-01-01T00:00:00Z" });
  const at = (moment: string) => selectEntry(list, { chainId, genesisHash, registry }, new Date(moment));
  expect(at("2026-12-31T23:59:59Z")).toMatchObject({ ok: true });
  expect(at("2027-01-01T00:00:00Z")).toEqual({ ok: false, code: "trust_list_expired" });
  const far = new Date("2999-01-01T00:00:00Z");
  expect(selectEntry([ENTRY], { chainId, genesisHash, registry }, far)).toMatchObject({ ok: true });
});

test("with an expired list the issuer is unknown, whatever the entry says", async () => {
  const { verify, trust } = await setUpDiploma();
  const list = listOf(trust, { expires: "2026-06-01T00:00:00Z" });
  expect(await verify({}, { trust: listOf(trust) })).toMatchObject({ verdict: "valid" });
  expect(await verify({}, { trust: list })).toMatchObject({ verdict: "unknown", reason: "trust_list_expired" });
});

test("an entry may name a hundred origins", () => {
  const list = (length: number) => {
    const origins = Array.from({ length }, (_, number) => `https://mirror-${number}.example`);
    return [{ ...ENTRY, origins }];
  };
  expect(entriesIn(list(100))[0]?.origins).toHaveLength(100);
  expect(() => entriesIn(list(101))).toThrow("entry 0 has no valid origins");
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
  expect(entriesIn([entry])).toEqual([entry]);
});

test("an unknown member is refused, because it may be a condition", () => {
  expect(() => entriesIn([{ ...ENTRY, expires: "2027-01-01" }])).toThrow("entry 0 has an unknown member: expires");
});

test("a second entry for the same registry is refused, because the weaker one would count", () => {
  const weaker = { ...ENTRY, registry: ENTRY.registry.toLowerCase(), quorum: 1 };
  expect(() => entriesIn([{ ...ENTRY, quorum: 2 }, weaker])).toThrow("entry 1 is for the same");
  expect(entriesIn([ENTRY, { ...ENTRY, genesisHash: ENTRY.codeHash }])).toHaveLength(2);
});

test("an entry may name authorities for time stamps, each once, by a certificate in base64", () => {
  const authority = {
    name: "Time of Test",
    certificate: Buffer.from("0\u0082 a certificate", "latin1").toString("base64"),
  };
  const entriesWith = (timestampAuthorities: unknown) => entriesIn([{ ...ENTRY, timestampAuthorities }]);
  expect(entriesWith([authority])).toEqual([{ ...ENTRY, timestampAuthorities: [authority] }]);
  const wrong = "entry 0 has no valid timestampAuthorities";
  for (const refused of [
    {},
    [authority, { ...authority, name: "The same" }],
    [{ ...authority, name: "" }],
    [{ ...authority, until: "2030-01-01" }],
    [{ ...authority, certificate: `${authority.certificate}\n` }],
    [{ ...authority, certificate: "MIIB" }, 7],
    [{ ...authority, certificate: "AAAA" }],
    Array.from({ length: 17 }, (_, at) => ({ name: "Time", certificate: `MII${String.fromCharCode(65 + at)}` })),
  ])
    expect(() => entriesWith(refused)).toThrow(wrong);
});

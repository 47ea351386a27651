/** A sealed PDF is valid as it was made, and each alteration of it is refused with its own code. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verify } from "../src/verify.ts";
import { makeTestKey } from "./credential-maker.ts";
import { type CheckAnswer, NO_KEY } from "./fake-chain.ts";
import { insertSeal, makePdf, makeSeal, type PdfRecipe, type SealRecipe, sealPdf } from "./pdf-maker.ts";
import { CLAIMS, goodKey, NOW, setUpDiploma } from "./scene.ts";

const NAME = "ijaza-bundle.json";

/** Makes the PDF of a diploma, sealed by its university. Changes are made before it is sealed. */
async function setUpPdf(changed: Partial<PdfRecipe> = {}, sealing: Partial<SealRecipe> = {}) {
  const scene = await setUpDiploma();
  const { bundle, credential, key, trust, chain } = scene;
  const plain = makePdf({ text: "Licence: Amel Ben Salah", attachments: [[NAME, JSON.stringify(bundle)]], ...changed });
  const seal = { key, jwt: credential.jwt, ...sealing };
  const check = (bytes: Uint8Array) => verify(bytes, { trust, rpc: [chain.url], timeoutMs: 10_000, now: NOW });
  return { ...scene, plain, seal, pdf: sealPdf(plain, seal), check };
}

function replaceOnce(pdf: Buffer, before: string, after: string): Buffer {
  const at = pdf.indexOf(before);
  expect(at).toBeGreaterThan(0);
  return Buffer.concat([pdf.subarray(0, at), Buffer.from(after), pdf.subarray(at + before.length)]);
}

test("a sealed PDF is valid, and its facts are those of the credential inside", async () => {
  const { pdf, check, key } = await setUpPdf();
  const { verdict, checks, facts } = await check(pdf);
  expect({ verdict, codes: checks.map(({ code }) => code) }).toEqual({
    verdict: "valid",
    codes: ["document_intact", "issuer_recognised", "batch_anchored", "in_force"],
  });
  expect(facts).toMatchObject({ claims: CLAIMS, seal: { keyThumbprint: key.thumbprint.toString("base64url") } });
});

test("the text on the page is not a fact", async () => {
  const { pdf, check } = await setUpPdf({ text: "Doctorate of somebody else" });
  expect((await check(pdf)).facts.claims).toEqual(CLAIMS);
});

test("a revoked diploma is revoked as a PDF too", async () => {
  const { pdf, check, chain } = await setUpPdf();
  chain.latest = { ...chain.latest, revokedWord: 1n << 5n };
  expect(await check(pdf)).toMatchObject({ verdict: "invalid", reason: "revoked" });
});

test("PDF readers open a sealed PDF without complaint", async () => {
  const { pdf } = await setUpPdf();
  const folder = mkdtempSync(join(tmpdir(), "ijaza-sealed-"));
  writeFileSync(join(folder, "sealed.pdf"), pdf);
  const qpdf = spawnSync("qpdf", ["--check", join(folder, "sealed.pdf")], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  if (qpdf.error === undefined) expect({ code: qpdf.status, said: qpdf.stderr }).toEqual({ code: 0, said: "" });
});

const ALTERATIONS: [string, string, (sealed: Awaited<ReturnType<typeof setUpPdf>>) => Buffer][] = [
  ["the seal was taken away", "seal_missing", ({ plain }) => plain],
  ["one letter was changed", "document_altered", ({ pdf }) => replaceOnce(pdf, "Amel", "Amal")],
  ["a comment was added within", "document_altered", ({ pdf }) => replaceOnce(pdf, "\nxref\n", "\n% N. N.\nxref\n")],
  ["a byte of the seal's signature was changed", "seal_broken", ({ pdf }) => turnInSeal(pdf, -30)],
  ["a byte of the seal's header was changed", "seal_malformed", ({ pdf }) => turnInSeal(pdf, 40)],
  ["an update was appended", "document_updated", ({ pdf }) => update(pdf)],
  ["a comment was appended", "document_extended", ({ pdf }) => Buffer.concat([pdf, Buffer.from("% seen by N. N.\n")])],
  ["a line end was appended", "document_extended", ({ pdf }) => Buffer.concat([pdf, Buffer.from("\n")])],
  ["a second seal was added", "seal_repeated", ({ pdf, seal }) => insertSeal(pdf, makeSeal(pdf, seal))],
  ["bytes were put before the header", "document_prefixed", ({ pdf }) => Buffer.concat([Buffer.from("#!\n"), pdf])],
  ["the seal stands elsewhere", "seal_malformed", ({ plain, seal }) => insertBefore(plain, "xref\n0", seal)],
  ["the end was cut off", "seal_malformed", ({ pdf }) => pdf.subarray(0, -3)],
  ["a later kind of seal", "seal_version_unknown", ({ pdf }) => replaceOnce(pdf, "%ijaza-seal/2", "%ijaza-seal/3")],
];

test.each(ALTERATIONS)("%s: %s", async (_what, code, alter) => {
  const sealed = await setUpPdf();
  const { verdict, reason, checks } = await sealed.check(alter(sealed));
  expect({ verdict, reason }).toEqual({ verdict: code.endsWith("unknown") ? "unknown" : "invalid", reason: code });
  expect(checks.slice(1).every(({ outcome }) => outcome === "skipped")).toBe(true);
});

/** Changes one character of the seal. A negative `step` counts from the seal's end. */
function turnInSeal(pdf: Buffer, step: number): Buffer {
  const at = step < 0 ? pdf.lastIndexOf("startxref") + step : pdf.indexOf("%ijaza-seal/2\n") + 14 + step;
  const turned = Buffer.from(pdf);
  turned[at] = turned[at] === 65 ? 66 : 65;
  return turned;
}

/** An incremental update (ISO 32000-1, section 7.5.6) that replaces the page's content. */
function update(pdf: Buffer): Buffer {
  const page = "BT /F1 24 Tf 72 720 Td (Doctorate) Tj ET";
  const body = `4 0 obj\n<< /Length ${page.length} >>\nstream\n${page}\nendstream\nendobj\n`;
  const table = `xref\n4 1\n${String(pdf.length).padStart(10, "0")} 00000 n \n`;
  const previous = /startxref\n(\d+)/.exec(pdf.toString("latin1"))?.[1];
  const trailer = `trailer\n<< /Size 8 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${pdf.length + body.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(body + table + trailer)]);
}

function insertBefore(pdf: Buffer, mark: string, seal: SealRecipe): Buffer {
  const at = pdf.indexOf(mark);
  return Buffer.concat([pdf.subarray(0, at), Buffer.from(makeSeal(pdf, seal)), pdf.subarray(at)]);
}

test("no byte of a sealed PDF can be changed", async () => {
  const { pdf, trust } = await setUpPdf();
  for (let at = 0; at < pdf.length; at += 7) {
    const changed = Buffer.from(pdf);
    changed[at]! ^= 1;
    const { checks } = await verify(changed, { trust });
    expect(checks[0]?.outcome, `byte ${at}`).not.toBe("valid");
  }
});

test("a PDF with another diploma's credential, or with another diploma's seal, is refused", async () => {
  const other = await setUpDiploma();
  const { plain, pdf, check, key } = await setUpPdf();
  const swapped = makePdf({ text: "Licence: Amel Ben Salah", attachments: [[NAME, JSON.stringify(other.bundle)]] });
  const sealed = sealPdf(plain, { key, jwt: other.credential.jwt });
  expect(await check(insertSeal(swapped, sealOf(pdf)))).toMatchObject({ reason: "document_altered" });
  expect(await check(sealed)).toMatchObject({ verdict: "invalid", reason: "seal_of_another_credential" });
});

const sealOf = (pdf: Buffer) => pdf.toString("latin1", pdf.indexOf("%ijaza-seal/2"), pdf.lastIndexOf("startxref"));

test("two attachments of the same name are refused", async () => {
  const { bundle } = await setUpDiploma();
  const text = JSON.stringify(bundle);
  const { pdf, check } = await setUpPdf({
    attachments: [
      [NAME, text],
      [NAME, text],
    ],
  });
  expect(await check(pdf)).toMatchObject({ verdict: "invalid", reason: "attachment_repeated" });
});

test("other attachments are allowed beside the bundle, which must be present", async () => {
  const { bundle } = await setUpDiploma();
  const beside = await setUpPdf({
    attachments: [
      ["transcript.pdf", "%PDF"],
      [NAME, JSON.stringify(bundle)],
    ],
  });
  expect((await beside.check(beside.pdf)).checks[0]).not.toMatchObject({ code: "attachment_missing" });
  const without = await setUpPdf({ attachments: [["transcript.pdf", "%PDF"]] });
  expect(await without.check(without.pdf)).toMatchObject({ reason: "attachment_missing" });
});

test("an attachment that decompresses to more than a bundle may hold is not read", async () => {
  const { pdf, check } = await setUpPdf({ attachments: [[NAME, " ".repeat(5_000_000)]] });
  expect(await check(pdf)).toMatchObject({ reason: "document_malformed" });
});

test("a damaged bundle in a PDF is refused with its own code", async () => {
  const { bundle } = await setUpDiploma();
  const { pdf, check } = await setUpPdf({ attachments: [[NAME, JSON.stringify({ ...bundle, note: 1 })]] });
  expect(await check(pdf)).toMatchObject({ verdict: "invalid", reason: "bundle_unknown_member" });
});

/** Seals the PDF with a second key, for which the registry gives `keyState`. */
async function sealedByAnother(keyState: CheckAnswer["credentialKey"]) {
  const another = makeTestKey();
  const sealed = await setUpPdf({}, { key: another });
  sealed.chain.keys.set(another.thumbprint.toString("hex"), keyState);
  return sealed.check(sealed.pdf);
}

test.each([
  ["another university", "seal_of_another_university", { ...goodKey, university: 8n }],
  ["a key that nobody knows", "seal_key_unknown", NO_KEY],
  [
    "a key marked compromised after the sealing",
    "seal_key_compromised",
    { ...goodKey, compromisedSince: 2_000_000_000 },
  ],
])("a seal by %s does not count: %s", async (_who, code, keyState) => {
  const { verdict, reason, checks } = await sealedByAnother(keyState);
  expect({ verdict, reason }).toEqual({ verdict: "invalid", reason: code });
  expect(checks.map(({ outcome }) => outcome)).toEqual(["valid", "invalid", "skipped", "skipped"]);
});

test("a seal counts when another key of the same university made it, for as long as that is valid", async () => {
  expect(await sealedByAnother(goodKey)).toMatchObject({ verdict: "valid" });
  const ended = await sealedByAnother({ ...goodKey, validUntil: goodKey.validFrom + 1 });
  expect(ended).toMatchObject({ verdict: "unknown", reason: "seal_key_ended" });
  expect(ended.facts).not.toHaveProperty("seal");
});

test("when the credential's own key is compromised later, the bundle stays valid and the PDF does not", async () => {
  const { pdf, check, chain, verify } = await setUpPdf();
  chain.latest = { ...chain.latest, credentialKey: { ...goodKey, compromisedSince: 1_900_000_000 } };
  expect(await verify()).toMatchObject({ verdict: "valid" });
  expect(await check(pdf)).toMatchObject({ verdict: "invalid", reason: "seal_key_compromised" });
});

test("when the chain does not answer about the sealing key, the PDF is not called invalid", async () => {
  const { pdf, trust, chain } = await setUpPdf();
  const none = { trust, rpc: [], timeoutMs: 10_000 };
  expect(await verify(pdf, none)).toMatchObject({ verdict: "unknown", reason: "offline" });
  chain.fault = "http-500";
  expect(await verify(pdf, { ...none, rpc: [chain.url] })).toMatchObject({ reason: "chain_unreachable" });
});

test.each([
  ["jku", { jku: "https://a.example" }],
  ["another type", { typ: "dc+sd-jwt" }],
  ["another algorithm", { alg: "none" }],
])("a seal with %s in its header is refused", async (_what, header) => {
  const { pdf, check } = await setUpPdf({}, { header });
  expect((await check(pdf)).reason).toMatch(/^seal_malformed$/);
});

test("a seal whose signature is in its high-s form is refused", async () => {
  const { pdf, check } = await setUpPdf({}, { s: "high" });
  expect(await check(pdf)).toMatchObject({ reason: "seal_broken" });
});

test("a PDF that is not ours is not a diploma, and one that is too large is not read", async () => {
  const { check } = await setUpPdf();
  const theirs = makePdf({ text: "An invoice", attachments: [] });
  expect(await check(theirs)).toMatchObject({ verdict: "unknown", reason: "not_a_diploma" });
  const endless = Buffer.concat([theirs, Buffer.alloc(20_000_000)]);
  expect(await check(endless)).toMatchObject({ verdict: "unknown", reason: "document_too_large" });
});

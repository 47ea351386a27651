/** A file is what it is, however it was saved, and what cannot be read is named. Tests in api verify real badges. */
import { expect, test } from "vitest";
import { type DocumentOptions, verifyDocument } from "../src/document/verify-document.ts";
import { loadPart } from "../src/load-part.ts";
import { Refusal } from "../src/refusal.ts";
import { makePdf } from "./pdf-maker.ts";
import { NOW, setUpDiploma } from "./scene.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, "utf16le"));
const reasonOf = async (file: Uint8Array, options: Partial<DocumentOptions> = {}) => {
  const { result } = await verifyDocument(file, { trust: [], now: NOW, ...options });
  return { verdict: result.verdict, reason: result.reason };
};

test("a bundle that a text editor has saved is valid as before", async () => {
  const { bundle, trust, chain } = await setUpDiploma();
  const text = JSON.stringify(bundle);
  for (const file of [utf8(text), utf8(`\ufeff${text}`), utf16(text)]) {
    const { result, bundle: judged } = await verifyDocument(file, { trust, rpc: [chain.url], now: NOW });
    expect([result.verdict, judged]).toEqual(["valid", text]);
  }
});

const BADGE = { id: "https://x.example/api/diploma/file/1?format=openbadge", type: ["OpenBadgeCredential"] };
const presentation = (...held: unknown[]) =>
  utf8(JSON.stringify({ type: "VerifiablePresentation", verifiableCredential: held }));

test("the badge in a wallet's presentation is judged, and its wallet is not", async () => {
  const { result } = await verifyDocument(presentation({ ...BADGE }), { trust: [], now: NOW });
  expect(result).toMatchObject({ verdict: "invalid", reason: "badge_malformed", facts: { presented: true } });
  for (const held of [[], [{ type: "Other" }], [BADGE, BADGE], [BADGE, { type: "Other" }], [BADGE, "eyJ"]]) {
    expect(await reasonOf(presentation(...held))).toEqual({ verdict: "unknown", reason: "presentation_unread" });
  }
});

test("a presentation that says more is not read, and a badge that calls itself one is an edited badge", async () => {
  const around = { type: ["VerifiablePresentation"], verifiableCredential: [BADGE] };
  const reason = (members: object) => reasonOf(utf8(JSON.stringify({ ...around, ...members })));
  expect(await reason({ holder: "did:example:1", proof: {} })).toMatchObject({ reason: "badge_malformed" });
  expect(await reason({ name: "Doctor" })).toEqual({ verdict: "unknown", reason: "presentation_unread" });
  const type = [...BADGE.type, ...around.type];
  const { result } = await verifyDocument(utf8(JSON.stringify({ ...BADGE, ...around, type })), { trust: [], now: NOW });
  expect([result.verdict, result.facts.presented]).toEqual(["invalid", undefined]);
});

test("a PDF with a password is said to have one, unless a university handed it in as it is", async () => {
  const plain = makePdf({ text: "Licence", attachments: [] });
  const locked = Buffer.concat([plain, Buffer.from("trailer << /Encrypt 9 0 R >>")]);
  expect(await reasonOf(plain)).toEqual({ verdict: "unknown", reason: "not_a_diploma" });
  expect(await reasonOf(locked)).toEqual({ verdict: "unknown", reason: "document_locked" });
  const digests: string[] = [];
  const lookUp = async (sha256: string) => {
    digests.push(sha256);
    return null;
  };
  await reasonOf(locked, { lookUp });
  expect(digests).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

test("a file that is not read is named", async () => {
  const { result } = await verifyDocument(utf8("GIF89a"), { trust: [], now: NOW });
  expect([result.verdict, result.reason, result.checks[0]?.detail]).toEqual([
    "unknown",
    "file_not_read",
    expect.stringContaining("picture"),
  ]);
});

test("a package that is missing is named, and any other failure is none of that", async () => {
  const absent = Object.assign(new Error("Cannot find package 'jsonld' imported from /x.js"), {
    code: "ERR_MODULE_NOT_FOUND",
  });
  const refused = await loadPart(() => Promise.reject(absent)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: "part_missing", message: expect.stringContaining("jsonld") });
  await expect(loadPart(() => Promise.reject(new Error("other")))).rejects.toThrow("other");
});

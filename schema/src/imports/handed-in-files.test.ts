/** Uploaded files: matched by name, with the type from their bytes. */
import { expect, test } from "vitest";
import { judgeDiplomaRow } from "../diplomas/rows.ts";
import { fileFault, fileKey, isEncryptedPdf, LARGEST_HANDED_IN, typeOfFile } from "./handed-in-files.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const typeOf = (text: string) => typeOfFile(bytes(text), bytes(text));
const BODY = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n";
const pdf = (trailer: string) =>
  bytes(`${BODY}xref\n0 1\n0000000000 65535 f \ntrailer\n${trailer}\nstartxref\n${BODY.length}\n%%EOF\n`);

test.each([
  ["Lettres/Diplôme 1.PDF", "diplo\u0302me 1.pdf"],
  ["C:\\scans\\A.pdf", "a.pdf"],
])("%s is the file that a row names as %s", (fileName, named) => {
  expect(fileKey(fileName)).toBe(fileKey(named));
});

test.each([
  ["%PDF-1.7 … %%EOF\r\n", "application/pdf"],
  ["%PDF-1.7 cut off", null],
  ["\n%PDF-1.7 … %%EOF", null],
  ["\u0089PNG\r\n\u001a\n…IEND\u00aeB`\u0082", "image/png"],
  ["\u00ff\u00d8\u00ff…\u00ff\u00d9", "image/jpeg"],
  ["MZ", null],
  ["", null],
])("%j is %s", (text, type) => expect(typeOf(text)).toBe(type));

test("the document must be a PDF, an attachment may be a picture, and neither is larger than 20 MB", () => {
  expect(fileFault("file", { type: "image/png", size: 1 })).toBe("file_not_pdf");
  expect(fileFault("attachments", { type: "image/png", size: 1 })).toBeNull();
  expect(fileFault("attachments", { type: null, size: 1 })).toBe("file_not_accepted");
  expect(fileFault("file", { type: "application/pdf", size: LARGEST_HANDED_IN + 1 })).toBe("file_too_large");
});

test("an encrypted PDF is recognised by its last trailer, and the word elsewhere has no effect", () => {
  expect(isEncryptedPdf(pdf("<< /Size 1 /Encrypt 5 0 R >>"))).toBe(true);
  expect(isEncryptedPdf(pdf("<< /Size 1 >>"))).toBe(false);
  const stream = "%PDF-1.7\n9 0 obj << /Type /XRef /Encrypt 5 0 R >> stream\n…";
  expect(isEncryptedPdf(bytes(`${stream}\nendstream\nstartxref\n9\n%%EOF`))).toBe(true);
  const text = "%PDF-1.7\n9 0 obj << /Type /XRef >> stream /Encrypt";
  expect(isEncryptedPdf(bytes(`${text}\nendstream\nstartxref\n9\n%%EOF`))).toBe(false);
});

test("a row names exactly one PDF, and at most ten attachments", () => {
  const judge = (row: Record<string, string>) =>
    judgeDiplomaRow({ mode: "modeThree", row, today: "2026-01-01" })
      .faults.filter(({ path }) => ["file", "attachments"].includes(path))
      .map(({ path, error }) => [path, error]);
  expect(judge({})).toEqual([["file", "required"]]);
  expect(judge({ file: "a.pdf", attachments: "notes.pdf; B.png ;" })).toEqual([]);
  expect(judge({ file: "a.pdf", attachments: "x/A.pdf" })).toEqual([["attachments", "named_twice"]]);
  expect(judge({ file: "a.pdf", attachments: "b.png;B.PNG" })).toEqual([["attachments", "named_twice"]]);
  expect(judge({ file: "a.pdf", attachments: Array.from({ length: 11 }, (_, n) => `${n}.png`).join(";") })).toEqual([
    ["attachments", "too_many_files"],
  ]);
});

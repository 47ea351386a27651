/** A completed PDF claims what it holds, and is otherwise the same file. */
import { expect, test } from "vitest";
import { completePdf } from "./accessible-pdf.ts";
import { render } from "./typst-here.ts";

const PROGRAM = `#set document(title: "Diplôme")
#set page(width: 80mm, height: 40mm)
#set text(font: "EB Garamond", lang: "fr")
= Diplôme
Zeineb Baccouche`;

const drawn = (isTagged: boolean) =>
  Buffer.from(render({ program: PROGRAM, data: "", format: "pdf", madeAt: new Date("2026-10-01"), isTagged }).bytes);

/** Where each object of a file begins, by its own table and by its own words. */
function offsetsOf(pdf: Buffer) {
  const text = pdf.toString("latin1");
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)![1]));
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  return offsets.map((offset, at) => text.slice(offset).startsWith(`${at + 1} 0 obj`));
}

test("its title is shown, and its metadata claims PDF/A-3a and PDF/UA-1", () => {
  const text = drawn(true).toString("latin1");
  expect(text).toContain("/DisplayDocTitle true");
  expect(text).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
  expect(text).toMatch(/<pdfuaid:part[^>]*>1<\/pdfuaid:part>/);
  expect(drawn(false).toString("latin1")).not.toContain("pdfuaid");
});

test("its table still leads to every object, and the metadata is as long as it says", () => {
  const pdf = drawn(true);
  expect(offsetsOf(pdf).every(Boolean)).toBe(true);
  const [, length] = /\/Length (\d+)\s+\/Type \/Metadata/.exec(pdf.toString("latin1"))!;
  const from = pdf.indexOf("stream\n", pdf.indexOf("/Type /Metadata")) + "stream\n".length;
  expect(pdf.toString("latin1", from + Number(length), from + Number(length) + 11).trim()).toBe("endstream");
});

test("the first cell of each row of a table is the heading of its row", () => {
  const program = `#set document(title: "x")\n#table(columns: 2, [Mention], [Bien], [Session], [principale])`;
  const { bytes } = render({ program, data: "", format: "pdf", madeAt: new Date("2026-10-01"), isTagged: true });
  const text = Buffer.from(bytes).toString("latin1");
  expect(text.match(/\/S \/T[HD]\n/g)?.sort()).toEqual(["/S /TD\n", "/S /TD\n", "/S /TH\n", "/S /TH\n"]);
  const kinds = [...text.matchAll(/\/K \[(\d+) 0 R (\d+) 0 R\]/g)]
    .map(([, ...cells]) =>
      cells.map((cell) => new RegExp(`^${cell} 0 obj\\n<<\\n.*\\n  /S /(T[HD])`, "m").exec(text)?.[1]),
    )
    .filter(([first]) => first !== undefined);
  expect(kinds).toEqual([
    ["TH", "TD"],
    ["TH", "TD"],
  ]);
  expect(text.match(/\/Scope \/Row/g)).toHaveLength(2);
});

test("the same document is completed to the same bytes", () => {
  expect(drawn(true)).toEqual(drawn(true));
});

test("what is no file of Typst's is a bug, not a document", () => {
  expect(() => completePdf(Buffer.from("%PDF-1.7\nnothing"))).toThrow("does not end");
});

/** What holds of every design to begin from, with ordinary, longest and shortest values, of women and men, whole and public. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type StackLayout, stackLayout } from "@ijaza/schema/stack-layout";
import { pageDimensions } from "@ijaza/schema/template-page";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { pictureOfPage, readByMupdf, readByPdfJs } from "../../../../test/other-readers.ts";
import { hasReaders, readByPoppler, readPdf } from "../../../../test/pdf-readers.ts";
import {
  contrastOf,
  faultsOfTags,
  fileOf,
  gapsOf,
  inkOf,
  overlapping,
  pairsOf,
  setOf,
} from "../../../../test/starter-measures.ts";
import { SCENES, type Scene, sceneOf } from "../../../../test/starter-scenes.ts";
import { STARTERS } from "./starters.ts";

const wasm = readFileSync(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
});

const ORDINARY: Scene = { sample: "ordinary", sex: "F", isPublic: false };
const EACH = STARTERS.map((starter) => [starter.id, starter] as const);

/** Millimetres from the sheet's edge, where printers may cut. */
const SAFE = 10;
/** What a reader copies: words apart by one space each, without marks of direction. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u200e\u200f\u2066-\u2069\u202a-\u202e]/g, "")
    .replace(/\s+/g, " ");

describe.each(EACH)("%s", (_, starter) => {
  const page = pageDimensions(stackLayout.parse(starter.layout).page);

  test("prints nothing nearer to the edge than printers can", async () => {
    const { data, info } = await sharp(pictureOfPage(await fileOf(sceneOf(starter, ORDINARY)), { dpi: 72 }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const margin = Math.floor((SAFE / 25.4) * 72) - 1;
    const paper = data[info.width + 1]!;
    const outside = [...data.keys()].filter((at) => {
      const [x, y] = [at % info.width, Math.floor(at / info.width)];
      const fromEdge = Math.min(x, y, info.width - 1 - x, info.height - 1 - y);
      // The outermost dots are on the sheet in part only.
      const isEdge = fromEdge > 0 && fromEdge < margin;
      return isEdge && Math.abs(data[at]! - paper) > 2;
    });
    expect(outside).toEqual([]);
  });

  test.each(SCENES)(
    "keeps its texts apart, in the sheet, readable and on shared baselines: $sample $sex $isPublic",
    (scene) => {
      const set = setOf(sceneOf(starter, scene));
      const ink = inkOf(set);
      expect(overlapping(ink)).toEqual([]);
      expect(
        ink.filter(
          ({ left, right, top, bottom }) =>
            left < SAFE || top < SAFE || right > page.width - SAFE || bottom > page.height - SAFE,
        ),
      ).toEqual([]);
      expect(set.tooSmall).toEqual([]);
      expect(Object.values(set.scales).filter((scale) => scale < 0.8)).toEqual([]);
      expect(pairsOf(set).filter(({ apart }) => apart > 0.1)).toEqual([]);
    },
  );

  test("has no hole where an optional fact is left out", () => {
    const content = sceneOf(starter, ORDINARY);
    const wide = content.fields.flatMap(({ name, required }) => {
      if (required) return [];
      const { [name]: _left, ...claims } = content.claims;
      return gapsOf(setOf({ ...content, claims })).filter(({ gap, own }) => gap > 1.35 * own + 0.01);
    });
    expect(wide).toEqual([]);
  });

  test.each(SCENES)("is copied out by other readers as it was printed: $sample $sex $isPublic", async (scene) => {
    const content = sceneOf(starter, scene);
    const pdf = await fileOf(content);
    const texts = [readByMupdf(pdf), await readByPdfJs(pdf)].map(plain);
    // MuPDF turns numbers of Eastern digits round; their names and titles are letters.
    const inLetters = content.university.digits === "eastern" ? /\p{L}/u : /./u;
    const named = namedClaims(content.layout as StackLayout, content.claims).filter((value) => inLetters.test(value));
    expect(texts.map((text) => named.filter((value) => !text.includes(plain(value))))).toEqual([[], []]);
    if (hasReaders) {
      // Poppler reads line after line across both columns: words are whole, and those of another column come between lines.
      const text = plain(readByPoppler(pdf));
      texts.push(text);
      expect(named.flatMap((value) => plain(value).split(" ")).filter((word) => !text.includes(word))).toEqual([]);
    }
    const withheld = scene.isPublic && starter.kind === "diploma" ? ["09876543", "2003"] : [];
    expect(texts.flatMap((text) => withheld.filter((value) => text.includes(value)))).toEqual([]);
  });

  test("leads to its check from a blurred grey scan that is not straight", async () => {
    const content = sceneOf(starter, ORDINARY);
    const scan = await scanOf(await fileOf(content), checkOf(content.layout as StackLayout));
    const codes = await readBarcodes(new Uint8Array(scan), { formats: ["QRCode"] });
    expect(codes.map(({ text }) => text)).toEqual([content.link]);
  });

  test("has contrast on its paper with the ground under it", () => {
    const set = setOf(sceneOf(starter, ORDINARY));
    expect(contrastOf(set, stackLayout.parse(starter.layout)).filter(({ ratio, least }) => ratio < least)).toEqual([]);
  });

  test("sets Arabic without tracking, and adds no letters to it", () => {
    // The mark of a Hijri year, هـ, has the letter by itself.
    const { runs, letters } = setOf(sceneOf(starter, ORDINARY));
    const arabic = runs.filter(({ text }) => /\p{Script=Arabic}/u.test(text));
    expect(arabic.length).toBeGreaterThan(starter.layout.language === "ar" ? 5 : -1);
    expect(arabic.filter(({ tracking, kerning }) => tracking !== 0 || kerning)).toEqual([]);
    expect(
      arabic.filter(({ text }) => text.replaceAll("هـ", "").includes("\u0640") && !letters.includes("\u0640")),
    ).toEqual([]);
  });

  test("has the tags that Typst's own check of PDF/UA-1 asks for", () => {
    expect(faultsOfTags(sceneOf(starter, ORDINARY))).toEqual([]);
  });

  test("is a whole file of at most 500 kB that says what it is", async () => {
    const pdf = Buffer.from(await fileOf(sceneOf(starter, ORDINARY)));
    const text = pdf.toString("latin1");
    expect(pdf.length).toBeLessThan(starter.id === "national-diploma" ? 250_000 : 500_000);
    for (const part of [
      "<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>",
      '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>',
      "/OutputIntents",
      "/StructTreeRoot",
      "/DisplayDocTitle true",
      "/Lang",
    ])
      expect(text).toContain(part);
    if (!hasReaders) return;
    const { fonts, check } = readPdf(pdf);
    expect(check.status).toBe(0);
    expect(fonts.filter((line) => !/\byes +yes +yes\b/.test(line))).toEqual([]);
  });
});

test("a supplement is tables under the headings of its sections, and labels are the headings of rows", async () => {
  const supplement = STARTERS.find(({ id }) => id === "supplement")!;
  const text = Buffer.from(await fileOf(sceneOf(supplement, ORDINARY))).toString("latin1");
  const many = (kind: string) => text.match(new RegExp(`/S /${kind}\\n`, "g"))?.length ?? 0;
  const sections = supplement.layout.elements.flatMap((element) =>
    element.kind === "stack" ? element.rows.filter(({ rule }) => rule === "section") : [],
  );
  expect(many("Table")).toBe(sections.length);
  // A section is headed in both scripts.
  expect(many("H2")).toBe(2 * sections.length);
  expect(many("TH")).toBe(many("TR"));
  expect(many("TD")).toBe(3 * many("TR"));
});

const checkOf = ({ elements }: StackLayout) => elements.find((element) => element.kind === "check")!;

/** Millimetres around the code that a camera sees too. */
const AROUND = 12;

/** A piece of the page as a scanner of 300 dpi gives it: grey, turned by 3° and not quite sharp. */
async function scanOf(pdf: Uint8Array, { x, y, size }: { x: number; y: number; size: number }): Promise<Buffer> {
  const dots = (length: number) => Math.round((length / 25.4) * 300);
  const side = dots(size + 2 * AROUND);
  return sharp(pictureOfPage(pdf, { dpi: 300 }))
    .extract({ left: dots(x - AROUND), top: dots(y - AROUND), width: side, height: side })
    .greyscale()
    .rotate(3, { background: "#ffffff" })
    .blur(1.2)
    .png()
    .toBuffer();
}

/** The names, titles and other texts among the claims that a layout names: those are printed letter by letter. */
function namedClaims(layout: StackLayout, claims: Record<string, string | number>): string[] {
  const written = JSON.stringify(layout.elements);
  return Object.entries(claims).flatMap(([name, value]) => {
    const isLetters =
      typeof value === "string" &&
      !/^\d{4}-\d{2}-\d{2}$/.test(value) &&
      /Name|title|Ar$|course|Place|programme|Number|nationalId$/i.test(name);
    return isLetters && written.includes(`{${name}}`) ? [value] : [];
  });
}

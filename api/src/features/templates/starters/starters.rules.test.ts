/**
 * What holds of every design to begin from, with ordinary, longest and shortest values, of women and men, whole and public.
 * `npm test` looks at half of them as they are set, and draws one document of each design, of which other programs read one;
 * `npm run test:all` draws them all.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pageDimensions } from "@ijaza/schema/templates/page";
import { type StackLayout, stackLayout } from "@ijaza/schema/templates/stack-layout";
import { beforeAll, describe, expect, test } from "vitest";
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
  runsOf,
  setOf,
} from "../../../../test/starter-measures.ts";
import { SCENES, type Scene, sceneOf } from "../../../../test/starter-scenes.ts";
import { sharp } from "../../../platform/files/sharp.ts";
import type { Starter } from "./starter-parts.ts";
import { STARTERS } from "./starters.ts";

const wasm = readFileSync(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
});

const ORDINARY: Scene = { sample: "ordinary", sex: "F", isPublic: false };
const EACH = STARTERS.map((starter) => [starter.id, starter] as const);
/** In two columns, with Arabic beside French; `npm run test:all` reads them all. */
const READ = ["national-diploma"];

/** Every sample, every sex and both copies, but not each with each. */
const isOfHalf = ({ sex, isPublic }: Scene) => isPublic === (sex === "M");

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
  const ifRead = READ.includes(starter.id) ? {} : { tags: ["all"] };
  let ordinary: Uint8Array;
  beforeAll(async () => {
    ordinary = await fileOf(sceneOf(starter, ORDINARY));
  });

  test("prints nothing nearer to the edge than printers can", { tags: ["all"] }, async () => {
    const { data, info } = await sharp(pictureOfPage(ordinary, { dpi: 72 }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const margin = Math.floor((SAFE / 25.4) * 72) - 1;
    const paper = data[info.width + 1]!;
    const outside: [x: number, y: number][] = [];
    // The outermost dots are on the sheet in part only.
    for (let y = 1; y < info.height - 1; y += 1)
      for (let x = 1; x < info.width - 1; x += 1)
        if (Math.min(x, y, info.width - 1 - x, info.height - 1 - y) < margin)
          if (Math.abs(data[y * info.width + x]! - paper) > 2) outside.push([x, y]);
    expect(outside).toEqual([]);
  });

  const keepsApart = (scene: Scene) => {
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
    const withheld = withheldFrom(starter, scene);
    expect(ink.flatMap(({ text }) => withheld.filter((value) => text.includes(value)))).toEqual([]);
  };

  const title = "keeps its texts apart, in the sheet, readable and on shared baselines: $sample $sex $isPublic";
  test.each(SCENES.filter(isOfHalf))(title, keepsApart);
  test.each(SCENES.filter((scene) => !isOfHalf(scene)))(title, { tags: ["all"] }, keepsApart);

  test("has no hole where an optional fact is left out", () => {
    const content = sceneOf(starter, ORDINARY);
    const wide = content.fields.flatMap(({ name, required }) => {
      if (required) return [];
      const { [name]: _left, ...claims } = content.claims;
      return gapsOf(setOf({ ...content, claims })).filter(({ gap, own }) => gap > 1.35 * own + 0.01);
    });
    expect(wide).toEqual([]);
  });

  const isCopiedAsPrinted = async (scene: Scene, pdf: Uint8Array) => {
    const content = sceneOf(starter, scene);
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
    const withheld = withheldFrom(starter, scene);
    expect(texts.flatMap((text) => withheld.filter((value) => text.includes(value)))).toEqual([]);
  };

  test.each(SCENES)(
    "is copied out by other readers as it was printed: $sample $sex $isPublic",
    { tags: ["all"] },
    async (scene) => isCopiedAsPrinted(scene, await fileOf(sceneOf(starter, scene))),
  );

  test("leads to its check from a blurred grey scan that is not straight", ifRead, async () => {
    const content = sceneOf(starter, ORDINARY);
    const scan = await scanOf(ordinary, checkOf(content.layout as StackLayout));
    const codes = await readBarcodes(new Uint8Array(scan), { formats: ["QRCode"] });
    expect(codes.map(({ text }) => text)).toEqual([content.link]);
  });

  test("has contrast on its paper with the ground under it", () => {
    const set = setOf(sceneOf(starter, ORDINARY));
    expect(contrastOf(set, stackLayout.parse(starter.layout)).filter(({ ratio, least }) => ratio < least)).toEqual([]);
  });

  test("sets Arabic without tracking, and adds no letters to it", () => {
    // The mark of a Hijri year, هـ, has the letter by itself.
    const content = sceneOf(starter, ORDINARY);
    const letters = JSON.stringify([starter.layout.elements, content.claims]);
    const arabic = runsOf(content).filter(({ text }) => /\p{Script=Arabic}/u.test(text));
    expect(arabic.length).toBeGreaterThan(starter.layout.language === "ar" ? 5 : -1);
    expect(arabic.filter(({ tracking, kerning }) => tracking !== 0 || kerning)).toEqual([]);
    expect(
      arabic.filter(({ text }) => text.replaceAll("هـ", "").includes("\u0640") && !letters.includes("\u0640")),
    ).toEqual([]);
  });

  test("has the tags that Typst's own check of PDF/UA-1 asks for", ifRead, () => {
    expect(faultsOfTags(sceneOf(starter, ORDINARY))).toEqual([]);
  });

  test("is a whole file of at most 500 kB that says what it is", async () => {
    const pdf = Buffer.from(ordinary);
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
  });

  test.skipIf(!hasReaders)("is sound for other readers, with its fonts inside", ifRead, () => {
    const { fonts, check } = readPdf(ordinary);
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

/** What a public copy of a diploma must not show. */
const withheldFrom = ({ kind }: Starter, { isPublic }: Scene) =>
  isPublic && kind === "diploma" ? ["09876543", "2003"] : [];

const checkOf = ({ elements }: StackLayout) => elements.find((element) => element.kind === "check")!;

/** Millimetres around the code that a camera sees too. */
const AROUND = 12;

/** A piece of the page as a scanner of 300 dpi gives it: grey, turned by 3° and not quite sharp. */
async function scanOf(pdf: Uint8Array, { x, y, size }: { x: number; y: number; size: number }): Promise<Buffer> {
  const side = size + 2 * AROUND;
  const piece = { left: x - AROUND, top: y - AROUND, width: side, height: side };
  return sharp(pictureOfPage(pdf, { dpi: 300, piece }))
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

import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { sharp } from "../../../platform/files/sharp.ts";
import { render } from "../../../platform/typst/typst-here.ts";
import { drawFrame, drawGround, drawHeadPiece, drawOrnament, drawSeal, type FrameSpec } from "./line-work.ts";

const LANDSCAPE = { width: 297, height: 210 };
const PORTRAIT = { width: 210, height: 297 };
const COLOURS = { main: "#0e4a5a", metal: "#8f6510", paper: "#fffdf7" };
const look = { colours: COLOURS, seed: "ribat" };
const wide = { ...look, page: LANDSCAPE };
const tall = { ...look, page: PORTRAIT };

/** The most bytes of each when deflated. */
const FRAMES: readonly (readonly [string, FrameSpec, number])[] = [
  ["national weave", { ...wide, kind: "weave", variant: "national" }, 9_000],
  ["upright national weave", { ...tall, kind: "weave", variant: "national" }, 9_000],
  ["gulf weave", { ...wide, kind: "weave", variant: "gulf" }, 12_000],
  ["calligraphic weave", { ...tall, kind: "weave", variant: "calligraphic" }, 9_000],
  ["light weave", { ...wide, kind: "weave", variant: "light" }, 6_000],
  ["strapwork", { ...wide, kind: "strapwork" }, 18_000],
  ["spindle", { ...tall, kind: "spindle" }, 9_000],
  ["ribbon", { ...wide, kind: "ribbon" }, 9_000],
  ["panel", { ...tall, kind: "panel" }, 20_000],
  ["band", { ...tall, kind: "band" }, 3_000],
];
const GROUND = { ...wide, inset: 18 };
const SEAL = { seed: "D-41-2026-000001", colours: COLOURS };

const text = (picture: Uint8Array) => Buffer.from(picture).toString();
const pathsOf = (picture: Uint8Array) => [...text(picture).matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!);
/** Each of a path's closed lines of curves, as steps: letter and numbers. */
const closedCurvesOf = (picture: Uint8Array) =>
  pathsOf(picture)
    .flatMap((path) => path.split("M"))
    .filter((line) => line.includes("c") && line.endsWith("z"))
    .map((line) =>
      [...line.matchAll(/([cs])([^a-z]*)/g)].map(([, letter, numbers]) => ({
        letter,
        numbers: numbers!.match(/-?\d+/g)!.map(Number),
      })),
    );

/** Millimetres from the sheet's edge to the far side of the nearest pixel with ink, of 0.2 mm. */
async function nearestInk(picture: Uint8Array, { width }: { width: number }): Promise<number> {
  const drawn = sharp(Buffer.from(picture), { density: 100 }).resize({ width: width * 5 });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  let nearest = Number.POSITIVE_INFINITY;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if (data[(y * info.width + x) * info.channels + 3]! < 8) continue;
      nearest = Math.min(nearest, x, y, info.width - 1 - x, info.height - 1 - y);
    }
  }
  return (nearest + 1) / 5;
}

const bytesOfPdf = (pictures: readonly Uint8Array[]) => {
  const files = Object.fromEntries(pictures.map((picture, at) => [`${at}.svg`, picture]));
  const placed = Object.keys(files).map((name) => `#place(image("${name}", alt: "-", height: 100%))`);
  const program = `#set page(width: 297mm, height: 210mm, margin: 0mm)\n${placed.join("\n")}`;
  return render({ program, data: "", files, format: "pdf", madeAt: new Date(0) }).bytes.length;
};

const isSmallAndInside = async (_: string, spec: FrameSpec, most: number) => {
  const picture = drawFrame(spec);
  const nearest = await nearestInk(picture, spec.page);
  expect(nearest).toBeGreaterThanOrEqual(10);
  expect(nearest).toBeLessThan(11.3);
  expect(deflateSync(picture).length).toBeLessThan(most);
};
const title = "the frame %s is small and leaves ten millimetres free at the sheet's edge";
test.each(FRAMES.slice(0, 2))(title, isSmallAndInside);
test.each(FRAMES.slice(2))(title, { tags: ["all"] }, isSmallAndInside);

test("a ground stays inside its inset, also where its rosette is larger than the sheet", async () => {
  const rosette = { center: { x: 222, y: 92 }, radius: 140 };
  const ground = drawGround({ ...GROUND, rosette });
  expect(await nearestInk(ground, LANDSCAPE)).toBeGreaterThanOrEqual(18);
  expect(deflateSync(drawGround(GROUND)).length).toBeLessThan(32_000);
});

test("a national diploma's frame, ground and seal take at most 150 KB of its PDF", () => {
  const pictures = [drawFrame(FRAMES[0]![1]), drawGround(GROUND), drawSeal(SEAL)];
  const taken = bytesOfPdf(pictures) - bytesOfPdf([]);
  expect(taken).toBeGreaterThan(50_000);
  expect(taken).toBeLessThan(150_000);
});

test.each(FRAMES)("the frame %s is the same for the same university", (_, spec) => {
  const other = { ...spec, page: { ...spec.page }, colours: { ...spec.colours, main: "#14503a" } };
  expect(text(drawFrame(other))).not.toBe(text(drawFrame(spec)));
  expect(text(drawFrame({ ...other, colours: COLOURS }))).toBe(text(drawFrame(spec)));
});

test.each(FRAMES.filter(([, { kind }]) => kind !== "strapwork"))(
  "the frame %s is another's for another university",
  (_, spec) => {
    expect(pathsOf(drawFrame({ ...spec, seed: "rives" }))).not.toEqual(pathsOf(drawFrame(spec)));
  },
);

test.each(FRAMES.filter(([, { kind }]) => kind === "weave"))("the frame %s closes without a seam", (_, spec) => {
  const lines = closedCurvesOf(drawFrame(spec));
  expect(lines.length).toBeGreaterThanOrEqual(7);
  for (const line of lines) {
    const ends = line.map(({ numbers }) => numbers.slice(-2));
    expect(ends.reduce(([x, y], [dx, dy]) => [x! + dx!, y! + dy!], [0, 0])).toEqual([0, 0]);
    const [outX, outY] = line[0]!.numbers as [number, number];
    const [lastX, lastY, endX, endY] = line.at(-1)!.numbers.slice(-4) as [number, number, number, number];
    const turn = Math.atan2(outY, outX) - Math.atan2(endY - lastY, endX - lastX);
    expect(Math.cos(turn)).toBeGreaterThan(0.995);
  }
});

test("a document has its own seal, always the same, of the size that is asked for", () => {
  const seal = drawSeal(SEAL);
  expect(text(drawSeal({ ...SEAL }))).toBe(text(seal));
  expect(pathsOf(drawSeal({ ...SEAL, seed: "D-41-2026-000002" }))).not.toEqual(pathsOf(seal));
  expect(pathsOf(drawSeal({ ...SEAL, diameter: 24 }))).toEqual(pathsOf(seal));
  expect(text(drawSeal({ ...SEAL, diameter: 24 }))).toContain('width="24mm" height="24mm"');
  expect(deflateSync(seal).length).toBeLessThan(12_000);
});

test("seals of different documents differ to the eye", async () => {
  const seals = ["a", "b", "c", "d"].map((seed) => drawSeal({ ...SEAL, seed }));
  const pixels = await Promise.all(
    seals.map((seal) => sharp(Buffer.from(seal)).resize(200).flatten().raw().toBuffer()),
  );
  const differ = (one: Buffer, other: Buffer) => one.filter((value, at) => Math.abs(value - other[at]!) > 32).length;
  for (const other of pixels.slice(1)) expect(differ(pixels[0]!, other) / pixels[0]!.length).toBeGreaterThan(0.1);
});

test("the middle of a seal is free for an emblem, or has a small rosette", async () => {
  const middle = async (hasEmblem: boolean) => {
    const { data } = await sharp(Buffer.from(drawSeal({ ...SEAL, hasEmblem })))
      .resize(200)
      .extract({ left: 88, top: 88, width: 24, height: 24 })
      .flatten({ background: "#ffffff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return new Set(data.filter((_, at) => at % 3 === 0)).size;
  };
  expect(await middle(true)).toBe(1);
  expect(await middle(false)).toBeGreaterThan(10);
});

test("the ink on a ground is no transparency, because it is blended with the paper", () => {
  const ground = text(
    drawGround({ ...GROUND, opacity: 0.5, colours: { main: "#000000", metal: "#ff0000", paper: "#ffffff" } }),
  );
  expect(ground).toContain('stop-color="#808080"');
  expect(ground).toContain('stop-color="#ff8080"');
  expect(ground).not.toContain("opacity");
});

test("a head-piece and an ornament are as large as their design says", () => {
  expect(text(drawHeadPiece({ colours: COLOURS }))).toContain('width="148mm" height="34mm"');
  expect(text(drawOrnament({ width: 64, colours: COLOURS }))).toContain('width="64mm" height="4mm"');
  expect(deflateSync(drawHeadPiece({ colours: COLOURS })).length).toBeLessThan(3_000);
});

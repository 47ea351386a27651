/** Line-work written as operators of a PDF looks as its SVG does. */
import { expect, test } from "vitest";
import { pictureOfPage } from "../../../../test/other-readers.ts";
import { sharp } from "../../../platform/files/sharp.ts";
import { render } from "../../../platform/typst/typst-here.ts";
import { drawSeal, sealOperators } from "./line-work.ts";

const SEAL = { seed: "D-41-2026-000001", colours: { metal: "#8f6510", paper: "#fffdf7" }, diameter: 40 };
const SIDE = 800;
const PROGRAM = '#set document(title: "x")\n#set page(width: 60mm, height: 50mm, fill: none)\n#pagebreak()';

const grey = (picture: ReturnType<typeof sharp>) =>
  picture.flatten({ background: "#ffffff" }).resize(SIDE, SIDE, { fit: "fill" }).greyscale().blur(1).raw().toBuffer();

/** The part of the dots that differ to the eye. */
const difference = (one: Buffer, other: Buffer): number =>
  one.filter((value, at) => Math.abs(value - other[at]!) > 24).length / one.length;

test("a seal in a content stream looks like its picture, at its place on the first page alone", async () => {
  const at = { x: 15, y: 5 };
  const lineWork = sealOperators(SEAL, { at, side: 40, page: { width: 60, height: 50 } });
  const made = { program: PROGRAM, data: "", format: "pdf", madeAt: new Date("2026-10-01"), isTagged: true } as const;
  const { bytes } = render({ ...made, lineWork });
  const dots = (length: number) => Math.round((length / 25.4) * 600);
  const area = { left: dots(at.x), top: dots(at.y), width: dots(40), height: dots(40) };
  const [first, second] = [0, 1].map((page) => sharp(pictureOfPage(bytes, { dpi: 600, page })).extract(area));
  const picture = await grey(sharp(Buffer.from(drawSeal(SEAL)), { density: 600 }));
  expect(difference(await grey(first!), picture)).toBeLessThan(0.01);
  expect(difference(await grey(second!), picture)).toBeGreaterThan(0.2);
});

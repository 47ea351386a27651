/** The code points that a font has glyphs for, read from its table `cmap` (OpenType 1.9, formats 4 and 12). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Cells = { u16: (at: number) => number; u32: (at: number) => number };

/** Of the one font in a folder. */
export function lettersIn(folder: string): Set<number> {
  const file = readdirSync(folder).find((name) => name.endsWith(".ttf")) ?? "";
  const bytes = readFileSync(join(folder, file));
  const cells: Cells = { u16: (at) => bytes.readUInt16BE(at), u32: (at) => bytes.readUInt32BE(at) };
  const tables = Array.from({ length: cells.u16(4) }, (_, index) => 12 + 16 * index);
  const cmap = cells.u32(tables.find((at) => bytes.toString("latin1", at, at + 4) === "cmap")! + 8);
  const letters = new Set<number>();
  for (let index = 0; index < cells.u16(cmap + 2); index += 1) {
    const at = cmap + cells.u32(cmap + 8 + 8 * index);
    const format = cells.u16(at);
    for (const letter of format === 12 ? groupsIn(cells, at) : format === 4 ? segmentsIn(cells, at) : [])
      letters.add(letter);
  }
  return letters;
}

function* groupsIn({ u32 }: Cells, at: number): Generator<number> {
  for (let group = at + 16; group < at + 16 + 12 * u32(at + 12); group += 12) {
    const [first, last, glyph] = [u32(group), u32(group + 4), u32(group + 8)];
    for (let letter = first; letter <= last; letter += 1) if (glyph + letter - first !== 0) yield letter;
  }
}

function* segmentsIn({ u16 }: Cells, at: number): Generator<number> {
  const size = u16(at + 6);
  for (let end = at + 14; end < at + 14 + size; end += 2) {
    const start = end + size + 2;
    const [delta, offset] = [u16(start + size), u16(start + 2 * size)];
    const glyphOf = (letter: number): number => {
      if (offset === 0) return (letter + delta) & 0xffff;
      return u16(start + 2 * size + offset + 2 * (letter - u16(start)));
    };
    for (let letter = u16(start); letter <= u16(end) && letter < 0xffff; letter += 1)
      if (glyphOf(letter) !== 0) yield letter;
  }
}

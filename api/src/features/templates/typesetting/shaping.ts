/**
 * Measures text by HarfBuzz, the same way in which Typst shapes it, so that lines are broken and placed before Typst runs.
 * `shaping.test.ts` holds both to the same widths.
 */
import { readFileSync } from "node:fs";
import { Blob, Buffer, Direction, Feature, Font, Face as HarfBuzzFace, shape } from "harfbuzzjs";
import { LRUCache } from "lru-cache";
import { type Face, fontFile } from "../../../platform/typst/typst-fonts.ts";

/** How letters are shaped: the features that are on, and those of the font's that are off. */
export type Shaping = { isSmallCaps?: boolean; hasKerning?: boolean };

type Loaded = { font: Font; unitsPerEm: number; letters: ReadonlySet<number> };

/** Fonts are read once a process: some ten files of 200 to 500 kB. */
const loaded = new Map<string, Loaded>();
/** Widths in em, by face, shaping and text; a cohort repeats most of its words. */
const widths = new LRUCache<string, number>({ max: 20_000 });

const keyOf = ({ family, weight, isItalic }: Face): string => `${family} ${weight}${isItalic ? " italic" : ""}`;

/** Families whose figures are old-style ones unless asked otherwise: numbers of documents stand on the line. */
const OLD_STYLE = new Set(["Cormorant Garamond"]);

/** OpenType features that are on (1) or off (0). */
export const featuresOf = (
  text: string,
  { face, isSmallCaps = false }: Pick<Shaping, "isSmallCaps"> & { face: Face },
): Record<string, 0 | 1> => ({
  ...(isSmallCaps ? { smcp: 1 } : {}),
  ...(OLD_STYLE.has(face.family) ? { lnum: 1 } : {}),
  ...(isParted(text, face) ? { rlig: 0 } : {}),
});

/** Words that readers of a PDF would part, by face. */
const parted = new LRUCache<string, boolean>({ max: 20_000 });

/**
 * Whether a word of Arabic is drawn with two glyphs for a letter, or with one off the baseline, as Amiri does where letters
 * stand one over the other: MuPDF and pdf.js copy such a word in pieces. Without its ligatures it is copied whole.
 */
function isParted(text: string, face: Face): boolean {
  if (!/\p{Script=Arabic}/u.test(text)) return false;
  const key = `${keyOf(face)}/${text}`;
  const known = parted.get(key);
  if (known !== undefined) return known;
  const glyphs = shaped(text, load(face).font, []);
  const isSo = glyphs.some(({ y, cluster }, at) => y !== 0 || cluster === glyphs[at - 1]?.cluster);
  parted.set(key, isSo);
  return isSo;
}

/** The width of a text in one direction and one face, in em. */
export function widthOf(text: string, face: Face, { isSmallCaps = false, hasKerning = true }: Shaping = {}): number {
  const key = `${keyOf(face)}/${isSmallCaps ? "c" : ""}${hasKerning ? "k" : ""}/${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const features = [
    ...Object.entries(featuresOf(text, { face, isSmallCaps })).map(([tag, value]) => new Feature(tag, value)),
    ...(hasKerning ? [] : [new Feature("kern", 0)]),
  ];
  const width = measure(text, load(face), features);
  widths.set(key, width);
  return width;
}

/** Whether the face has a glyph for each letter of the text; a narrow space is half of its ordinary one. */
export const covers = (face: Face, text: string): boolean => {
  const { letters } = load(face);
  return [...text].every((letter) => letters.has(letter.codePointAt(0)!) || WITHOUT_GLYPH.test(letter));
};

const WITHOUT_GLYPH = /^[\u202f\p{Default_Ignorable_Code_Point}]$/u;

/** Commands of SVG with absolute places, in units of the em from the baseline up. */
export type GlyphPath = { command: string; numbers: number[] }[];

/** The outlines of a text in one direction and one face, from the left, and its width; all in em. */
export function outlinesOf(text: string, face: Face): { glyphs: { at: number; path: GlyphPath }[]; width: number } {
  const { font, unitsPerEm } = load(face);
  let width = 0;
  const glyphs = shaped(text, font, []).map(({ id, advance, x, y }) => {
    const path = [...font.glyphToPath(id).matchAll(COMMAND)].map(([, command = "", numbers = ""]) => ({
      command,
      numbers: (numbers.match(NUMBER) ?? []).map((each, at) => (Number(each) + (at % 2 === 1 ? y : 0)) / unitsPerEm),
    }));
    const at = (width + x) / unitsPerEm;
    width += advance;
    return { at, path };
  });
  return { glyphs, width: width / unitsPerEm };
}

const COMMAND = /([MLQCZ])([^MLQCZ]*)/g;
const NUMBER = /-?\d+(?:\.\d+)?/g;

const measure = (text: string, { font, unitsPerEm }: Loaded, features: Feature[]): number =>
  shaped(text, font, features).reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm;

/** From the left, in units of the font. */
type Glyph = { id: number; cluster: number; advance: number; x: number; y: number };

function shaped(text: string, font: Font, features: Feature[]): Glyph[] {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  if (/\p{Script=Arabic}/u.test(text)) buffer.setDirection(Direction.RTL);
  shape(font, buffer, features);
  const infos = buffer.getGlyphInfos();
  return buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }, at) => ({
    id: infos[at]!.codepoint,
    cluster: infos[at]!.cluster,
    advance: xAdvance ?? 0,
    x: xOffset ?? 0,
    y: yOffset ?? 0,
  }));
}

function load(face: Face): Loaded {
  const key = keyOf(face);
  const known = loaded.get(key);
  if (known) return known;
  const bytes = readFileSync(fontFile(face));
  const opened = new HarfBuzzFace(new Blob(bytes.slice().buffer));
  const entry = { font: new Font(opened), unitsPerEm: opened.upem, letters: new Set(opened.collectUnicodes()) };
  loaded.set(key, entry);
  return entry;
}

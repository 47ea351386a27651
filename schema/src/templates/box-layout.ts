/** The content of a template: a page with boxes that are placed on it in millimetres. */
import { z } from "zod";
import { printedLines, refusedAs } from "../fields/forms.ts";
import { LANGUAGES } from "../product.ts";
import { boxId, colour, page, pictureId } from "./page.ts";
import { printed } from "./printed-letters.ts";

/** Families of fonts; each is a pair, for Latin and for Arabic script. */
export const FONTS = ["serif", "sans", "display"] as const;
/** The horizontal position of a text in its box; `start` is the right in Arabic. */
export const ALIGNMENTS = ["start", "center", "end", "justify"] as const;
/** The vertical position in the box. */
export const ANCHORS = ["top", "middle", "bottom"] as const;
/** Decoration of a page: nothing, a guilloché border, or a border with a rosette behind the text. */
export const PATTERNS = ["none", "border", "rosette"] as const;

export const MOST_BOXES = 120;
export const LONGEST_TEXT = 2000;
/** The most letters of all texts of a layout with the longest values that its fields may have: about six full pages. */
export const MOST_LETTERS = 30_000;

/** Millimetres, in tenths; a box may extend slightly beyond its page. */
const length = z.number().min(0).max(500).multipleOf(0.1);
const position = z.number().min(-100).max(500).multipleOf(0.1);
/** Printed text: may have line breaks, but no characters that change the text direction. */
const text = printed(printedLines(LONGEST_TEXT));
const language = z.enum(LANGUAGES);

const place = { id: boxId, x: position, y: position, width: length, height: length };

const textBox = z.strictObject({
  ...place,
  kind: z.literal("text"),
  /** May contain fields in braces: `{firstName} {lastName}`. A box whose fields are all empty is not drawn. */
  texts: z.strictObject({ en: text, fr: text, ar: text }),
  /** The language of this box, independent of the document's, as on a diploma in two languages. */
  language: language.nullable(),
  font: z.enum(FONTS),
  /** Points; a text that does not fit is made smaller, down to a half; below that the designer is warned. */
  size: z.number().min(4).max(120).multipleOf(0.5),
  isBold: z.boolean(),
  isItalic: z.boolean(),
  colour,
  align: z.enum(ALIGNMENTS),
  anchor: z.enum(ANCHORS),
});

const pictureBox = z.strictObject({
  ...place,
  kind: z.literal("picture"),
  /** An uploaded picture, the university's logo, or the responsable's signature. */
  picture: z.union([pictureId, z.enum(["logo", "signature"])], refusedAs("picture_unknown")),
});

/** The link to the page that checks the document. */
const qrBox = z.strictObject({ ...place, kind: z.literal("qr"), colour });

/** The rosette computed from the document's own data. */
const sealBox = z.strictObject({ ...place, kind: z.literal("seal"), colour });

/** A frame or, without height or width, a line. */
const frameBox = z.strictObject({
  ...place,
  kind: z.literal("frame"),
  colour: colour.nullable(),
  fill: colour.nullable(),
  /** Millimetres. */
  stroke: z.number().min(0.1).max(10).multipleOf(0.1),
  radius: z.number().min(0).max(50).multipleOf(0.1),
});

export const layoutBox = z.discriminatedUnion("kind", [textBox, pictureBox, qrBox, sealBox, frameBox]);

export const layout = z
  .strictObject({
    /** Absent in what was stored before there was a second version. */
    version: z.literal(1).optional(),
    /** The language of the document. */
    language,
    page,
    background: z.strictObject({
      colour,
      /** A picture that covers the page. */
      picture: pictureId.nullable(),
      pattern: z.enum(PATTERNS),
      patternColour: colour,
    }),
    /** From the back to the front, which is also the reading order of the document. */
    boxes: z.array(layoutBox).max(MOST_BOXES),
  })
  .refine(({ boxes }) => new Set(boxes.map(({ id }) => id)).size === boxes.length, {
    path: ["boxes"],
    error: refusedAs("box_ids_repeat"),
  });

export type Layout = z.output<typeof layout>;
export type LayoutBox = z.output<typeof layoutBox>;
export type TextBox = z.output<typeof textBox>;

/** The fields that a text names. */
export const fieldsNamed = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!);

/** A field in a text: `{name}`. */
export const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9_]{0,59})\}/g;

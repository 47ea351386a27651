/**
 * The content of a template of version 2: rows on shared baselines, single or in stacks that close up where a row says
 * nothing, and what stands beside them. All lengths are millimetres; a text's `y` is its first baseline.
 */
import { z } from "zod";
import { printedLines, refusedAs } from "./forms.ts";
import { printed } from "./printed-letters.ts";
import { LANGUAGES } from "./product.ts";
import { boxId, colour, page, pictureId } from "./template-page.ts";
import { faultOfTemplateText, fieldsOfText } from "./template-text.ts";
import { id } from "./wire.ts";

/** Pairs of a Latin and an Arabic family: EB Garamond, Cormorant Garamond or Spectral, each with Amiri. */
export const FONT_PAIRS = ["classic", "delicate", "plain"] as const;
export type FontPair = (typeof FONT_PAIRS)[number];

/** What a text is on a document, which gives its size in both scripts and how it becomes smaller. */
export const ROLES = [
  "university",
  "title",
  "name",
  "degree",
  "text",
  "signatoryTitle",
  "signatoryName",
  "number",
  "label",
  "caption",
  "reference",
] as const;
export type Role = (typeof ROLES)[number];

/** `gold` is that which is seen on the main ink. */
export const INKS = ["ink", "second", "main", "metal", "paper", "gold"] as const;
export type Ink = (typeof INKS)[number];

export const MOST_ELEMENTS = 80;
export const MOST_ROWS = 40;
export const LONGEST_CELL = 600;
/** Arabic faces of drawn titles: Reem Kufi and Aref Ruqaa. */
export const LETTERINGS = ["kufi", "ruqaa"] as const;

export const RULES = ["hairline", "section"] as const;

export const MOST_FACTS = 4;
/** The most people who sign one document. */
export const MOST_SIGNATORIES = 3;

const step = 0.1;
const length = z.number().min(0).max(500).multipleOf(step);
/** Of what is drawn: nothing can be drawn in no room. */
const side = length.min(1);
const position = z.number().min(-100).max(500).multipleOf(step);
const language = z.enum(LANGUAGES);
const align = z.enum(["start", "center", "end"]);
const ink = z.enum(INKS);

/** A text in the language of `template-text.ts`; the server refuses one that cannot be read (pages need not carry its reader). */
const templateText = printed(printedLines(LONGEST_CELL));

/** A text in one language, in a column of its own. */
const cell = z.strictObject({
  language,
  text: templateText,
  x: position,
  width: side,
  /** `start` is the right in Arabic. */
  align,
  role: z.enum(ROLES),
  /** Points of the role's first step, in place of the role's own; the later steps keep their proportion to it. */
  size: z.number().min(6).max(72).multipleOf(0.5).optional(),
  weight: z.union([z.literal(300), z.literal(400), z.literal(500), z.literal(600), z.literal(700)]).default(400),
  isItalic: z.boolean().default(false),
  ink: ink.default("ink"),
  /** In em, between the letters; of Latin text only. */
  tracking: z.number().min(0).max(0.3).multipleOf(0.01).default(0),
  /** The most lines at full size; the role's smaller steps may have more. */
  lines: z.int().min(1).max(6).default(1),
});

const cells = z.array(cell).min(1).max(4);

const row = z.strictObject({
  id: boxId,
  /** From the last baseline of the row before to the first of this one. */
  gap: length,
  cells,
  /** Whether a cell with fewer lines than its neighbour stands at the middle of it; else they share the first baseline. */
  isCentred: z.boolean().default(false),
  /** The line that closes the row: a hairline, or the stronger one under the heading of a section. */
  rule: z.enum(RULES).nullable().default(null),
  /** Printed only where a claim that the template names is withheld from the reader. */
  ifWithheld: z.boolean().default(false),
});

const place = { id: boxId, x: position, y: position };

const stackElement = z.strictObject({
  kind: z.literal("stack"),
  id: boxId,
  /** The first baseline and the last one. */
  top: position,
  bottom: position,
  rows: z.array(row).min(1).max(MOST_ROWS),
  /** How much a gap may grow, as a part of it, to use the room of rows that are left out. */
  stretch: z.number().min(0).max(1).multipleOf(0.01).default(0.35),
  /** Which part of the room that is left over stands above the stack. */
  lean: z.number().min(0).max(1).multipleOf(0.01).default(0.5),
  /** Where its rows go on on a further page when they would become small; null keeps all of them on one. */
  next: z.strictObject({ top: position, bottom: position }).nullable().default(null),
});

/** A row at a fixed place. */
const rowElement = z.strictObject({ kind: z.literal("row"), id: boxId, y: position, cells });

const pictureElement = z.strictObject({
  kind: z.literal("picture"),
  ...place,
  width: side,
  height: side,
  picture: z.union([pictureId, z.literal("logo")], refusedAs("picture_unknown")),
  /** Whether it stands on a disc of paper, over an ink. */
  hasDisc: z.boolean().default(false),
});

/** The link to the page that checks the document, with its captions, number and reference. */
const checkElement = z.strictObject({
  kind: z.literal("check"),
  ...place,
  /** Of the QR code without its quiet zone, which hangs out. */
  size: length.min(12),
  /** Where the texts stand: to the right of the code and flush left beneath it, or mirrored. */
  side: z.enum(["left", "right"]),
  languages: z.array(language).min(1).max(2),
  /** Whether number and reference stand under the code, or the reference beside it, without the number. */
  reference: z.enum(["beneath", "beside"]).default("beneath"),
});

const sealElement = z.strictObject({ kind: z.literal("seal"), ...place, size: side, ink: ink.default("metal") });

/** Title, signature, line and name of somebody who signs; nothing where the template's slot is empty. */
const signatoryElement = z.strictObject({
  kind: z.literal("signatory"),
  ...place,
  width: side,
  /** `holder` is a line that the holder signs by hand. */
  slot: z.union([z.int().min(1).max(MOST_SIGNATORIES), z.literal("holder")]),
  align,
  /** From above. */
  languages: z.array(language).min(1).max(2),
});

const ruleElement = z.strictObject({
  kind: z.literal("rule"),
  ...place,
  width: length,
  height: length,
  stroke: z.number().min(0.05).max(2).multipleOf(0.01),
  ink,
});

/** A rule with a small rosette in its middle. */
const ornamentElement = z.strictObject({ kind: z.literal("ornament"), ...place, width: side });

/**
 * A fixed title in drawn letters: its outlines are printed, with its text as the alternative one. It names terms, the level
 * and the university at most, never what a person is called: names are always letters that can be copied.
 */
const letteringElement = z.strictObject({
  kind: z.literal("lettering"),
  ...place,
  width: side,
  text: templateText.refine(isFixed, refusedAs("lettering_names_fields")),
  face: z.enum(LETTERINGS),
  size: z.number().min(10).max(72).multipleOf(0.5),
  align,
  ink,
});

/** A panel of the main ink, with a cartouche of paper for the title. */
const headPieceElement = z.strictObject({ kind: z.literal("head-piece"), ...place, width: side, height: side });

const label = z.strictObject({ language, text: templateText });

/** Two to four facts side by side in equal cells, their labels above them; one without a value leaves no cell. */
const factsElement = z.strictObject({
  kind: z.literal("facts"),
  ...place,
  width: side,
  facts: z
    .array(z.strictObject({ labels: z.array(label).min(1).max(2), value: label }))
    .min(1)
    .max(MOST_FACTS),
});

/** Where a document of a demonstration says that it is a specimen. */
const specimenElement = z.strictObject({ kind: z.literal("specimen"), ...place, width: side, align });

export const layoutElement = z.discriminatedUnion("kind", [
  stackElement,
  rowElement,
  pictureElement,
  checkElement,
  sealElement,
  signatoryElement,
  ruleElement,
  ornamentElement,
  letteringElement,
  headPieceElement,
  factsElement,
  specimenElement,
]);

/** Frames by name; the weave has one form for diplomas, one with rosettes in its corners, a wide and a light one. */
export const FRAMES = [
  "weave",
  "weave-corners",
  "weave-wide",
  "weave-light",
  "strapwork",
  "spindle",
  "ribbon",
  "panel",
  "band",
] as const;
export type Frame = (typeof FRAMES)[number];

export const stackLayout = z
  .strictObject({
    version: z.literal(2),
    /** The language of the document as a whole. */
    language,
    page,
    fonts: z.enum(FONT_PAIRS),
    inks: z.strictObject({ ink: colour, second: colour, main: colour, metal: colour, paper: colour }),
    frame: z.enum(FRAMES).nullable(),
    hasGround: z.boolean(),
    /** Who signs in each slot, by the id of the signatory; an empty slot is null. */
    signatories: z.array(id.nullable()).max(MOST_SIGNATORIES).default([]),
    /** In the reading order of the document. */
    elements: z.array(layoutElement).max(MOST_ELEMENTS),
  })
  .refine(({ elements }) => !idsRepeat(elements), { path: ["elements"], error: refusedAs("box_ids_repeat") });

/** The fields that a drawn title may name: they have few values, all known before a document is made. */
const FIXED = new Set(["level", "sex", "universityName"]);

function isFixed(text: string): boolean {
  if (faultOfTemplateText(text)) return true;
  return fieldsOfText(text).every((name) => FIXED.has(name) || name.startsWith("term."));
}

export type StackLayout = z.output<typeof stackLayout>;
export type LayoutElement = z.output<typeof layoutElement>;
export type Stack = z.output<typeof stackElement>;
export type Row = z.output<typeof row>;
export type Cell = z.output<typeof cell>;

function idsRepeat(elements: readonly z.output<typeof layoutElement>[]): boolean {
  const ids = elements.flatMap((element) =>
    element.kind === "stack" ? [element.id, ...element.rows.map(({ id }) => id)] : [element.id],
  );
  return new Set(ids).size < ids.length;
}

/** Whether a layout of either version is one of rows. */
export const isStackLayout = <Other extends { version?: 1 | undefined }>(
  layout: Other | StackLayout,
): layout is StackLayout => layout.version === 2;

/** Who signs in each slot of a layout; a stored one may be older than signatories. */
export const signatoriesIn = (layout: { signatories?: StackLayout["signatories"] }): StackLayout["signatories"] =>
  layout.signatories ?? [];

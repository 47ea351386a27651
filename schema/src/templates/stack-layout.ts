/**
 * The content of a template of version 2: rows on shared baselines, single or in stacks that close up where a row says
 * nothing, and what stands beside them. All lengths are millimetres; a text's `y` is its first baseline.
 */
import { z } from "zod";
import { id } from "../calls/wire.ts";
import { refusedAs } from "../fields/forms.ts";
import { boxId, colour, page } from "./page.ts";
import {
  checkElement,
  factsElement,
  headPieceElement,
  letteringElement,
  MOST_SIGNATORIES,
  ornamentElement,
  pictureElement,
  ruleElement,
  sealElement,
  signatoryElement,
  specimenElement,
} from "./stack-marks.ts";
import { align, ink, language, length, position, side, templateText } from "./stack-measures.ts";

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

export const MOST_ELEMENTS = 80;
export const MOST_ROWS = 40;
export const RULES = ["hairline", "section"] as const;

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

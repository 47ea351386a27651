/** What stands on a stack layout beside its rows: pictures, the check, the seal, who signs, rules, ornaments and facts. */
import { z } from "zod";
import { refusedAs } from "../fields/forms.ts";
import { pictureId } from "./page.ts";
import { align, ink, language, length, place, side, templateText } from "./stack-measures.ts";
import { faultOfTemplateText, fieldsOfText } from "./text.ts";

/** Arabic faces of drawn titles: Reem Kufi and Aref Ruqaa. */
export const LETTERINGS = ["kufi", "ruqaa"] as const;

export const MOST_FACTS = 4;
/** The most people who sign one document. */
export const MOST_SIGNATORIES = 3;

export const pictureElement = z.strictObject({
  kind: z.literal("picture"),
  ...place,
  width: side,
  height: side,
  picture: z.union([pictureId, z.literal("logo")], refusedAs("picture_unknown")),
  /** Whether it stands on a disc of paper, over an ink. */
  hasDisc: z.boolean().default(false),
});

/** The link to the page that checks the document, with its captions, number and reference. */
export const checkElement = z.strictObject({
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

export const sealElement = z.strictObject({ kind: z.literal("seal"), ...place, size: side, ink: ink.default("metal") });

/** Title, signature, line and name of somebody who signs; nothing where the template's slot is empty. */
export const signatoryElement = z.strictObject({
  kind: z.literal("signatory"),
  ...place,
  width: side,
  /** `holder` is a line that the holder signs by hand. */
  slot: z.union([z.int().min(1).max(MOST_SIGNATORIES), z.literal("holder")]),
  align,
  /** From above. */
  languages: z.array(language).min(1).max(2),
});

export const ruleElement = z.strictObject({
  kind: z.literal("rule"),
  ...place,
  width: length,
  height: length,
  stroke: z.number().min(0.05).max(2).multipleOf(0.01),
  ink,
});

/** A rule with a small rosette in its middle. */
export const ornamentElement = z.strictObject({ kind: z.literal("ornament"), ...place, width: side });

/**
 * A fixed title in drawn letters: its outlines are printed, with its text as the alternative one. It names terms, the level
 * and the university at most, never what a person is called: names are always letters that can be copied.
 */
export const letteringElement = z.strictObject({
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
export const headPieceElement = z.strictObject({ kind: z.literal("head-piece"), ...place, width: side, height: side });

const label = z.strictObject({ language, text: templateText });

/** Two to four facts side by side in equal cells, their labels above them; one without a value leaves no cell. */
export const factsElement = z.strictObject({
  kind: z.literal("facts"),
  ...place,
  width: side,
  facts: z
    .array(z.strictObject({ labels: z.array(label).min(1).max(2), value: label }))
    .min(1)
    .max(MOST_FACTS),
});

/** Where a document of a demonstration says that it is a specimen. */
export const specimenElement = z.strictObject({ kind: z.literal("specimen"), ...place, width: side, align });

/** The fields that a drawn title may name: they have few values, all known before a document is made. */
const FIXED = new Set(["level", "sex", "universityName"]);

function isFixed(text: string): boolean {
  if (faultOfTemplateText(text)) return true;
  return fieldsOfText(text).every((name) => FIXED.has(name) || name.startsWith("term."));
}

/** Measures, inks and texts of which the elements of a stack layout are made. Lengths are millimetres. */
import { z } from "zod";
import { printedLines } from "../fields/forms.ts";
import { LANGUAGES } from "../product.ts";
import { boxId } from "./page.ts";
import { printed } from "./printed-letters.ts";

/** `gold` is that which is seen on the main ink. */
export const INKS = ["ink", "second", "main", "metal", "paper", "gold"] as const;
export type Ink = (typeof INKS)[number];

export const LONGEST_CELL = 600;

const step = 0.1;
export const length = z.number().min(0).max(500).multipleOf(step);
/** Of what is drawn: nothing can be drawn in no room. */
export const side = length.min(1);
export const position = z.number().min(-100).max(500).multipleOf(step);
export const language = z.enum(LANGUAGES);
export const align = z.enum(["start", "center", "end"]);
export const ink = z.enum(INKS);

/** A text in the language of `template-text.ts`; the server refuses one that cannot be read (pages need not carry its reader). */
export const templateText = printed(printedLines(LONGEST_CELL));

/** Where an element stands. */
export const place = { id: boxId, x: position, y: position };

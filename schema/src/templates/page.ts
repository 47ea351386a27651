/** What the layouts of templates of both versions have in common: pages, colours, ids. */
import { z } from "zod";
import { refusedAs, sha256 } from "../fields/forms.ts";

/** Widths and heights in portrait, in millimetres. */
export const PAGE_SIZES = { A4: [210, 297], A3: [297, 420], A5: [148, 210], Letter: [215.9, 279.4] } as const;

export const page = z.strictObject({
  size: z.enum(["A4", "A3", "A5", "Letter"]),
  orientation: z.enum(["landscape", "portrait"]),
});

export const colour = z.string().regex(/^#[0-9a-f]{6}$/, refusedAs("not_a_colour"));
export const boxId = z.string().regex(/^[a-z0-9-]{1,40}$/, refusedAs("not_a_box_id"));

/** SHA-256 of a picture that the university has uploaded, in hexadecimal. */
export const pictureId = sha256;

/** Width and height of the page in its orientation, in millimetres. */
export function pageDimensions({ size, orientation }: z.output<typeof page>): { width: number; height: number } {
  const [short, long] = PAGE_SIZES[size];
  return orientation === "landscape" ? { width: long, height: short } : { width: short, height: long };
}

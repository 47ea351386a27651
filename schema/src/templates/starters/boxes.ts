/** Short constructors of boxes, for the initial templates. */
import type { Texts } from "../../product.ts";
import type { LayoutBox, TextBox } from "../box-layout.ts";

const INK = "#0d1d23";
export const PETROL = "#0e4a5a";
export const BRASS = "#8f6510";
export const MUTED = "#3b4c54";

export type Place = Pick<LayoutBox, "id" | "x" | "y" | "width" | "height">;

/** x, y, width, height in millimetres. */
export const at = (id: string, [x, y, width, height]: [number, number, number, number]): Place => ({
  id,
  x,
  y,
  width,
  height,
});

export const everywhere = (text: string): Texts => ({ en: text, fr: text, ar: text });

/** Printed only in one language, whatever the document's is. */
export const only = (language: TextBox["language"] & string, text: string) => ({
  language,
  texts: { en: "", fr: "", ar: "", [language]: text },
});

type Style = Partial<Omit<TextBox, "kind" | keyof Place>> & Pick<TextBox, "texts">;

export const text = (place: Place, style: Style): LayoutBox => ({
  ...place,
  kind: "text",
  language: null,
  font: "serif",
  size: 12,
  isBold: false,
  isItalic: false,
  colour: INK,
  align: "center",
  anchor: "middle",
  ...style,
});

export const rule = (place: Place, colour = BRASS): LayoutBox => ({
  ...place,
  kind: "frame",
  colour,
  fill: null,
  stroke: 0.3,
  radius: 0,
});

/** The initial content of new templates and new boxes. Pure. */
import type { Layout, LayoutBox } from "@ijaza/schema/templates/box-layout";
import { pageDimensions } from "@ijaza/schema/templates/page";
import { freeId, tenth } from "./design.ts";
import type { Size } from "./geometry.ts";

export const NEW_BOXES = ["text", "picture", "qr", "seal", "frame", "line"] as const;
export type NewBox = (typeof NEW_BOXES)[number];

const INK = "#0d1d23";
const BRASS = "#8f6510";

const SIZES: Record<NewBox, Size> = {
  text: { width: 100, height: 12 },
  picture: { width: 40, height: 30 },
  qr: { width: 26, height: 26 },
  seal: { width: 38, height: 38 },
  frame: { width: 100, height: 40 },
  line: { width: 60, height: 0 },
};

/** An empty white A4 page in landscape. */
export const emptyLayout = (language: Layout["language"]): Layout => ({
  language,
  page: { size: "A4", orientation: "landscape" },
  background: { colour: "#ffffff", picture: null, pattern: "none", patternColour: BRASS },
  boxes: [],
});

/** A new box in the middle of the page. */
export function newBox(kind: NewBox, layout: Layout): LayoutBox {
  const page = pageDimensions(layout.page);
  const size = SIZES[kind];
  const id = freeId(kind, new Set(layout.boxes.map((box) => box.id)));
  const place = { id, x: tenth((page.width - size.width) / 2), y: tenth((page.height - size.height) / 2), ...size };
  switch (kind) {
    case "text":
      return {
        ...place,
        kind,
        texts: { en: "", fr: "", ar: "" },
        language: null,
        font: "serif",
        size: 14,
        isBold: false,
        isItalic: false,
        colour: INK,
        align: "center",
        anchor: "middle",
      };
    case "picture":
      return { ...place, kind, picture: "logo" };
    case "qr":
      return { ...place, kind, colour: INK };
    case "seal":
      return { ...place, kind, colour: BRASS };
    default:
      return { ...place, kind: "frame", colour: BRASS, fill: null, stroke: 0.4, radius: 0 };
  }
}

/** The size of a new picture's box, in the proportions of the picture. */
export function sizeOfPicture(picture: Size, within: Size): Size {
  const scale = Math.min(within.width / picture.width, within.height / picture.height);
  return {
    width: Math.max(1, tenth(picture.width * scale)),
    height: Math.max(1, tenth(picture.height * scale)),
  };
}

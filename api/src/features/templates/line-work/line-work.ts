/** The line-work of documents as SVG (UTF-8), by name: frames, grounds, head-piece, ornament, seal. All sizes in millimetres. Pure. */
import { LRUCache } from "lru-cache";
import { drawBand } from "./frame-band.ts";
import { drawPanel } from "./frame-panel.ts";
import { drawRibbon } from "./frame-ribbon.ts";
import { drawSpindleFrame } from "./frame-spindle.ts";
import { drawStrapworkFrame } from "./frame-strapwork.ts";
import { drawWeaveFrame, type WeaveVariant } from "./frame-weave.ts";
import { drawGroundOf, type Ground } from "./ground.ts";
import { drawHeadPieceOf, type HeadPiece } from "./head-piece.ts";
import { drawOrnamentOf, type Ornament } from "./ornament.ts";
import { type Place, pdfOperators } from "./pdf-operators.ts";
import type { Size } from "./pen.ts";
import type { Colours } from "./picture.ts";
import { DRAWN, drawSealOf, type Seal, sealLayers } from "./seal.ts";

type Look = { page: Size; colours: Colours; seed: string };
/** The `seed` is the university's: it moves the waves and says how many lobes a rosette has. The tiles of strapwork have none. */
export type FrameSpec =
  | (Look & { kind: "weave"; variant: WeaveVariant })
  | (Look & { kind: "strapwork" | "spindle" | "ribbon" | "panel" | "band" });
export type GroundSpec = Ground;
export type HeadPieceSpec = HeadPiece;
export type OrnamentSpec = Ornament;
/** The `seed` is the document's. */
export type SealSpec = Seal;

/** Drawn once for all documents that look alike, because Typst caches pictures by their bytes. */
const drawn = new LRUCache<string, Uint8Array>({ max: 100 });

function once<Spec extends object>(name: string, draw: (spec: Spec) => string): (spec: Spec) => Uint8Array {
  return (spec) => {
    const key = name + JSON.stringify(spec);
    const known = drawn.get(key);
    if (known) return known;
    const bytes = Buffer.from(draw(spec));
    drawn.set(key, bytes);
    return bytes;
  };
}

/** A picture of the whole sheet. */
export const drawFrame = once("frame", (spec: FrameSpec): string => {
  switch (spec.kind) {
    case "weave":
      return drawWeaveFrame(spec);
    case "strapwork":
      return drawStrapworkFrame(spec);
    case "spindle":
      return drawSpindleFrame(spec);
    case "ribbon":
      return drawRibbon(spec);
    case "panel":
      return drawPanel(spec);
    case "band":
      return drawBand(spec);
  }
});

/** A picture of the whole sheet, to lie under the frame. */
export const drawGround: (spec: GroundSpec) => Uint8Array = once("ground", drawGroundOf);

export const drawHeadPiece: (spec: HeadPieceSpec) => Uint8Array = once("head-piece", drawHeadPieceOf);

export const drawOrnament: (spec: OrnamentSpec) => Uint8Array = once("ornament", drawOrnamentOf);

/** Each document has its own, so it is not kept. */
export const drawSeal = (spec: SealSpec): Uint8Array => Buffer.from(drawSealOf(spec));

/** The same in a content stream of a PDF. */
export const sealOperators = (spec: SealSpec, place: Place): string =>
  pdfOperators(sealLayers(spec), { ...place, drawn: DRAWN });

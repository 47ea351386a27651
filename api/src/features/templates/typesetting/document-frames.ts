/** The frame and the ground of a document of version 2, as pictures that cover the page. Pure. */

import { pageDimensions } from "@ijaza/schema/templates/page";
import type { Frame, StackLayout } from "@ijaza/schema/templates/stack-layout";
import { drawFrame, drawGround, type FrameSpec, type GroundSpec } from "../line-work/line-work.ts";
import type { Picture } from "./document.ts";

type Look = Pick<FrameSpec, "page" | "colours" | "seed">;
type GroundOfFrame = Pick<GroundSpec, "inset" | "corner" | "hasWaves" | "rosette" | "opacity"> & {
  /** Whether it has the main ink alone. */
  isPlain?: boolean;
};

/** `ground`: how far the waves stay from the sheet's edge and from what stands in the frame's corners, in millimetres. */
const FRAMES: Record<Frame, { spec: (look: Look) => FrameSpec; ground: GroundOfFrame }> = {
  weave: { spec: (look) => ({ ...look, kind: "weave", variant: "national" }), ground: { inset: 18 } },
  "weave-corners": {
    spec: (look) => ({ ...look, kind: "weave", variant: "gulf" }),
    ground: { inset: 17, corner: 12 },
  },
  "weave-wide": {
    spec: (look) => ({ ...look, kind: "weave", variant: "calligraphic" }),
    ground: { inset: 19.7, hasWaves: false },
  },
  "weave-light": { spec: (look) => ({ ...look, kind: "weave", variant: "light" }), ground: { inset: 15 } },
  strapwork: { spec: (look) => ({ ...look, kind: "strapwork" }), ground: { inset: 19.5, hasWaves: false } },
  spindle: { spec: (look) => ({ ...look, kind: "spindle" }), ground: { inset: 18.5, corner: 6.2 } },
  ribbon: {
    spec: (look) => ({ ...look, kind: "ribbon" }),
    ground: { inset: 10.5, hasWaves: false, rosette: { center: { x: 222, y: 92 }, radius: 62 }, isPlain: true },
  },
  panel: { spec: (look) => ({ ...look, kind: "panel" }), ground: { inset: 10.5, hasWaves: false } },
  band: {
    spec: (look) => ({ ...look, kind: "band" }),
    ground: { inset: 18, hasWaves: false, opacity: 0.12, isPlain: true },
  },
};

const WITHOUT_FRAME: GroundOfFrame = { inset: 10.5 };

type Options = { layout: Pick<StackLayout, "page" | "inks" | "frame" | "hasGround">; seed: string };

/** From the back to the front. The seed is the university's, so that its documents have one drawing. */
export function backgroundOf({ layout, seed }: Options): Picture[] {
  const { main, metal, paper } = layout.inks;
  const look: Look = { page: pageDimensions(layout.page), colours: { main, metal, paper }, seed };
  const frame = layout.frame && FRAMES[layout.frame];
  const { isPlain = false, ...own } = frame ? frame.ground : WITHOUT_FRAME;
  const ground = { ...look, ...own, colours: { main, metal: isPlain ? main : metal, paper } };
  return [
    ...(layout.hasGround ? [{ name: "ground.svg", bytes: drawGround(ground), alt: null }] : []),
    ...(frame ? [{ name: "frame.svg", bytes: drawFrame(frame.spec(look)), alt: null }] : []),
  ];
}

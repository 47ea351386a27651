/** The faces of each pair of fonts, with what stands behind them for letters that they lack. Pure. */
import type { FontPair } from "@ijaza/schema/templates/stack-layout";
import { type Face, nearestFace } from "../../../platform/typst/typst-fonts.ts";

const LATIN: Record<FontPair, string> = { classic: "EB Garamond", delicate: "Cormorant Garamond", plain: "Spectral" };
const ARABIC = "Amiri";
const BEHIND = ["Source Serif 4", "Noto Sans"];

export const referenceFace: Face = { family: "IBM Plex Mono", weight: 400, isItalic: false };

type FacesOptions = { pair: FontPair; weight: number; isItalic: boolean };

/** By preference: each letter is set in the first that has it. */
export const latinFaces = ({ pair, weight, isItalic }: FacesOptions): Face[] => [
  nearestFace({ family: LATIN[pair], weight, isItalic }),
  ...[ARABIC, ...BEHIND].map((family) => nearestFace({ family, weight, isItalic: false })),
];

/** Arabic is never italic, and bold together with the Latin beside it. */
export const arabicFaces = ({ pair, weight }: Omit<FacesOptions, "isItalic">): Face[] => [
  nearestFace({ family: ARABIC, weight: weight >= 600 ? 700 : 400, isItalic: false }),
  ...latinFaces({ pair, weight, isItalic: false }),
];

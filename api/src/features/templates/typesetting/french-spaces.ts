/** The spaces before the double signs of French: narrow ones, at which no line ends. Pure. */
import type { Piece } from "./fill.ts";

const BESIDE_SIGNS = / (?=[:;?!»])|(?<=«) /g;
const NARROW_NO_BREAK = "\u202f";
/** Printed, and copied, as the ordinary space that was signed. */
const NO_BREAK = "\u00a0";

export const withFrenchSpaces = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({
    ...piece,
    text: piece.text.replace(BESIDE_SIGNS, piece.isValue ? NO_BREAK : NARROW_NO_BREAK),
  }));

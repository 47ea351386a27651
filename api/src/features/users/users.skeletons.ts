/**
 * What a username looks like: two names that anybody may take for one have a skeleton in common (Unicode UTS 39, section
 * 4, with the data of Unicode 13 as the package unhomoglyph carries it). Skeletons are compared for uniqueness only; nobody
 * signs in by one, and nobody is shown one. When the data change, a migration computes them anew. Pure.
 */
import prototypesOf from "unhomoglyph";

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
const BEYOND_ASCII = /[^\p{ASCII}]/gu;

/** `skeleton` of the name as it is written, and of the name without case: `mounir` and `MOUNIR` share the second. */
export type Skeletons = { skeleton: string; caseless_skeleton: string };

/** UTS 39: decomposed, without what is not drawn, each character by its prototype. */
const skeletonOf = (text: string): string => prototypesOf(text.normalize("NFD").replace(IGNORED, "")).normalize("NFD");

/**
 * Without case, look-alikes of capitals as what they look like: a Cyrillic М is no м before it is folded. Not so in ASCII,
 * where the prototype of I is l: then Nabil and Nabli would be one.
 */
function foldCase(text: string): string {
  const alike = text.normalize("NFD").replace(BEYOND_ASCII, prototypesOf);
  return alike.toLowerCase();
}

/** Fullwidth letters, ligatures and the like are first what they stand for (NFKC). */
export function skeletonsOf(username: string): Skeletons {
  const text = username.normalize("NFKC");
  return { skeleton: skeletonOf(text), caseless_skeleton: skeletonOf(foldCase(text)) };
}

/**
 * The appearance of a username: two names that look alike share a skeleton (Unicode UTS 39, section 4, with the data of
 * Unicode 13 in the package unhomoglyph). Skeletons are only compared to keep names unique; they are never shown, nor
 * used to sign in. When the data change, a migration computes them again. Pure.
 */
import prototypesOf from "unhomoglyph";

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
const BEYOND_ASCII = /[^\p{ASCII}]/gu;

/** `skeleton` of the name as written, and of the name without case: `mounir` and `MOUNIR` share the second. */
export type Skeletons = { skeleton: string; caseless_skeleton: string };

/** UTS 39: decomposed, without undrawn characters, each character replaced by its prototype. */
export const skeletonOf = (text: string): string =>
  prototypesOf(text.normalize("NFD").replace(IGNORED, "")).normalize("NFD");

/**
 * Without case, after look-alikes of capitals are replaced: a Cyrillic М must not become м first. ASCII is excluded,
 * because the prototype of I is l, and Nabil would equal Nabli.
 */
function foldCase(text: string): string {
  const alike = text.normalize("NFD").replace(BEYOND_ASCII, prototypesOf);
  return alike.toLowerCase();
}

/** Fullwidth letters, ligatures and the like are first normalised (NFKC). */
export function skeletonsOf(username: string): Skeletons {
  const text = username.normalize("NFKC");
  return { skeleton: skeletonOf(text), caseless_skeleton: skeletonOf(foldCase(text)) };
}

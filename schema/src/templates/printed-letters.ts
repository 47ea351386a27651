/** The letters that documents can print. A PDF with a letter that no font has would fail, only after the signing. */
import type { z } from "zod";

/**
 * Code points in hexadecimal that the fonts have together in every family, weight and slope. A test compares them to
 * the fonts, and prints the correct list.
 */
const RANGES = `
20-7e a0-ac ae-34e 350-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-52f 600-604 606-61b 61d-6ff 750-77f 890-891
8a0 8ac 8b6-8bd 8d1 8e4-8fe 900-97f 1ab0-1ac0 1ac5 1ac7-1ace 1c80-1c88 1d00-1df9 1dfb-1f15 1f18-1f1d 1f20-1f45
1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4
1ff6-1ffe 2000-200a 2010-2029 202f-205f 2070-2071 2074-208e 2090-209c 20a0-20bf 20f0 2100-215f 2184 2189
2190-2193 2196-2199 2202 2206 220f 2211-2213 2215 2219-221a 221e 222b 2248 2260 2264-2265 25a0 25b2-25b3
25b6-25b7 25bc-25bd 25c0-25c1 25c6 25c9-25ca 25cc 2610-2611 266a 2713 2752 2c60-2c7f 2de0-2e5d a640-a69f
a700-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff a8ff a92e ab30-ab6b fb00-fb06 fb50-fbc1 fbd3-fd3f fd50-fd8f
fd92-fdc7 fdf0-fdfd fe20-fe2f fe70-fe72 fe74 fe76-fefc fffc-fffd 10780-10785 10787-107b0 107b2-107ba 1df00-1df1e
1f12f 1f16a-1f16b`;

/** Joiners and similar characters are invisible and allowed. Fillers of Hangul are too, but they count as letters. */
function patternOf(ranges: string): RegExp {
  const printed = ranges
    .trim()
    .replace(/[0-9a-f]+/g, "\\u{$&}")
    .replace(/\s/g, "");
  return new RegExp(`[^\\n\\p{Default_Ignorable_Code_Point}${printed}]|[\\u115f\\u1160\\u3164\\uffa0]`, "u");
}

const MISSING = patternOf(RANGES);

/** The letter for display, and its code point as `U+738B`. */
export type MissingLetter = { letter: string; point: string };

/** The first letter of a text that no font has; null if the text can be printed. */
export function missingLetter(text: string): MissingLetter | null {
  const letter = MISSING.exec(text)?.[0];
  if (letter === undefined) return null;
  const point = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return { letter: /\p{M}/u.test(letter) ? `\u25cc${letter}` : letter, point: `U+${point}` };
}

/** Text that is printed in documents. */
export const printed = (text: z.ZodString) => text.refine((value) => missingLetter(value) === null);

/**
 * The fonts of documents, whole files. Which letters they have together stands in the schema (printed-letters.ts).
 * Arabic is Amiri's: of the fonts that were tried it is the only one whose text can be copied out of a PDF as it was
 * written. The styles of a family stand in the same order as those of the others.
 */
import { fileURLToPath } from "node:url";

const FAMILIES = [
  {
    home: import.meta.resolve("@expo-google-fonts/source-serif-4/package.json"),
    weights: ["400Regular", "400Regular_Italic", "600SemiBold", "600SemiBold_Italic"],
  },
  {
    home: import.meta.resolve("@expo-google-fonts/amiri/package.json"),
    weights: ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"],
  },
  {
    home: import.meta.resolve("@expo-google-fonts/noto-sans/package.json"),
    weights: ["400Regular", "400Regular_Italic", "600SemiBold", "600SemiBold_Italic"],
  },
  {
    home: import.meta.resolve("@expo-google-fonts/cormorant-garamond/package.json"),
    weights: ["500Medium", "500Medium_Italic", "700Bold", "700Bold_Italic"],
  },
];

/** Folders that hold one font each. */
export const fontFolders = (): string[] =>
  FAMILIES.flatMap(({ home, weights }) => weights.map((weight) => fileURLToPath(new URL(weight, home))));

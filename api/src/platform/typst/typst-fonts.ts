/**
 * The fonts of documents, as whole files. The schema lists the letters that they have together (printed-letters.ts).
 * Arabic uses Amiri: of the tested fonts it is the only one whose text can be copied out of a PDF as it was
 * written. The styles of each family are in the same order.
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

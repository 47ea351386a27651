/**
 * The fonts of documents, as whole files. Arabic uses Amiri: of the tested fonts it is the only one whose text can be copied
 * out of a PDF as it was written. The schema lists the letters that can be printed (printed-letters.ts).
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** `styles` are folders of the package, each of which holds one file. */
type Family = { name: string; file: string; package: string; styles: readonly string[] };

const withItalics = (...weights: string[]): string[] => weights.flatMap((weight) => [weight, `${weight}_Italic`]);

const FAMILIES: readonly Family[] = [
  {
    name: "Source Serif 4",
    file: "SourceSerif4",
    package: "source-serif-4",
    styles: withItalics("400Regular", "600SemiBold"),
  },
  { name: "Amiri", file: "Amiri", package: "amiri", styles: withItalics("400Regular", "700Bold") },
  { name: "Noto Sans", file: "NotoSans", package: "noto-sans", styles: withItalics("400Regular", "600SemiBold") },
  {
    name: "Cormorant Garamond",
    file: "CormorantGaramond",
    package: "cormorant-garamond",
    styles: withItalics("500Medium", "600SemiBold", "700Bold"),
  },
  {
    name: "EB Garamond",
    file: "EBGaramond",
    package: "eb-garamond",
    styles: withItalics("400Regular", "500Medium", "600SemiBold"),
  },
  {
    name: "Spectral",
    file: "Spectral",
    package: "spectral",
    styles: withItalics("300Light", "400Regular", "500Medium", "600SemiBold"),
  },
  { name: "IBM Plex Mono", file: "IBMPlexMono", package: "ibm-plex-mono", styles: ["400Regular"] },
];

/** Faces whose letters are drawn as outlines: as text they come out of a PDF in fragments. Typst does not load them. */
const DRAWN: readonly Family[] = [
  { name: "Aref Ruqaa", file: "ArefRuqaa", package: "aref-ruqaa", styles: ["700Bold"] },
  { name: "Reem Kufi", file: "ReemKufi", package: "reem-kufi", styles: ["600SemiBold"] },
];

/** Folders that hold one font each. */
export const fontFolders = (): string[] =>
  FAMILIES.flatMap((family) => family.styles.map((style) => join(homeOf(family), style)));

/** A font file, by what Typst knows it as. */
export type Face = { family: string; weight: number; isItalic: boolean };

/** The face of a family whose weight is nearest to the given one; upright when there is no such italic. */
export function nearestFace({ family, weight, isItalic }: Face): Face {
  const weights = familyOf(family).styles.map((style) => Number.parseInt(style, 10));
  const nearest = weights.reduce((best, each) => (Math.abs(each - weight) < Math.abs(best - weight) ? each : best));
  const face = { family, weight: nearest, isItalic };
  return styleOf(face) ? face : { ...face, isItalic: false };
}

/** The path of the font file. */
export function fontFile(face: Face): string {
  const family = familyOf(face.family);
  const style = styleOf(face);
  if (!style) throw new Error(`no font: ${face.family} ${face.weight}`);
  return join(homeOf(family), style, `${family.file}_${style}.ttf`);
}

/** Found when it is needed: a process that draws nothing needs no fonts. */
const homeOf = (family: Family): string =>
  fileURLToPath(new URL(".", import.meta.resolve(`@expo-google-fonts/${family.package}/package.json`)));

const styleOf = ({ family, weight, isItalic }: Face): string | undefined =>
  familyOf(family).styles.find((style) => style.startsWith(`${weight}`) && style.endsWith("_Italic") === isItalic);

function familyOf(name: string): Family {
  const family = [...FAMILIES, ...DRAWN].find((each) => each.name === name);
  if (!family) throw new Error(`no family of fonts: ${name}`);
  return family;
}

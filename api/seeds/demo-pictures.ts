/** The emblem and the signatures of the demo, drawn as PNGs with transparency. */
import { sharp } from "../src/platform/files/sharp.ts";

const PETROL = "#0e4a5a";
const GOLD = "#b98524";
const SIGNING_INK = "#1c2f6b";

/** A castle by the sea within a ring, under a star of eight points. */
const EMBLEM = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="480" height="480" fill="none" stroke="${PETROL}" stroke-width=".7" stroke-linejoin="round">
<circle cx="20" cy="20" r="19.2" stroke-width=".9"/><circle cx="20" cy="20" r="17.6" stroke-width="1.3" stroke-dasharray=".45 .65"/><circle cx="20" cy="20" r="16.1" stroke-width=".5"/>
<path d="M15.6 29V14.6h1.4v1.3h1.6v-1.3h2.8v1.3H23v-1.3h1.4V29M8.9 29v-9.4h1.2v1.1h1.3v-1.1h1.6v1.1h1.3v-1.1h1.3M24.4 19.6h1.3v1.1H27v-1.1h1.6v1.1h1.3v-1.1h1.2V29M7.6 29h24.8M9 31c1.8-.9 3.7-.9 5.5 0s3.7.9 5.5 0 3.7-.9 5.5 0 3.7.9 5.5 0"/>
<path d="M18.2 29v-4.2a1.8 1.8 0 0 1 3.6 0V29M19 18.2v2.2M21 18.2v2.2M11.4 23.4v1.8M28.6 23.4v1.8"/>
<path fill="${GOLD}" stroke="none" d="m20 7.2.8 1.6 1.7-.6-.6 1.7 1.6.8-1.6.8.6 1.7-1.7-.6-.8 1.6-.8-1.6-1.7.6.6-1.7-1.6-.8 1.6-.8-.6-1.7 1.7.6z"/></svg>`;

const SIGNATURES = {
  president: "M8 25C18 3 27 2 24 16s6 9 12-3 10 6 5 12 16 2 20-12-3 22 8 12 9-11 14-6",
  dean: "M6 24c6-16 12-20 12-10s4 12 9 2 7-9 7 0 5 8 10-1 6-7 6 1 5 6 10 1 12-5 22-4M10 27c20-3 44-4 68-2",
  director: "M10 9c-4 10 2 16 9 8s9-14 5-4 3 13 9 5 8-10 7-2 6 8 11 0 12-6 32-7M9 26c16 2 40 1 52-5",
} as const;
export type DemoSigner = keyof typeof SIGNATURES;

const signatureSvg = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 30" width="920" height="300" fill="none" stroke="${SIGNING_INK}" stroke-width=".9" stroke-linecap="round"><path d="${path}"/></svg>`;

const dataUrl = async (svg: string): Promise<string> => {
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
};

export const demoEmblem = (): Promise<string> => dataUrl(EMBLEM);
export const demoSignature = (of: DemoSigner): Promise<string> => dataUrl(signatureSvg(SIGNATURES[of]));

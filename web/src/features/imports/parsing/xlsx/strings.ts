/** Reads the texts that cells of a workbook share. */
import type { UploadFile } from "../../uploads/archive.ts";
import { LONGEST_CELL } from "../limits.ts";
import { type Listener, readXml } from "./xml.ts";

/** A letter that XML cannot hold, as workbooks write it. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

export const plainText = (text: string): string =>
  text
    .slice(0, LONGEST_CELL * 8)
    .replace(ESCAPED, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .slice(0, LONGEST_CELL);

/** Collects the text of an element that may have runs of other looks; how a text is pronounced is no part of it. */
export function createTextReader(): Required<Pick<Listener, "onText" | "onClose">> & {
  onOpen: (name: string) => void;
  take: () => string;
} {
  let text = "";
  let isText = false;
  let isSpoken = false;
  return {
    onOpen: (name) => {
      if (name === "rPh") isSpoken = true;
      isText = name === "t" && !isSpoken;
    },
    onText: (more) => {
      if (isText) text += more;
    },
    onClose: (name) => {
      if (name === "rPh") isSpoken = false;
      if (name === "t") isText = false;
    },
    take: () => {
      const taken = plainText(text);
      text = "";
      return taken;
    },
  };
}

export async function readStrings(entry: UploadFile | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (!entry) return strings;
  const reader = createTextReader();
  await readXml(await entry.open(), {
    ...reader,
    onClose: (name) => {
      reader.onClose(name);
      if (name === "si") strings.push(reader.take());
    },
  });
  return strings;
}

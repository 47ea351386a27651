/** Reads the objects of a PDF (ISO 32000-1, section 7.3), but only in the few forms that our own documents use. */
import { refuse } from "../refusal.ts";
import type { StepCount } from "./step-count.ts";

export type PdfDict = Map<string, PdfValue>;
export type PdfRef = { ref: number };
export type PdfName = { name: string };
export type PdfText = { text: string };
export type PdfValue = null | boolean | number | PdfRef | PdfName | PdfText | PdfValue[] | PdfDict;

/** A value and the position in the source where it ends. */
export type ReadValue = { value: PdfValue; end: number };

/** Largest object, in bytes, without its stream. */
export const LARGEST_OBJECT = 65_536;
/** Deepest nesting of arrays and dictionaries. */
export const DEEPEST = 16;
const TOKEN =
  /[\s\0]*(?:(?<open><<|\[)|(?<close>>>|\])|\/(?<name>[^\s\0()<>[\]{}/%]+)|\((?<text>(?:[^()\\]|\\[\s\S])*)\)|<(?<hex>[0-9A-Fa-f\s]*)>|(?<ref>\d{1,10}) 0 R\b|(?<number>[+-]?(?:\d+\.?\d*|\.\d+))|(?<word>true|false|null)\b)/y;
const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", "\n": "" };

/**
 * The value that begins at `from`. Refuses anything else, comments too, as `document_malformed`. `steps` counts the
 * characters that were read.
 */
export function readValue(source: string, { from, steps }: { from: number; steps: StepCount }): ReadValue {
  let at = from;
  const next = () => {
    TOKEN.lastIndex = at;
    const groups =
      TOKEN.exec(source)?.groups ?? refuse("document_malformed", "The PDF has an object in a foreign form.");
    steps.add(TOKEN.lastIndex - at);
    at = TOKEN.lastIndex;
    return groups;
  };
  const readAny = (groups: ReturnType<typeof next>, depth: number): PdfValue => {
    if (groups.close !== undefined || depth > DEEPEST) refuse("document_malformed", "The PDF's objects do not nest.");
    if (groups.open === "[") return readList("]", depth);
    return groups.open === "<<" ? toDict(readList(">>", depth)) : readScalar(groups);
  };
  const readList = (close: string, depth: number): PdfValue[] => {
    const list: PdfValue[] = [];
    for (let groups = next(); groups.close !== close; groups = next()) list.push(readAny(groups, depth + 1));
    return list;
  };
  return { value: readAny(next(), 0), end: at };
}

function toDict(list: PdfValue[]): PdfDict {
  const dict: PdfDict = new Map();
  for (let at = 0; at < list.length; at += 2) {
    const [key, value] = [list[at], list[at + 1]];
    if (!isName(key) || value === undefined || dict.has(key.name)) {
      refuse("document_malformed", "The PDF has a dictionary that can be read in two ways.");
    }
    dict.set(key.name, value);
  }
  return dict;
}

function readScalar({ name, text, hex, ref, number, word }: Record<string, string | undefined>): PdfValue {
  if (name !== undefined) return { name: name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code) => charOf(code)) };
  if (text !== undefined) return { text: decodeText(unescapeText(text)) };
  if (hex !== undefined) return { text: decodeText(readHex(hex)) };
  if (ref !== undefined) return { ref: Number(ref) };
  if (number !== undefined) return Number(number);
  return word === "null" ? null : word === "true";
}

function unescapeText(text: string): string {
  return text.replaceAll(/\\([0-7]{1,3}|.)/gs, (_, code: string) =>
    /[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8) & 0xff) : (ESCAPES[code] ?? code),
  );
}

const charOf = (code: string) => String.fromCharCode(Number.parseInt(code, 16));

const readHex = (hex: string) => hex.replaceAll(/\s/g, "").replaceAll(/(..?)/g, (code) => charOf(code.padEnd(2, "0")));

/** Decodes UTF-16 with a byte order mark, and anything else as one character for each byte. Names need no more. */
function decodeText(raw: string): string {
  if (!raw.startsWith("\u00fe\u00ff")) return raw;
  return raw.slice(2).replaceAll(/(.)(.)/gs, (_, high: string, low: string) => {
    return String.fromCharCode((high.charCodeAt(0) << 8) | low.charCodeAt(0));
  });
}

export function isDict(value: unknown): value is PdfDict {
  return value instanceof Map;
}

export function isName(value: unknown): value is PdfName {
  return typeof value === "object" && value !== null && "name" in value;
}

export function isText(value: unknown): value is PdfText {
  return typeof value === "object" && value !== null && "text" in value;
}

export function isRef(value: unknown): value is PdfRef {
  return typeof value === "object" && value !== null && "ref" in value;
}

/** What a visitor gives us to check: an address typed or pasted, or a file. Pure. */
import { parseReference } from "@ijaza/schema/reference";

/** `foreign` is a link to another site, which we neither fetch nor guess about. */
export type Address =
  | { kind: "id"; id: string }
  | { kind: "bundle"; text: string }
  | { kind: "foreign"; host: string }
  | { kind: "unreadable" };

const PAGE = /^\/digital_diploma\/([0-9A-Za-z_-]{20,64})\/?$/;

const urlOf = (text: string): URL | null => (/^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null);

/** Reads a link, a reference, an id or a whole bundle pasted as text. `origin` is our own. */
export const readAddress = (given: string, origin: string): Address => {
  const text = given.trim();
  if (text.startsWith("{")) return { kind: "bundle", text };
  const url = urlOf(text);
  const path = url?.pathname ?? text;
  const id = PAGE.exec(path)?.[1] ?? (url ? null : parseReference(text));
  if (url && url.origin !== origin) return { kind: "foreign", host: url.host };
  return id ? { kind: "id", id } : { kind: "unreadable" };
};

export const LARGEST_FILE = 20_000_000;

export type FileKind = "json" | "pdf" | "other";

const PDF = [0x25, 0x50, 0x44, 0x46];
const BLANK = [0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf];

/** What a file is by its first bytes: names and types lie. */
export const kindOf = (bytes: Uint8Array): FileKind => {
  if (PDF.every((byte, at) => bytes[at] === byte)) return "pdf";
  return bytes.find((byte) => !BLANK.includes(byte)) === 0x7b ? "json" : "other";
};

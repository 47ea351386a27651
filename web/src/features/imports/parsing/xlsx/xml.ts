/** Reads an XML part of a workbook as a stream of its elements and texts, so that none is in memory as a whole. */
import { SaxesParser } from "saxes";

export type Attributes = Readonly<Record<string, string>>;
/** Names come without their prefix: other programs write one before each. */
export type Listener = {
  onOpen: (name: string, attributes: Attributes) => void;
  onText?: (text: string) => void;
  onClose?: (name: string) => void;
  /** When it says so, the rest is left unread. */
  isDone?: () => boolean;
};

/** Bytes that are read at once. */
const PIECE = 1_000_000;

const localName = (name: string): string => (name.includes(":") ? name.slice(name.indexOf(":") + 1) : name);

/** An attribute by its name without a prefix. */
export const attributeOf = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

export const isTrue = (text: string | undefined): boolean => text === "1" || text === "true";

/** Throws where the part is no well-formed XML. */
export async function readXml(part: Blob, { onOpen, onText, onClose, isDone }: Listener): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("opentag", ({ name, attributes }) => onOpen(localName(name), attributes));
  if (onText) {
    parser.on("text", onText);
    parser.on("cdata", onText);
  }
  if (onClose) parser.on("closetag", ({ name }) => onClose(localName(name)));
  const decoder = new TextDecoder();
  for (let at = 0; at < part.size; at += PIECE) {
    const bytes = await part.slice(at, at + PIECE).arrayBuffer();
    parser.write(decoder.decode(bytes, { stream: true }));
    if (isDone?.()) return;
  }
  parser.write(decoder.decode()).close();
}

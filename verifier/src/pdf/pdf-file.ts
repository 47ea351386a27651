/** A PDF as our own are written: one table of objects, one trailer, nothing that replaces anything. */
import { refuse } from "../refusal.ts";
import { isIntegerIn } from "../shape.ts";
import { latin1, startsWith } from "./bytes.ts";
import { isDict, isName, isRef, type PdfDict, type PdfValue, readValue } from "./objects.ts";

export type PdfFile = {
  root: PdfDict;
  /** What the value is, or what it refers to. */
  resolve: (value: PdfValue | undefined) => PdfValue | undefined;
  /** The bytes of a stream, unpacked; refuses more than `most` of them. */
  readStream: (value: PdfValue | undefined, most: number) => Promise<Uint8Array>;
};

type Place = { bytes: Uint8Array; offset: number };
type FoundObject = { value: PdfValue; stream: number | null };

const LARGEST_OBJECT = 65_536;
const MOST_OBJECTS = 200_000;
const ENTRY = 20;
const malformed = (detail: string): never => refuse("document_malformed", detail);

/** Opens the file, whose table of objects its last line but one names. */
export function openPdf(bytes: Uint8Array): PdfFile {
  const { offsets, trailer } = readTable(bytes);
  const find = (number: number): FoundObject => {
    const offset = offsets[number] ?? malformed("The PDF refers to an object that it does not have.");
    return readObject({ bytes, offset }, number);
  };
  const resolve: PdfFile["resolve"] = (value) => (isRef(value) ? find(value.ref).value : value);
  const root = resolve(trailer.get("Root"));
  if (!isDict(root)) return malformed("The PDF has no catalogue.");
  return {
    root,
    resolve,
    async readStream(value, most) {
      if (!isRef(value)) return malformed("The PDF has a stream that is no object.");
      const { value: dict, stream } = find(value.ref);
      const length = isDict(dict) ? resolve(dict.get("Length")) : undefined;
      if (!isDict(dict) || stream === null || !isIntegerIn(length, 0, bytes.length))
        return malformed("A stream is cut.");
      if (!startsWith(bytes, "\nendstream", stream + length)) return malformed("A stream does not end where it says.");
      const packed = bytes.slice(stream, stream + length);
      const filter = dict.get("Filter");
      if (dict.has("DecodeParms") || (filter !== undefined && !isDeflate(filter)))
        return malformed("A stream is packed.");
      return filter === undefined ? packed : inflate(packed, most);
    },
  };
}

const isDeflate = (filter: PdfValue) => isName(filter) && filter.name === "FlateDecode";

function readTable(bytes: Uint8Array): { offsets: (number | undefined)[]; trailer: PdfDict } {
  const tail = latin1(bytes.subarray(-64));
  const start = Number(/startxref\n(\d{1,10})\n%%EOF\n$/.exec(tail)?.[1] ?? Number.NaN);
  const head = /^xref\n0 (\d{1,6})\n/.exec(latin1(bytes.subarray(start, start + 32)));
  const count = Number(head?.[1]);
  if (!head || count > MOST_OBJECTS) return malformed("The PDF has no table of objects.");
  const first = start + head[0].length;
  const end = first + count * ENTRY;
  const offsets = Array.from({ length: count }, (_, at) => readEntry(bytes, first + at * ENTRY));
  if (!startsWith(bytes, "trailer\n", end)) return malformed("The PDF's table of objects has no trailer.");
  const trailer = readValue(latin1(bytes.subarray(end + 8, end + 8 + LARGEST_OBJECT)), 0).value;
  if (!isDict(trailer) || ["Prev", "XRefStm", "Encrypt"].some((name) => trailer.has(name))) {
    return malformed("The PDF's trailer says that there is more than one reading.");
  }
  return { offsets, trailer };
}

/** Offset of an object in use, undefined for a free one. */
function readEntry(bytes: Uint8Array, at: number): number | undefined {
  const entry = /^(\d{10}) \d{5} ([nf])[ \r][\r\n]$/.exec(latin1(bytes.subarray(at, at + ENTRY)));
  if (!entry) return malformed("The PDF's table of objects is broken.");
  return entry[2] === "n" ? Number(entry[1]) : undefined;
}

function readObject({ bytes, offset }: Place, number: number): FoundObject {
  const source = latin1(bytes.subarray(offset, offset + LARGEST_OBJECT));
  const head = `${number} 0 obj`;
  if (!source.startsWith(head)) return malformed("The PDF's table of objects leads elsewhere.");
  const { value, end } = readValue(source, head.length);
  const [rest = ""] = /^\s*(?:endobj|stream\n)/.exec(source.slice(end, end + 32)) ?? [];
  if (rest === "") return malformed("The PDF has an object without an end.");
  return { value, stream: rest.endsWith("stream\n") ? offset + end + rest.length : null };
}

async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const unpacked = new Uint8Array(most);
  let written = 0;
  try {
    const parts = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
    for (let part = await parts.read(); !part.done; part = await parts.read()) {
      unpacked.set(part.value, written);
      written += part.value.length;
    }
  } catch {
    return malformed("An attachment cannot be unpacked, or is too large.");
  }
  return unpacked.subarray(0, written);
}

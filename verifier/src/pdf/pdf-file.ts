/** Reads a PDF of the form that our own have: one table of objects, one trailer and no updates. */

import { isIntegerIn } from "../credential/shape.ts";
import { refuse } from "../refusal.ts";
import { latin1, startsWith } from "./bytes.ts";
import { inflate } from "./inflate.ts";
import { type Extent, readObjectTable } from "./object-table.ts";
import { isDict, isName, isRef, LARGEST_OBJECT, type PdfDict, type PdfValue, readValue } from "./objects.ts";
import { countSteps, type StepCount } from "./step-count.ts";

export type PdfFile = {
  root: PdfDict;
  /** The value itself or, for a reference, the object that it refers to. */
  resolve: (value: PdfValue | undefined) => PdfValue | undefined;
  /** The decompressed bytes of a stream; refuses more than `most` of them. */
  readStream: (value: PdfValue | undefined, most: number) => Promise<Uint8Array>;
};

/** `stream` is the range in which the bytes of the object's stream must lie; null when the object has no stream. */
type FoundObject = { value: PdfValue; stream: Extent | null };
type ReadObjectOptions = { bytes: Uint8Array; steps: StepCount };

const malformed = (detail: string): never => refuse("document_malformed", detail);

/** Opens the file. Each object is read once, however often it is referred to. `steps` counts all reading. */
export function openPdf(bytes: Uint8Array, steps = countSteps(bytes.length)): PdfFile {
  const { extentOf, trailer } = readObjectTable(bytes, steps);
  const known = new Map<number, FoundObject>();
  const find = (number: number): FoundObject => {
    const extent = extentOf(number) ?? malformed("The PDF refers to an object that it does not have.");
    const found = known.get(number) ?? readObject({ bytes, steps }, { number, extent });
    known.set(number, found);
    return found;
  };
  const resolve: PdfFile["resolve"] = (value) => {
    steps.add(1);
    return isRef(value) ? find(value.ref).value : value;
  };
  const root = resolve(trailer.get("Root"));
  if (!isDict(root)) return malformed("The PDF has no catalogue.");
  return {
    root,
    resolve,
    async readStream(value, most) {
      const { value: dict, stream } = isRef(value)
        ? find(value.ref)
        : malformed("The PDF has a stream that is no object.");
      const length = isDict(dict) ? resolve(dict.get("Length")) : undefined;
      if (!isDict(dict) || stream === null || !isIntegerIn(length, 0, stream.end - stream.start))
        return malformed("A stream is cut.");
      const end = stream.start + length;
      if (!startsWith(bytes, "\nendstream", end)) return malformed("A stream does not end where it says.");
      steps.add(length);
      const content = await unpack(bytes.slice(stream.start, end), { dict, most });
      steps.add(content.length);
      return content;
    },
  };
}

type UnpackOptions = { dict: PdfDict; most: number };

/** Accepts one filter at most and no parameters, so that nothing is decompressed twice. */
async function unpack(packed: Uint8Array<ArrayBuffer>, { dict, most }: UnpackOptions): Promise<Uint8Array> {
  const filter = dict.get("Filter");
  const isDeflated = isName(filter) && filter.name === "FlateDecode";
  if (dict.has("DecodeParms") || (filter !== undefined && !isDeflated)) return malformed("A stream is packed.");
  const content = isDeflated ? await inflate(packed, most) : packed;
  if (content === null || content.length > most) return malformed("An attachment cannot be unpacked, or is too large.");
  return content;
}

type Place = { number: number; extent: Extent };

function readObject({ bytes, steps }: ReadObjectOptions, { number, extent: { start, end } }: Place): FoundObject {
  const source = latin1(bytes.subarray(start, Math.min(end, start + LARGEST_OBJECT)));
  steps.add(source.length);
  const head = `${number} 0 obj`;
  if (!source.startsWith(head)) return malformed("The PDF's table of objects leads elsewhere.");
  const { value, end: valueEnd } = readValue(source, { from: head.length, steps });
  const [rest = ""] = /^\s*(?:endobj|stream\n)/.exec(source.slice(valueEnd, valueEnd + 32)) ?? [];
  if (rest === "") return malformed("The PDF has an object without an end.");
  const isStream = rest.endsWith("stream\n");
  return { value, stream: isStream ? { start: start + valueEnd + rest.length, end } : null };
}

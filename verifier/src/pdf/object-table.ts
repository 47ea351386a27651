/** Reads the cross-reference table of a PDF (ISO 32000-1, section 7.5.4): where each object begins and must end. */
import { refuse } from "../refusal.ts";
import { latin1, startsWith } from "./bytes.ts";
import { isDict, LARGEST_OBJECT, type PdfDict, readValue } from "./objects.ts";
import type { StepCount } from "./step-count.ts";

/** The range of bytes that an object may use. The ranges of two objects never overlap, so no byte is read for both. */
export type Extent = { start: number; end: number };

export type ObjectTable = { extentOf: (number: number) => Extent | undefined; trailer: PdfDict };

type Table = { first: number; count: number; start: number };

/** Most objects in one table; a diploma has some hundreds. */
export const MOST_OBJECTS = 200_000;
const ENTRY = 20;
const TRAILER = "trailer\n";
const malformed = (detail: string): never => refuse("document_malformed", detail);

/** Reads the table to which the last line but one points. Refuses a second table, and one in a stream. */
export function readObjectTable(bytes: Uint8Array, steps: StepCount): ObjectTable {
  const table = findTable(bytes);
  const trailer = readTrailer(bytes, { at: table.first + table.count * ENTRY, steps });
  steps.add(table.count * ENTRY);
  const starts = Array.from({ length: table.count }, (_, at) => readEntry(bytes, table.first + at * ENTRY));
  const ends = endsOf(starts, table);
  return {
    trailer,
    extentOf(number) {
      const start = starts[number];
      const end = start === undefined ? undefined : ends.get(start);
      return start === undefined || end === undefined ? undefined : { start, end };
    },
  };
}

function findTable(bytes: Uint8Array): Table {
  const tail = latin1(bytes.subarray(-64));
  const start = Number(/startxref\n(\d{1,10})\n%%EOF\n$/.exec(tail)?.[1] ?? Number.NaN);
  const head = /^xref\n0 (\d{1,6})\n/.exec(latin1(bytes.subarray(start, start + 32)));
  const count = Number(head?.[1]);
  if (!head || count > MOST_OBJECTS) return malformed("The PDF has no table of objects.");
  return { first: start + head[0].length, count, start };
}

function readTrailer(bytes: Uint8Array, { at, steps }: { at: number; steps: StepCount }): PdfDict {
  if (!startsWith(bytes, TRAILER, at)) return malformed("The PDF's table of objects has no trailer.");
  const source = latin1(bytes.subarray(at + TRAILER.length, at + TRAILER.length + LARGEST_OBJECT));
  steps.add(source.length);
  const trailer = readValue(source, { from: 0, steps }).value;
  if (!isDict(trailer) || ["Prev", "XRefStm", "Encrypt"].some((name) => trailer.has(name))) {
    return malformed("The PDF's trailer says that there is more than one reading.");
  }
  return trailer;
}

/** The offset of an object in use; undefined for a free entry. */
function readEntry(bytes: Uint8Array, at: number): number | undefined {
  const entry = /^(\d{10}) \d{5} ([nf])[ \r][\r\n]$/.exec(latin1(bytes.subarray(at, at + ENTRY)));
  if (!entry) return malformed("The PDF's table of objects is broken.");
  return entry[2] === "n" ? Number(entry[1]) : undefined;
}

/** Maps each object's offset to the end of its range: the next object, or the table, which stands after all objects. */
function endsOf(starts: (number | undefined)[], { start: table }: Table): Map<number, number> {
  const sorted = Float64Array.from([...starts.filter((start) => start !== undefined), table]).sort();
  if (sorted.at(-1) !== table) return malformed("The PDF has an object after its table.");
  const ends = new Map<number, number>();
  for (let at = 0; at + 1 < sorted.length; at++) ends.set(sorted[at]!, sorted[at + 1]!);
  return ends;
}

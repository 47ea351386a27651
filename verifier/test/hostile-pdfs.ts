/** PDFs that would cost a careless reader far more than their size, one of each kind, in any size. */
import { deflateSync } from "node:zlib";
import { type TableRecipe, writePdf } from "./pdf-maker.ts";

type Bodies = (string | Buffer)[];
type Hostile = (size: number) => Buffer;

const SPEC = "<< /Type /Filespec /F (a) /UF (a) /EF << /F 4 0 R >> >>";
const BUNDLE = "<< /Type /Filespec /F (ijaza-bundle.json) /EF << /F 4 0 R >> >>";
const STREAM = "<< /Length 2 >>\nstream\n{}\nendstream";

const catalogue = (files: string) => `<< /Type /Catalog /Names << /EmbeddedFiles ${files} >> >>`;
const listing = (names: string) => catalogue(`<< /Names [${names}] >>`);
const repeat = (text: string, size: number) => Array.from({ length: size }, () => text).join(" ");
const numbers = (size: number, from: number) => Array.from({ length: size }, (_, at) => from + at);

const LARGE = `<< /F (${"x".repeat(60_000)}) >>`;

/** A PDF of a catalogue, a large object, a file specification with its stream, and the given objects. */
const pdfOf = (root: string, more: Bodies = [], table?: TableRecipe) =>
  writePdf([root, LARGE, SPEC, STREAM, ...more], table);

function streamOf(content: Buffer, filter: string): Buffer {
  const head = `<< /Length ${content.length} /Filter ${filter} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from("\nendstream")]);
}

const withStream = (stream: Buffer | string) =>
  writePdf([listing("(ijaza-bundle.json) 3 0 R"), "null", BUNDLE, stream]);

/** Hostile PDFs by what they do. The number is how often they do it; they refer to nothing outside of the file. */
export const HOSTILE_PDFS: Record<string, Hostile> = {
  "names that repeat one object": (size) => pdfOf(listing(repeat("(a) 3 0 R", size))),
  "names that repeat one large object": (size) => pdfOf(listing(repeat("(a) 2 0 R", size))),
  "few names of one large object": (size) => pdfOf(listing(repeat("(a) 2 0 R", Math.min(size, 60)))),
  "names of as many large objects": (size) =>
    pdfOf(
      listing(
        numbers(Math.min(size, 60), 5)
          .map((at) => `(a) ${at} 0 R`)
          .join(" "),
      ),
      numbers(Math.min(size, 60), 5).map(() => LARGE),
    ),
  "small objects before a large one": (size) =>
    writePdf([
      listing(
        numbers(Math.min(size, 60), 2)
          .map((at) => `(a) ${at} 0 R`)
          .join(" "),
      ),
      ...numbers(Math.min(size, 60), 2).map(() => SPEC),
      LARGE,
    ]),
  "names in a list of their own that names itself": (size) =>
    writePdf([catalogue("2 0 R"), "<< /Names 3 0 R >>", `[${repeat("(a) 3 0 R", size)}]`]),
  "objects that are each other": (size) =>
    writePdf([catalogue("2 0 R"), ...numbers(size, 3).map((at) => `${at} 0 R`), "2 0 R"]),
  "a tree of names that is its own branch": () =>
    writePdf([catalogue("2 0 R"), "<< /Kids [2 0 R 2 0 R] /Names [(a) 2 0 R] >>"]),
  "deep arrays": (size) => pdfOf(listing(`(a) ${"[".repeat(size)}${"]".repeat(size)}`)),
  "deep dictionaries": (size) => pdfOf(listing(`(a) ${"<</A".repeat(size)} 0 ${">>".repeat(size)}`)),
  "a long array": (size) => pdfOf(listing(repeat("0", size))),
  "one long text": (size) => pdfOf(listing(`(${"\\".repeat(2 * size)}) 3 0 R`)),
  "a text without an end": (size) => pdfOf(listing(`(${"\\(".repeat(size)}`)),
  "a catalogue of many members": (size) =>
    writePdf([
      `<< ${numbers(size, 0)
        .map((at) => `/N${at} 0`)
        .join(" ")} /Names << /EmbeddedFiles << /Names [] >> >> >>`,
    ]),
  "many objects of one place": (size) =>
    pdfOf(
      listing("(a) 3 0 R"),
      numbers(size, 5).map(() => "null"),
      { offsetOf: (at, offset) => (at < 4 ? offset : 15) },
    ),
  "objects far behind the end": (size) =>
    pdfOf(
      listing("(a) 5 0 R"),
      numbers(size, 5).map(() => "null"),
      {
        offsetOf: (at, offset) => (at < 4 ? offset : 9_999_999_999),
      },
    ),
  "a table that says what stood before": () => pdfOf(listing("(a) 3 0 R"), [], { trailer: "/Prev 15 " }),
  "a table in a stream": () => pdfOf(listing("(a) 3 0 R"), [], { trailer: "/XRefStm 15 " }),
  "objects in a stream of objects": (size) =>
    writePdf(["2 0 R", `<< /Type /ObjStm /N ${size} /First 0 /Extends 2 0 R /Length 0 >>\nstream\n\nendstream`]),
  "a stream that is its own length": () => withStream("<< /Length 4 0 R >>\nstream\n{}\nendstream"),
  "a stream that unpacks to much": (size) =>
    withStream(streamOf(deflateSync(Buffer.alloc(1000 * size)), "/FlateDecode")),
  "a stream that is packed many times": (size) =>
    withStream(streamOf(deflateSync("{}"), `[${repeat("/FlateDecode", size)}]`)),
  "a stream of spaces": (size) =>
    withStream(streamOf(deflateSync(Buffer.alloc(Math.min(10 * size, 262_144), 32)), "/FlateDecode")),
  "many empty lines": (size) => pdfOf(`${listing("(a) 3 0 R")}${"\n".repeat(20 * size)}`),
};

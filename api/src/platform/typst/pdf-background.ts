/**
 * Puts one drawing under the pages of many PDFs: what it is made of is taken out of a PDF that has nothing else, once, and
 * each document gets it as a content stream of its own before its text. Typst would draw it anew in each. Pure.
 */
import { deflateSync, inflateSync } from "node:zlib";
import { readObjects } from "./pdf-objects.ts";

/** Objects that refer to each other by their place in the list; the first is the content stream. */
export type Background = { objects: Piece[] /** Entries of the page's resources, by kind. */; resources: Entry[] };

/** An object in two parts: `head` is text that may refer to others as `@2@`, `rest` a stream. */
type Piece = { head: string; rest: Buffer };
type Entry = { kind: string; name: string; object: number };

const KINDS = /\/(ColorSpace|Pattern|Shading|ExtGState|XObject)\s*<<([^<>]*)>>/g;
const NAMED = /\/([A-Za-z]+\d+) (\d+) 0 R/g;
const REFERENCE = /(\d+) 0 R/g;
const STREAM = "stream\n";
/** Of a page: one content stream, or several in a list. */
const CONTENTS = /\/Contents \[?(\d+ 0 R(?: \d+ 0 R)*)\]?/;
/** A document's own names are others. */
const RENAMED = "under";

/** The drawing of the first page. */
export function readBackground(pdf: Uint8Array): Background {
  const { objects } = readObjects(pdf);
  const textOf = (number: number) => split(objects[number - 1]!).head;
  const page = objects.map((object) => split(object).head).find((text) => text.includes("/Type /Page\n"));
  const contents = /\/Contents (\d+) 0 R/.exec(page ?? "")?.[1];
  if (!page || !contents) throw new Error("the PDF of a background has no page with content");
  const named = [...page.matchAll(KINDS)].flatMap(([, kind = "", entries = ""]) =>
    [...entries.matchAll(NAMED)].map(([, name = "", number]) => ({ kind, name, number: Number(number) })),
  );
  const numbers = [
    Number(contents),
    ...reachable(
      named.map(({ number }) => number),
      textOf,
    ),
  ];
  const at = new Map(numbers.map((number, index) => [number, index]));
  const pieces = numbers.map((number) => {
    const { head, rest } = split(objects[number - 1]!);
    return { head: head.replace(REFERENCE, (_, other) => `@${at.get(Number(other))}@`), rest };
  });
  return {
    objects: [renamed(pieces[0]!), ...pieces.slice(1)],
    resources: named.map(({ kind, name, number }) => ({ kind, name: `${RENAMED}${name}`, object: at.get(number)! })),
  };
}

/** All objects that these refer to, themselves included. */
function reachable(from: readonly number[], textOf: (number: number) => string): number[] {
  const found = new Set<number>();
  const waiting = [...from];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (found.has(number)) continue;
    found.add(number);
    waiting.push(...[...textOf(number).matchAll(REFERENCE)].map(([, other]) => Number(other)));
  }
  return [...found];
}

/** Without its number. */
function split(object: Buffer): Piece {
  const begin = object.indexOf(" obj\n") + " obj\n".length;
  const stream = object.indexOf(STREAM, begin);
  const end = stream < 0 ? object.length : stream;
  return { head: object.toString("latin1", begin, end), rest: object.subarray(end) };
}

/** The content stream with names that no document has. */
function renamed({ rest }: Piece): Piece {
  const content = inflateSync(rest.subarray(STREAM.length)).toString("latin1");
  const own = content.replace(/\/([a-z]+\d+)\b/g, `/${RENAMED}$1`);
  return streamOf(own, { level: 9 });
}

function streamOf(operators: string, { level }: { level: number }): Piece {
  const bytes = deflateSync(Buffer.from(operators, "latin1"), { level });
  return {
    head: `<<\n  /Length ${bytes.length}\n  /Filter /FlateDecode\n>>\n`,
    rest: Buffer.concat([Buffer.from(STREAM), bytes, Buffer.from("\nendstream\nendobj\n\n")]),
  };
}

/** The objects of a document with these operators under the content of its first page. */
export function withLineWork(objects: readonly Buffer[], operators: string): Buffer[] {
  const number = objects.length + 1;
  const { head, rest } = streamOf(operators, { level: 6 });
  const first = firstPage(objects);
  const under = (page: Buffer) =>
    Buffer.from(page.toString("latin1").replace(CONTENTS, `/Contents [${number} 0 R $1]`), "latin1");
  return [
    ...objects.map((object, at) => (at === first ? under(object) : object)),
    Buffer.concat([Buffer.from(`${number} 0 obj\n${head}`, "latin1"), rest]),
  ];
}

/** The objects of a document with the background under the content of each of its pages. */
export function withBackground(objects: readonly Buffer[], { objects: pieces, resources }: Background): Buffer[] {
  const first = objects.length + 1;
  const added = pieces.map(({ head, rest }, at) =>
    Buffer.concat([
      Buffer.from(`${first + at} 0 obj\n${head.replace(/@(\d+)@/g, (_, to) => `${first + Number(to)} 0 R`)}`, "latin1"),
      rest,
    ]),
  );
  const under = (page: string) =>
    resources.reduce(
      (text, { kind, name, object }) => withResource(text, kind, `/${name} ${first + object} 0 R`),
      page.replace(CONTENTS, `/Contents [${first} 0 R $1]`),
    );
  const pages = objects.map((object) =>
    isPage(object) ? Buffer.from(under(object.toString("latin1")), "latin1") : object,
  );
  return [...pages, ...added];
}

const isPage = (object: Buffer): boolean => object.toString("latin1", 0, 40).includes("/Type /Page\n");

const withResource = (page: string, kind: string, entry: string): string =>
  page.includes(`/${kind} <<`)
    ? page.replace(`/${kind} <<`, `/${kind} <<\n      ${entry}`)
    : page.replace("/Resources <<", `/Resources <<\n    /${kind} <<\n      ${entry}\n    >>`);

/** Where the first page stands among the objects; the tree of pages names it. */
function firstPage(objects: readonly Buffer[]): number {
  const pages = objects
    .map((object) => object.toString("latin1", 0, 400))
    .find((text) => text.includes("/Type /Pages\n"));
  const number = Number(/\/Kids \[(\d+) 0 R/.exec(pages ?? "")?.[1]);
  if (!isPage(objects[number - 1] ?? Buffer.of())) throw new Error("the PDF has no first page");
  return number - 1;
}

/** Runs Typst in this thread: its own compiler, which reads only the data of the request. */
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { LRUCache } from "lru-cache";
import { completePdf } from "./accessible-pdf.ts";
import { type Background, readBackground } from "./pdf-background.ts";
import { paperOfEachPage } from "./svg-pages.ts";
import { fontFolders } from "./typst-fonts.ts";
import type { TypstReply, TypstRequest } from "./typst-request.ts";

/** A folder that need not exist, because each request brings its files. */
const WORKSPACE = join(tmpdir(), "ijaza-typst");
/** The number of requests without a use after which a cached result is dropped. */
const FORGET_AFTER = 2;

const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths: fontFolders() }] });

/**
 * A compiled document is not on the heap of this thread, where nothing but its handle is, so the garbage collector does not
 * run for it. It is called after each document for the new objects, which costs less than memory that grows, and once in this
 * many documents for all.
 */
const COLLECT_ALL_EVERY = 100;
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options?: { type: "minor" }) => void;
let rendered = 0;

export function render(request: TypstRequest): TypstReply {
  const reply = renderOne(request);
  rendered += 1;
  collect(rendered % COLLECT_ALL_EVERY === 0 ? undefined : { type: "minor" });
  return reply;
}

function renderOne(request: TypstRequest): TypstReply {
  const document = compile(request);
  const metadata = compiler.query(document, { selector: "<told>", field: "value" }) as unknown[];
  const bytes = exportAs(request, document);
  compiler.evictCache(FORGET_AFTER);
  return { bytes, metadata };
}

function compile({ program, data, files = {} }: Pick<TypstRequest, "program" | "data" | "files">): NodeTypstDocument {
  compiler.resetShadow();
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(WORKSPACE, name), Buffer.from(bytes));
  const compiled = compiler.compile({ mainFileContent: program, inputs: { data } });
  if (!compiled.result) throw new Error(`Typst: ${diagnosticsOf(compiled.takeDiagnostics())}`);
  return compiled.result;
}

function exportAs(request: TypstRequest, document: NodeTypstDocument): Uint8Array {
  if (request.format === "svg") return Buffer.from(paperOfEachPage(compiler.plainSvg(document)));
  const creationTimestamp = Math.floor(request.madeAt.getTime() / 1000);
  if (!request.isTagged) return compiler.pdf(document, { pdfStandard: "a-3b", creationTimestamp });
  return completePdf(taggedPdf(document, creationTimestamp), {
    background: backgroundOf(request),
    lineWork: request.lineWork,
  });
}

const taggedPdf = (document: NodeTypstDocument, creationTimestamp: number): Uint8Array =>
  compiler.pdf(document, { pdfStandard: "a-3a", creationTimestamp });

/** Of the latest templates, by what they are drawn from. */
const backgrounds = new LRUCache<string, Background>({ max: 20 });

function backgroundOf({ program, background }: TypstRequest): Background | null {
  if (!background) return null;
  const { data, files } = background;
  const hash = createHash("sha256").update(data);
  for (const bytes of Object.values(files)) hash.update(bytes);
  const key = hash.digest("hex");
  const known = backgrounds.get(key) ?? readBackground(taggedPdf(compile({ program, data, files }), 0));
  backgrounds.set(key, known);
  return known;
}

function diagnosticsOf(error: { shortDiagnostics: unknown[] } | null): string {
  return JSON.stringify(error?.shortDiagnostics ?? "no document").slice(0, 2000);
}

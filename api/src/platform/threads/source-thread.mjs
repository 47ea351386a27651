/**
 * The program of a thread in a checkout: its source, bundled first, since to load a thousand files takes most of the time. The
 * bundle is kept until one of its files changes.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { threadId, workerData } from "node:worker_threads";

const API = fileURLToPath(new URL("../../../", import.meta.url));
/** Inside the workspace, where what stays outside of the bundle is found. */
const KEPT = join(API, "node_modules", ".cache", "threads");
/** Packages with native code, or that read files beside their own. */
const OUTSIDE = ["@myriaddreamin/*", "@node-rs/*", "harfbuzzjs", "mupdf", "pdfjs-dist", "sharp"];

const source = fileURLToPath(workerData.source);
const bundle = join(KEPT, `${basename(source, ".ts")}.mjs`);
const list = `${bundle}.json`;

// Packages of CommonJS in the bundle ask for Node's own modules.
globalThis.require = createRequire(bundle);
if (!isFresh()) await makeBundle();
await import(pathToFileURL(bundle).href);

/** Whether all files have the times that they had then. */
function isFresh() {
  try {
    const files = Object.entries(JSON.parse(readFileSync(list, "utf8")));
    return files.every(([path, time]) => statSync(join(API, path)).mtimeMs === time);
  } catch {
    return false;
  }
}

async function makeBundle() {
  const { build } = await import("esbuild");
  const { metafile, outputFiles } = await build({
    entryPoints: [source],
    absWorkingDir: API,
    bundle: true,
    external: OUTSIDE,
    platform: "node",
    target: "node20",
    format: "esm",
    outfile: bundle,
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const files = [...Object.keys(metafile.inputs), relative(API, fileURLToPath(import.meta.url))];
  const times = files.map((path) => [path, statSync(join(API, path)).mtimeMs]);
  mkdirSync(KEPT, { recursive: true });
  put(bundle, outputFiles[0].contents);
  put(list, JSON.stringify(Object.fromEntries(times)));
}

/** As a whole: another thread may read it meanwhile. */
function put(path, content) {
  const aside = `${path}.${process.pid}-${threadId}`;
  writeFileSync(aside, content);
  renameSync(aside, path);
}

/** The weight of what a page loads to verify a bundle: the parts for PDFs and for state proofs come when they are needed. */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const LOADED_LATER = ["*/pdf/opening.ts", "*/time-stamp/read-time-stamp.ts", "*/state-proof/prove.ts"];
/** 25 KB, gzip. */
const MOST_BYTES = 25_000;

test("what verifies bundles in a browser weighs at most 25 KB", async () => {
  const entry = { contents: 'export { verify } from "./verify.ts";', resolveDir: SOURCES, loader: "ts" } as const;
  const { outputFiles, metafile } = await build({
    stdin: entry,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    external: LOADED_LATER,
    write: false,
    metafile: true,
  });
  const inside = Object.keys(metafile.inputs);
  expect(inside.filter((path) => /badge\/|node_modules\/(?!@noble)/.test(path))).toEqual([]);
  expect(gzipSync(outputFiles[0]?.contents ?? "").length).toBeLessThan(MOST_BYTES);
});

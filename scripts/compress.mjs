/** Writes compressed copies (.br, .gz) beside the built pages, so that the server need not compress them. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXTS = new Set([".js", ".mjs", ".wasm", ".css", ".html", ".svg", ".json", ".webmanifest"]);
const SMALLEST = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

export function compressPages(dir) {
  for (const name of readdirSync(dir, { recursive: true })) {
    const file = join(dir, name);
    if (!TEXTS.has(extname(file)) || statSync(file).size < SMALLEST) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, BROTLI));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

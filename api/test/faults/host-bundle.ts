/**
 * Bundles the host and its packages once for each run. The host is started so often that loading its files would be
 * most of the work (CPU for a start: 2.3 s from its packages, 0.9 s from one file, 0.4 s with that file's compiled code
 * cached).
 */
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
/** Packages with native code, which stay outside of the bundle. `pg` works without `pg-native`. */
const OUTSIDE = ["@myriaddreamin/typst-ts-node-compiler", "@node-rs/argon2", "pg-native"];
/**
 * Packages that draw, which no host does: loading `sharp` costs a tenth of each start, and `harfbuzzjs` waits for its
 * WebAssembly while it is loaded, which a CommonJS file cannot.
 */
const NOT_DRAWN: Readonly<Record<string, string>> = {
  sharp: `
const nothing = () => { throw new Error("a host of the fault harness draws no pictures"); };
export default Object.assign(nothing, { cache() {}, concurrency() {} });`,
  harfbuzzjs: `
const nothing = () => { throw new Error("a host of the fault harness measures no text"); };
export { nothing as Blob, nothing as Buffer, nothing as Face, nothing as Feature, nothing as Font, nothing as shape };
export const Direction = {};`,
};
const PREFIX = "\0not-drawn:";
const withoutDrawing = {
  name: "without-drawing",
  enforce: "pre",
  resolveId: (id: string) => (id in NOT_DRAWN ? `${PREFIX}${id}` : undefined),
  load: (id: string) => (id.startsWith(PREFIX) ? NOT_DRAWN[id.slice(PREFIX.length)] : undefined),
};

/** The environment variable with the path of the built program. */
const PROGRAM = "FAULT_PROGRAM";

/** The path of the program, for `run-cached.mjs`. Beside it is the thread that makes credentials, as in a build. */
export async function bundleHost(): Promise<string> {
  const made = process.env[PROGRAM];
  if (made) return made;
  // Inside the workspace, so that the outside packages are found.
  const outDir = join(root, "node_modules", ".cache", "ijaza", `faults-${process.pid}`);
  process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
  await bundleFile(join(root, "api/test/faults/host.ts"), outDir, { format: "cjs", entryFileNames: "host.cjs" });
  await bundleFile(join(root, "api/src/features/issuing/issuing-thread.ts"), outDir, {
    format: "es",
    entryFileNames: "issuing-thread.js",
  });
  const program = join(outDir, "host.cjs");
  process.env[PROGRAM] = program;
  return program;
}

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
    plugins: [withoutDrawing],
    resolve: { conditions: ["node"] },
    ssr: { noExternal: true, external: OUTSIDE, target: "node" },
    build: {
      ssr: true,
      target: "node20",
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { input, output: { ...output, codeSplitting: false } },
    },
  });
}

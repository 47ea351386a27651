/** Bundles the host once a run: it is killed and started so often that loading its sources would be most of the work. */
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const OWN = [/^@ijaza\//];

let bundling: Promise<string> | undefined;

/** Path of the program; the thread that makes credentials lies beside it, as in the built server. */
export function bundleHost(): Promise<string> {
  bundling ??= bundle();
  return bundling;
}

async function bundle(): Promise<string> {
  // Within the workspace, so that the packages which stay outside are found.
  const outDir = join(root, "node_modules", ".cache", "ijaza", `faults-${process.pid}`);
  process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
  // Vite is the web workspace's.
  const vite = createRequire(join(root, "web", "package.json")).resolve("vite");
  const { build } = await import(pathToFileURL(vite).href);
  await build({
    ...{ root, configFile: false, envDir: false, publicDir: false, logLevel: "error" },
    resolve: { conditions: ["node"] },
    ssr: { noExternal: OWN, target: "node" },
    build: {
      ...{ ssr: true, target: "node20", outDir, emptyOutDir: true, minify: false },
      rollupOptions: {
        input: {
          host: join(root, "api/test/faults/host.ts"),
          "issuing-thread": join(root, "api/src/features/chain/issuing-thread.ts"),
        },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  return join(outDir, "host.js");
}

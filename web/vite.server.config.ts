/** Builds what the server runs of the client, as one module with all that it imports, after the pages that it paints. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, mergeConfig } from "vite";
import { SCRIPT_LIST } from "./script-list.ts";
import { shared } from "./vite.shared.ts";

export default defineConfig(
  mergeConfig(
    { ...shared, build: { outDir: "dist-server", target: "node20" } },
    {
      publicDir: false,
      // React takes its faster half by this name, whatever the environment of the server says.
      define: {
        "process.env.NODE_ENV": JSON.stringify("production"),
        SCRIPT_LIST: readFileSync(resolve(import.meta.dirname, "dist", SCRIPT_LIST), "utf8"),
      },
      ssr: { noExternal: true },
      build: {
        emptyOutDir: true,
        ssr: "src/public-server.tsx",
        rolldownOptions: { output: { codeSplitting: false } },
      },
    },
  ),
);

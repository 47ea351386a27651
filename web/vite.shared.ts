/** What both builds of the client have in common: hashed assets, nothing inline (the pages are served under a strict CSP). */
import { resolve } from "node:path";
import globalData from "@csstools/postcss-global-data";
import react from "@vitejs/plugin-react";
import customMedia from "postcss-custom-media";
import type { UserConfig } from "vite";
import { clientSchema } from "./client-schema.ts";
import { hasSideEffects } from "./module-graph.ts";

const SCHEMA = resolve(import.meta.dirname, "../schema/src");

export const shared = {
  root: import.meta.dirname,
  plugins: [clientSchema(SCHEMA), react()],
  css: {
    postcss: {
      plugins: [globalData({ files: [resolve(import.meta.dirname, "src/ui/styles/breakpoints.css")] }), customMedia()],
    },
  },
  build: {
    outDir: "dist",
    target: "es2022",
    // A data: URL would need its own entry in the CSP.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: hasSideEffects,
      },
      output: {
        // The groups have judged what a module imports as well.
        codeSplitting: { includeDependenciesRecursively: false },
      },
    },
  },
} satisfies UserConfig;

/** What both builds of the client have in common: hashed assets, nothing inline (the pages are served under a strict CSP). */
import { resolve } from "node:path";
import globalData from "@csstools/postcss-global-data";
import react from "@vitejs/plugin-react";
import customMedia from "postcss-custom-media";
import type { UserConfig } from "vite";
import { hasSideEffects } from "./module-graph.ts";

export const shared = {
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: [
      // The schema's shapes are types here; see the file for why.
      { find: /^zod$/, replacement: resolve(import.meta.dirname, "src/platform/api/shapes-only.ts") },
      { find: /^[.]\/any-layout[.]ts$/, replacement: resolve(import.meta.dirname, "src/platform/api/no-layout.ts") },
    ],
  },
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
      // A page takes the endpoints it names, and no others.
      treeshake: {
        manualPureFunctions: ["endpoint", "statistic", "z"],
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

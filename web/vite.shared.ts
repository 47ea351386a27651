/** What both builds of the client have in common: hashed assets, nothing inline (the pages are served under a strict CSP). */
import { resolve } from "node:path";
import globalData from "@csstools/postcss-global-data";
import react from "@vitejs/plugin-react";
import customMedia from "postcss-custom-media";
import type { Plugin, UserConfig } from "vite";
import { hasSideEffects } from "./module-graph.ts";

const SCHEMA = resolve(import.meta.dirname, "../schema/src");
const SHAPES = "schemaShapes";

/**
 * What the schema does with zod may be left out where nobody uses it, and rolldown is told so by name: this gives it a name that
 * no minified library has.
 */
const nameShapes: Plugin = {
  name: "name-shapes",
  enforce: "pre",
  transform(code, id) {
    if (!id.startsWith(SCHEMA) || !code.includes('import { z } from "zod"')) return null;
    return { code: code.replace(/\bz\b(?=\s*\.)/g, SHAPES).replace("{ z }", `{ z as ${SHAPES} }`), map: null };
  },
};

export const shared = {
  root: import.meta.dirname,
  plugins: [nameShapes, react()],
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
        manualPureFunctions: ["endpoint", "statistic", SHAPES],
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

/** Builds the web client: hashed assets, nothing inline (the pages are served under a strict CSP), public pages apart from the staff area. */
import { resolve } from "node:path";
import globalData from "@csstools/postcss-global-data";
import react from "@vitejs/plugin-react";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vite";
import { chunkOf, preloadedWith } from "./chunks.ts";

export default defineConfig({
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
    emptyOutDir: true,
    target: "es2022",
    // A data: URL would need its own entry in the CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    rolldownOptions: {
      // A page takes the endpoints it names, and no others.
      treeshake: { manualPureFunctions: ["endpoint", "statistic", "z"], propertyReadSideEffects: false },
      output: {
        // A group of icons is called after all that use it, which every script that imports it would repeat.
        chunkFileNames: ({ name }) => `assets/${name.startsWith("icons~") ? "icons" : "[name]"}-[hash].js`,
        codeSplitting: {
          // chunkOf has judged what a module imports as well.
          includeDependenciesRecursively: false,
          groups: [
            { name: "base", tags: ["$initial"], priority: 2 },
            // All come through one file, which tells nothing of who uses which; they import nothing but what is in the base.
            {
              name: "icons",
              test: /lucide-react.*icons/,
              priority: 1,
              entriesAware: true,
              entriesAwareMergeThreshold: 10_000,
            },
            { name: chunkOf },
          ],
        },
      },
    },
    reportCompressedSize: true,
  },
});

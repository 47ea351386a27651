/** Builds the web client: hashed assets, nothing inline (the pages are served under a strict CSP), public pages apart from the staff area. */
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: [
      // The schema's shapes are types here; see the file for why.
      { find: /^zod$/, replacement: resolve(import.meta.dirname, "src/platform/api/shapes-only.ts") },
    ],
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // A data: URL would need its own entry in the CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A page takes the endpoints it names, and no others.
      treeshake: { manualPureFunctions: ["endpoint", "statistic", "z"], propertyReadSideEffects: false },
    },
    reportCompressedSize: true,
  },
});

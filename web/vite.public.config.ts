/** Builds the pages where visitors verify, beside the rest of the client and without its chunks: they load little, and all of it at once. */
import { defineConfig, mergeConfig, type Plugin } from "vite";
import { publicChunkOf } from "./chunks.ts";
import { writeScriptList } from "./script-list.ts";
import { shared } from "./vite.shared.ts";

/** The same page, of the other client: `public.html`. It knows dark surroundings before its styles are there. */
const asPublicPage: Plugin = {
  name: "public-page",
  transformIndexHtml: {
    order: "pre",
    handler: (page) =>
      page
        .replace("/src/main.tsx", "/src/public.ts")
        .replace('"color-scheme" content="light"', '"color-scheme" content="light dark"'),
  },
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const page = bundle["index.html"];
      if (page) page.fileName = "public.html";
    },
  },
};

export default defineConfig(
  mergeConfig(shared, {
    publicDir: false,
    plugins: [asPublicPage, writeScriptList(import.meta.dirname)],
    // One style sheet: what the server has painted needs it before any script.
    build: {
      emptyOutDir: false,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          chunkFileNames: "assets/[name]-[hash].js",
          codeSplitting: { groups: [{ name: publicChunkOf }] },
        },
      },
    },
  }),
);

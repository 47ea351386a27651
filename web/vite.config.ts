/** Builds the client for people with an account: public pages apart from the staff area. */
import { defineConfig, mergeConfig } from "vite";
import { chunkOf, preloadedWith } from "./chunks.ts";
import { shared } from "./vite.shared.ts";

export default defineConfig(
  mergeConfig(shared, {
    build: {
      emptyOutDir: true,
      modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
      rolldownOptions: {
        output: {
          chunkFileNames: "assets/[name]-[hash].js",
          codeSplitting: {
            groups: [{ name: "base", tags: ["$initial"] }, { name: chunkOf }],
          },
        },
      },
    },
  }),
);

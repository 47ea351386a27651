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
          // A group of icons is called after all that use it, which every script that imports it would repeat.
          chunkFileNames: ({ name }: { name: string }) =>
            `assets/${name.startsWith("icons~") ? "icons" : "[name]"}-[hash].js`,
          codeSplitting: {
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
    },
  }),
);

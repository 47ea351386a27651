/** Crashes and outages: whole servers that are started, killed and waited for, each file on a database and a chain of its own. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { COMMON, except, SETUP } from "../vitest.shared.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    name: "faults",
    include: ["test/faults/**/*.test.ts"],
    exclude: except(),
    globalSetup: ["test/global-setup.ts", "test/faults/bundle-setup.ts"],
    setupFiles: [SETUP, "test/left-behind.ts"],
    pool: "forks",
    isolate: false,
    ...COMMON,
    // All files at once: they wait for servers and chains most of the time.
    maxWorkers: 5,
    sequence: { groupOrder: 0 },
  },
});

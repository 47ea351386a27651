import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { PATIENT, WORKERS } from "../vitest.shared.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    name: "api",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // A project of their own: vitest.faults.config.ts.
    exclude: ["test/faults/**"],
    globalSetup: ["test/global-setup.ts"],
    setupFiles: ["test/left-behind.ts"],
    pool: "forks",
    // The application is loaded once a worker; each file has a database of its own, and test/left-behind.ts holds the rest apart.
    isolate: false,
    ...PATIENT,
    ...WORKERS,
  },
});

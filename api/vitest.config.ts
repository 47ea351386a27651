import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { PATIENT } from "../vitest.shared.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    name: "api",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["test/global-setup.ts"],
    setupFiles: ["test/left-behind.ts"],
    pool: "forks",
    // The application is loaded once a worker; each file has a database of its own, and test/left-behind.ts holds the rest apart.
    isolate: false,
    maxWorkers: 2,
    ...PATIENT,
  },
});

import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { COMMON, except, SETUP } from "../vitest.shared.ts";
import { bundledPackages } from "./test/bundled-packages.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  resolve: { alias: await bundledPackages() },
  test: {
    name: "api",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // A project of their own: vitest.faults.config.ts.
    exclude: except("test/faults/**"),
    globalSetup: ["test/global-setup.ts"],
    setupFiles: [SETUP, "test/load-application.ts", "test/left-behind.ts"],
    pool: "forks",
    // The application is loaded once a worker; test/kept-database.ts and test/left-behind.ts hold files apart.
    isolate: false,
    ...COMMON,
  },
});

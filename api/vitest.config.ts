import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { PATIENT } from "../vitest.shared.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    name: "api",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["test/global-setup.ts"],
    pool: "forks",
    maxWorkers: 2,
    ...PATIENT,
  },
});

/** Every test of the product under one runner, in projects by what their tests need. */
import { defineConfig } from "vitest/config";
import { reportTo } from "./vitest.reporter.ts";
import { COMMON, except, LongFilesFirst, SETUP } from "./vitest.shared.ts";

/** Where `scripts/test.mjs` reads what the run came to. */
const report = process.env.TEST_REPORT;

export default defineConfig({
  test: {
    ...COMMON,
    reporters: report ? ["default", reportTo(report)] : ["default"],
    sequence: { sequencer: LongFilesFirst },
    projects: [
      "api/vitest.faults.config.ts",
      "api",
      {
        // Small files that need no server: one project of all spares the workers of four.
        test: {
          name: "others",
          include: [
            "schema/{src,test}/**/*.test.ts",
            "web/*.test.ts",
            "verifier/{src,test}/**/*.test.ts",
            "contracts/test/**/*.test.ts",
            "bench/**/*.test.{ts,mjs}",
            "scripts/**/*.test.mjs",
          ],
          exclude: except(),
          setupFiles: [SETUP],
          environment: "node",
          isolate: false,
          ...COMMON,
        },
      },
      "web",
      "web/vitest.painting.config.ts",
    ],
  },
});

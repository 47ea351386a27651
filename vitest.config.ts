/** Every test of the product under one runner, in projects by what their tests need. */
import { defineConfig } from "vitest/config";
import { LongFilesFirst, PATIENT, WORKERS } from "./vitest.shared.ts";

export default defineConfig({
  test: {
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
          environment: "node",
          isolate: false,
          ...PATIENT,
          ...WORKERS,
        },
      },
      "web",
      "web/vitest.painting.config.ts",
    ],
  },
});

/** Every test of the product under one runner, in projects by what their tests need. */
import { defineConfig } from "vitest/config";
import { ALL_ELSE, LongFilesFirst, PATIENT } from "./vitest.shared.ts";

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      "api/vitest.faults.config.ts",
      "api",
      "web",
      {
        // Small files that need no server: one project of all spares the workers of four.
        test: {
          name: "others",
          include: [
            "schema/{src,test}/**/*.test.ts",
            "verifier/{src,test}/**/*.test.ts",
            "contracts/test/**/*.test.ts",
            "bench/**/*.test.{ts,mjs}",
            "scripts/**/*.test.mjs",
          ],
          environment: "node",
          isolate: false,
          ...ALL_ELSE,
          ...PATIENT,
        },
      },
    ],
  },
});

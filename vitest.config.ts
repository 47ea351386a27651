/** Every test of the project under one runner, one project a workspace. */
import { defineConfig } from "vitest/config";
import { ALL_ELSE, LongFilesFirst, PATIENT } from "./vitest.shared.ts";

const ofNode = (name: string, include: string[]) => ({
  test: { name, include, environment: "node", isolate: false, ...ALL_ELSE, ...PATIENT },
});

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      "api/vitest.faults.config.ts",
      "api",
      "web",
      ofNode("schema", ["schema/{src,test}/**/*.test.ts"]),
      ofNode("verifier", ["verifier/{src,test}/**/*.test.ts"]),
      ofNode("contracts", ["contracts/test/**/*.test.ts"]),
      ofNode("bench", ["bench/**/*.test.{ts,mjs}"]),
      ofNode("scripts", ["scripts/**/*.test.mjs"]),
    ],
  },
});

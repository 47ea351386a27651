/** Runs the tests of the specification's constants against a client in which every constant is wrong. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mergeConfig } from "vitest/config";
import base from "../../web/vitest.config.ts";
import { root } from "../stamps.mjs";
import { BREACHES } from "./breaches.mjs";

const breachesIn = (id) => BREACHES.filter(({ file }) => id.split("?")[0] === join(root, "web", "src", file));

const plant = (text, { name, from, to }) => {
  if (!text.includes(from)) throw new Error(`${name}: "${from}" stands nowhere in the file that it names`);
  return text.replace(from, to);
};

export default mergeConfig(base, {
  // Most of what these tests wait for never comes, so they wait for less time than elsewhere.
  test: { setupFiles: [join(root, "web", "src", "testing", "short-wait.ts")] },
  plugins: [
    {
      name: "plant-breaches",
      enforce: "pre",
      load(id) {
        const found = breachesIn(id);
        if (found.length === 0) return null;
        const broken = found.reduce(plant, readFileSync(id.split("?")[0], "utf8"));
        return id.endsWith("?raw") ? `export default ${JSON.stringify(broken)}` : broken;
      },
    },
  ],
});

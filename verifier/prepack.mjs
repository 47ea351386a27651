/** Builds the package: the sources as JavaScript with their types. `npm pack` and `publish` run it. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const here = import.meta.dirname;
const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin", "tsc");

rmSync(join(here, "dist"), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [tsc, "-p", join(here, "tsconfig.package.json")], { stdio: "inherit" });
process.exitCode = status ?? 1;

// The compiler leaves `.ts` in the imports of the types, but the package contains only `.js`.
const dist = join(here, "dist");
for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".d.ts"))) {
  const types = readFileSync(join(dist, name), "utf8");
  writeFileSync(join(dist, name), types.replaceAll(/(["'])(\.{1,2}\/[^"']+)\.ts\1/g, "$1$2.js$1"));
}

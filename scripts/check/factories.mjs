/**
 * Keeps the interfaces of rooms readable: a function that creates one (`createRooms`) has at most sixty lines, and the
 * type of what it creates is written out, not derived from the function.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../stamps.mjs";

export const MOST_LINES = 60;

const FACTORY = /^(?:export )?(?:async )?function (create[A-Z]\w*)/;
const DERIVED = /^export type (\w+) = (?:Awaited<)?ReturnType<typeof create[A-Z]/;
const LEFT_OUT = /[.]test[.]ts$/;

/** Gives the number of factories, and each violation as `file: name, reason`. */
export function checkFactories({ from = root, folder = "api/src" } = {}) {
  const files = readdirSync(join(from, folder), { recursive: true })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith(".ts") && !LEFT_OUT.test(path))
    .sort();
  const read = files.map((path) => ({ path, ...readSource(readFileSync(join(from, path), "utf8")) }));
  const found = read.flatMap(({ path, factories, derived }) => [
    ...factories
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ name, lines }) => `${path}: ${name}, ${lines} lines, at most ${MOST_LINES}`),
    ...derived.map((name) => `${path}: ${name}, a type that is not written out`),
  ]);
  return { count: read.reduce((sum, { factories }) => sum + factories.length, 0), found };
}

/** Relies on the formatter, which ends a top-level function with a brace on a line of its own. */
function readSource(source) {
  const lines = source.split("\n");
  const factories = lines.flatMap((line, at) => {
    const name = FACTORY.exec(line)?.[1];
    return name ? [{ name, lines: lines.indexOf("}", at) - at + 1 }] : [];
  });
  return { factories, derived: lines.flatMap((line) => DERIVED.exec(line)?.[1] ?? []) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { count, found } = checkFactories();
  for (const line of found) console.error(line);
  console.log(`${count} factories read, ${found.length} that cannot be read at a glance`);
  process.exitCode = found.length > 0 || count === 0 ? 1 : 0;
}

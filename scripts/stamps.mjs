/** Runs a step only when its inputs have changed since it last succeeded, and finds that out cheaply. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export const root = join(import.meta.dirname, "..");
const stampOf = (from, name) => join(from, "node_modules", ".cache", "ijaza", `${name}.json`);
const IGNORED = new Set(["node_modules", "dist", "dist-server", "coverage"]);

/**
 * Runs `make` unless its inputs (paths from the root) are unchanged and every output exists; true when it ran. Times
 * and sizes are compared first, then the content, so that a fresh checkout of the same content builds nothing.
 */
export async function makeIfStale({ name, inputs, outputs, make, from = root }) {
  const files = inputs.flatMap((path) => listFiles(join(from, path)));
  const stampFile = stampOf(from, name);
  const stamp = readStamp(stampFile);
  const look = hashOf(files, ({ path, stats }) => `${relative(from, path)} ${stats.mtimeMs} ${stats.size}`);
  const present = outputs.every((path) => existsSync(join(from, path)));
  if (present && stamp.look === look) return false;
  const content = hashOf(files, ({ path }) => `${relative(from, path)} ${digestOf(path)}`);
  if (present && stamp.content === content) {
    writeStamp(stampFile, { look, content });
    return false;
  }
  rmSync(stampFile, { force: true });
  await make();
  writeStamp(stampFile, { look, content });
  return true;
}

const digestOf = (path) => createHash("sha256").update(readFileSync(path)).digest("hex");

function hashOf(files, describe) {
  const hash = createHash("sha256").update(process.version);
  for (const file of files) hash.update(`${describe(file)}\n`);
  return hash.digest("hex");
}

/** The source files below a path without tests, in a stable order. */
function listFiles(path) {
  if (!existsSync(path)) return [];
  const stats = statSync(path);
  if (stats.isFile()) return [{ path, stats }];
  const names = readdirSync(path).sort();
  return names
    .filter((name) => !IGNORED.has(name) && !/\.test\.(tsx?|mjs)$/.test(name))
    .flatMap((name) => listFiles(join(path, name)));
}

function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(stamp));
}

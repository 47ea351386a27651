/** What is kept from run to run, until what it is made from changes: in `node_modules`, for this user. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const CACHE = join(ROOT, "node_modules", ".cache", "ijaza");

/** The place of what is made from these files and folders of the repository, and from these further words. */
export function cachePlace(name: string, sources: readonly string[], ...words: readonly string[]): string {
  // Another user could not read what this one keeps.
  const hash = createHash("sha256").update([process.getuid?.(), ...words].join(" "));
  for (const file of sources.flatMap(listFiles)) hash.update(file).update(readFileSync(file));
  return join(CACHE, `${name}-${hash.digest("hex").slice(0, 16)}`);
}

/** Makes it and puts it there, as a whole or not at all: another run may do so at the same time. What was made before goes. */
export async function keepAt(place: string, make: (path: string) => unknown): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const aside = mkdtempSync(join(CACHE, "aside-"));
  try {
    await make(join(aside, "made"));
    renameSync(join(aside, "made"), place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  const kind = place.slice(0, place.lastIndexOf("-") + 1);
  const former = readdirSync(CACHE).map((name) => join(CACHE, name));
  for (const path of former.filter((each) => each.startsWith(kind) && each !== place)) {
    rmSync(path, { recursive: true, force: true });
  }
}

function listFiles(path: string): string[] {
  const place = join(ROOT, path);
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place, { recursive: true, encoding: "utf8" }).sort();
  const files = names.map((name) => join(place, name)).filter((each) => statSync(each).isFile());
  return files.filter((each) => !each.endsWith(".test.ts"));
}

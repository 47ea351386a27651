/**
 * The packages of hundreds of modules, bundled: to load these in one piece takes a third of the time. They are kept from run to
 * run until the lockfile changes.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cachePlace, keepAt } from "./run-cache.ts";

/** By what the product imports. */
const PACKAGES = ["hucre/csv", "hucre/xlsx", "kysely", "viem", "viem/accounts", "zod"];

/** Aliases for Vite. */
export async function bundledPackages(): Promise<{ find: RegExp; replacement: string }[]> {
  const place = cachePlace("packages", ["package-lock.json", "api/test/bundled-packages.ts"]);
  if (!existsSync(place)) await keepAt(place, bundle);
  return PACKAGES.map((name) => ({ find: new RegExp(`^${name}$`), replacement: join(place, `${fileOf(name)}.mjs`) }));
}

const fileOf = (name: string) => name.replace("/", "-");

async function bundle(outdir: string): Promise<void> {
  const { build } = await import("esbuild");
  const entryPoints = Object.fromEntries(PACKAGES.map((name) => [fileOf(name), name]));
  const absWorkingDir = fileURLToPath(new URL("..", import.meta.url));
  const outExtension = { ".js": ".mjs" };
  // `splitting`: what two of them have in common is there once.
  await build({
    entryPoints,
    absWorkingDir,
    outdir,
    outExtension,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
  });
}

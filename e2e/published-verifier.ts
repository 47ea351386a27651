/** Installs the packed verifier in a folder outside of this checkout, as other people have it. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../verifier", import.meta.url));
export const ROOT = dirname(SOURCE);

/** Packs the verifier by the line of its README, unpacks it into `folder`/node_modules, and copies what it needs there, without a registry. */
export function installPublished(folder: string): string {
  const installed = join(folder, "node_modules", "ijaza-verify");
  mkdirSync(installed, { recursive: true });
  const env = { ...process.env, npm_config_pack_destination: folder };
  execFileSync("sh", ["-c", packingLine()], { cwd: SOURCE, stdio: "pipe", env });
  const { name, version, dependencies } = readManifest(SOURCE);
  const tarball = join(folder, `${name}-${version}.tgz`);
  execFileSync("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  copyPackages(Object.keys(dependencies), folder);
  return installed;
}

/** Adds what the README names for badges, time stamps and audit logs. */
export const installPeers = (folder: string): void =>
  copyPackages(Object.keys(readManifest(SOURCE).peerDependencies), folder);

function copyPackages(names: readonly string[], folder: string): void {
  for (const needed of names) copyPackage(needed, { from: SOURCE, folder, copied: new Set() });
}

/** The last line, after what a clone has to install first. */
function packingLine(): string {
  const readme = readFileSync(join(SOURCE, "README.md"), "utf8");
  const [, line] = /<!-- packing: run by a test -->\n```sh\nnpm ci\n(.*)\n```/.exec(readme) ?? [];
  if (!line) throw new Error("the README has no line for packing");
  return line;
}

type Packages = Record<string, string>;
type Manifest = { name: string; version: string; dependencies: Packages; peerDependencies: Packages };
type CopyPackageOptions = { from: string; folder: string; copied: Set<string> };

const readManifest = (folder: string): Manifest => ({
  dependencies: {},
  peerDependencies: {},
  ...JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
});

/** Copies a package and its own dependencies, each to the place that it has in the checkout. */
function copyPackage(name: string, { from, folder, copied }: CopyPackageOptions): void {
  const found = findPackage(name, from);
  if (copied.has(found)) return;
  copied.add(found);
  cpSync(found, join(folder, placeOf(found)), { recursive: true, dereference: true });
  for (const needed of Object.keys(readManifest(found).dependencies))
    copyPackage(needed, { from: found, folder, copied });
}

/** Versions that the verifier alone has stand inside of it. */
const placeOf = (found: string): string =>
  found.startsWith(join(SOURCE, "node_modules"))
    ? join("node_modules", "ijaza-verify", relative(SOURCE, found))
    : relative(ROOT, found);

function findPackage(name: string, from: string): string {
  const places = createRequire(join(from, "package.json")).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((place) => existsSync(join(place, "package.json")));
  if (found) return realpathSync(found);
  throw new Error(`${name} is not installed`);
}

/** The example in the package's README. */
export function exampleOf(installed: string): string {
  const [, example] =
    /<!-- example: run by a test -->\n```js\n([\s\S]*?)```/.exec(readFileSync(join(installed, "README.md"), "utf8")) ??
    [];
  if (!example) throw new Error("the README has no example");
  return example;
}

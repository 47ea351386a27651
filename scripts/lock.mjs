/**
 * Completes package-lock.json. `npm ci` refuses a lock file without the optional platform packages of an installed
 * package, even when the registry in use does not offer them. Such a package gets an entry with its version and
 * platform but without an address, because npm fetches it only on that platform. Run `node scripts/lock.mjs` after
 * every `npm install`; `--check` says whether the file is complete.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./stamps.mjs";

const FILE = join(root, "package-lock.json");
const SYSTEMS = /darwin|win32|linux|freebsd|netbsd|openbsd|android|openharmony|sunos|aix/;
const PROCESSORS = /arm64|arm(?!64)|x64|amd64|ia32|ppc64|s390x|riscv64|loong64|mips64el|wasm32/;

/** Adds the missing packages to a parsed lock file; gives the names that it added. */
export function complete(lock) {
  const added = [];
  for (const [owner, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const places = [`${owner}/node_modules/${name}`, `node_modules/${name}`];
      if (places.some((place) => lock.packages[place]) || !/^\d+\.\d+\.\d+/.test(version)) continue;
      lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
      added.push(name);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")));
  return added;
}

function platformOf(name) {
  const base = name.split("/").pop();
  const os = SYSTEMS.exec(base)?.[0];
  const cpu = PROCESSORS.exec(base)?.[0].replace("amd64", "x64");
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const lock = JSON.parse(readFileSync(FILE, "utf8"));
  const added = complete(lock);
  if (process.argv.includes("--check")) {
    if (added.length > 0) console.error(`package-lock.json lacks ${added.join(", ")}: run node scripts/lock.mjs`);
    process.exit(added.length > 0 ? 1 : 0);
  }
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
}

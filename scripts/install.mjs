/** Installs what package-lock.json lists unless node_modules already has it. Needs only Node and npm. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "./run.mjs";
import { root } from "./stamps.mjs";

const STAMP = join(root, "node_modules", ".ijaza-lock");

/** Installs from the lock file when needed; true when it did. */
export async function ensureInstalled({ say = console.log } = {}) {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = createHash("sha256").update(`${process.platform} ${process.arch} ${lock}`).digest("hex");
  if (readText(STAMP) === stamp) return false;
  const installs = !isInstalled(JSON.parse(lock), readInstalled());
  if (installs) {
    say("Installing packages from the lock (once) …");
    await runNpm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  }
  writeFileSync(STAMP, stamp);
  return installs;
}

/** Compares the lock file with npm's own list of installed packages, which lacks packages of other platforms. */
export function isInstalled({ packages }, installed) {
  return Object.entries(packages).every(([path, locked]) => {
    if (!path.includes("node_modules/") || locked.link) return true;
    const found = installed[path];
    return found ? found.version === locked.version && found.integrity === locked.integrity : isForElsewhere(locked);
  });
}

function readInstalled() {
  const note = readText(join(root, "node_modules", ".package-lock.json"));
  return note ? JSON.parse(note).packages : {};
}

/** npm skips optional packages for other platforms. If one for this platform is missing, its user reports it. */
const isForElsewhere = ({ optional, devOptional }) => optional === true || devOptional === true;

function runNpm(args) {
  const npm = process.env.npm_execpath;
  // Packages for building and testing are needed regardless of NODE_ENV.
  const env = { NODE_ENV: "development", npm_config_production: undefined };
  return npm?.endsWith("npm-cli.js") ? run(process.execPath, [npm, ...args], { env }) : run("npm", args, { env });
}

function readText(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await ensureInstalled();

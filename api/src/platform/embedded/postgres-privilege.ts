/** PostgreSQL refuses to run as root: chooses its user, and a place where that user can reach its files. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { writeDurably } from "./durable-file.ts";
import type { EmbeddedLog } from "./embedded-log.ts";
import { hasSetpriv, hasUnshare, signalAtParentDeath } from "./linux-tools.ts";
import { StartUpError } from "./start-up-error.ts";

/** `none`: our user. `user-namespace`: root mapped to nobody, files stay ours. `setpriv`: nobody, owning the files. */
export type Privilege = "none" | "user-namespace" | "setpriv";

/** `words` is the prefix of PostgreSQL's commands; `dir` and `native` are where that user reaches them. */
export type PostgresPlace = { privilege: Privilege; words: string[]; dir: string; native: string };

const NOBODY = 65534;
const AS_MAPPED = ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const AS_NOBODY = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
const POINTER = "moved-to";

type PlaceOptions = { dir: string; native: string; privilege: Privilege | undefined; log: EmbeddedLog };

/** Chooses the way, moves files that the user could not reach, and changes their owner. */
export async function preparePlace({
  dir,
  native,
  privilege = choosePrivilege(),
  log,
}: PlaceOptions): Promise<PostgresPlace> {
  const home = followPointer(dir);
  if (privilege !== "setpriv") {
    own(home, process.getuid?.() ?? 0);
    const words = [...(privilege === "none" ? [] : AS_MAPPED), ...signalAtParentDeath("INT")];
    return { privilege, words, dir: home, native };
  }
  own(home, NOBODY);
  const reached = canNobody("-w", home) ? home : await moveHome({ from: home, dir, log });
  return {
    privilege,
    words: [...AS_NOBODY, "--pdeathsig", "INT"],
    dir: reached,
    native: canNobody("-x", join(native, "bin", "postgres")) ? native : copyNative({ native, dir: reached, log }),
  };
}

function choosePrivilege(): Privilege {
  if (process.getuid?.() !== 0) return hasAccount() || !runs([...AS_MAPPED, "true"]) ? "none" : "user-namespace";
  if (hasUnshare() && runs([...AS_MAPPED, "true"])) return "user-namespace";
  if (hasSetpriv() && runs([...AS_NOBODY, "true"])) return "setpriv";
  throw new StartUpError("privileges_missing", { server: "PostgreSQL" });
}

/** Containers may run under a user id without an account, which PostgreSQL refuses. */
function hasAccount(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

/** Where the cluster of this directory is; it may have moved to a place that its user can reach. */
export function followPointer(dir: string): string {
  if (!existsSync(join(dir, POINTER))) return dir;
  const home = readFileSync(join(dir, POINTER), "utf8").trim();
  if (existsSync(home)) return home;
  throw new StartUpError("directory_moved_away", {
    server: "PostgreSQL",
    directory: home,
    pointer: join(dir, POINTER),
  });
}

/** Finds a reachable place, moves an existing cluster there, and leaves a pointer to it. */
async function moveHome({ from, dir, log }: { from: string; dir: string; log: EmbeddedLog }): Promise<string> {
  const name = `ijaza-${createHash("sha256").update(resolve(dir)).digest("hex").slice(0, 12)}`;
  const home = [`/var/lib/${name}`, `/var/tmp/${name}`].find(makeForNobody);
  if (!home) throw new StartUpError("privileges_missing", { server: "PostgreSQL", directory: dir });
  if (existsSync(join(from, "data"))) takeAlong(from, home);
  own(home, NOBODY);
  await writeDurably(join(dir, POINTER), `${home}\n`);
  log.warn({ from: dir, to: home }, "the database lives elsewhere: its user cannot reach the data directory");
  return home;
}

function makeForNobody(home: string): boolean {
  try {
    mkdirSync(home, { mode: 0o700, recursive: true });
    const { uid } = lstatSync(home);
    if (uid !== 0 && uid !== NOBODY) return false;
    chownSync(home, NOBODY, NOBODY);
    return canNobody("-w", home);
  } catch {
    return false;
  }
}

function takeAlong(from: string, home: string): void {
  rmSync(join(home, "data"), { recursive: true, force: true });
  cpSync(join(from, "data"), join(home, "data.new"), { recursive: true, preserveTimestamps: true });
  renameSync(join(home, "data.new"), join(home, "data"));
  renameSync(join(from, "data"), join(from, `data.moved-${Date.now()}`));
}

function copyNative({ native, dir, log }: { native: string; dir: string; log: EmbeddedLog }): string {
  const copy = join(dir, "native");
  const done = join(copy, "copied-from");
  const stamp = `${native} ${lstatSync(join(native, "bin", "postgres")).mtimeMs}`;
  if (existsSync(done) && readFileSync(done, "utf8") === stamp) return copy;
  rmSync(copy, { recursive: true, force: true });
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  spawnSync("chmod", ["-R", "a+rX", copy]);
  spawnSync("sh", ["-c", 'printf %s "$1" > "$2"', "sh", stamp, done]);
  log.info({ to: copy }, "copied PostgreSQL's programs to where its user reaches them");
  return copy;
}

/** Changes the owner of a directory with all its content, if it is another one. */
function own(dir: string, uid: number): void {
  if (process.getuid?.() !== 0) return;
  const data = join(dir, "data");
  const owners = [dir, data].filter((path) => existsSync(path)).map((path) => lstatSync(path).uid);
  if (owners.some((owner) => owner !== uid)) spawnSync("chown", ["-R", "-h", `${uid}:${uid}`, dir]);
}

const runs = ([command = "", ...args]: string[]) => spawnSync(command, args, { stdio: "ignore" }).status === 0;
const canNobody = (how: "-w" | "-x", path: string) => runs([...AS_NOBODY, "test", how, path]);

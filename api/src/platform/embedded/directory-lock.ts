/** Allows one process per directory: a kernel lock that ends with its holder, and a note that names the holder. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { hasFlock, signalAtParentDeath } from "./linux-tools.ts";
import { StartUpError } from "./start-up-error.ts";

/** Exit code of a command under `lockWords` when the lock is taken. */
export const LOCK_TAKEN = 75;

const DYING_SERVER_SECONDS = 30;
const DYING_HOLDER_SECONDS = 5;
const holderNote = z.object({ pid: z.number().int(), born: z.string() });

/** Throws when another running process, or this one, holds the directory. */
export function refuseIfHeld(dir: string, server: string): void {
  const holder = readHolder(dir);
  if (holder && bornAt(holder.pid) === holder.born) {
    throw new StartUpError("directory_in_use", { server, directory: dir, process: holder.pid });
  }
}

/** Writes a note that names this process as the holder; returns the function that removes it. */
export function noteHolder(dir: string): () => void {
  writeFileSync(join(dir, "holder.json"), JSON.stringify({ pid: process.pid, born: bornAt(process.pid) }));
  return () => rmSync(join(dir, "holder.json"), { force: true });
}

/** A command prefix that keeps the directory locked until the command and all its children have ended. */
export function lockWords(dir: string, { waitSeconds = DYING_SERVER_SECONDS } = {}): string[] {
  if (!hasFlock()) return [];
  return ["flock", "--no-fork", "--wait", `${waitSeconds}`, "--conflict-exit-code", `${LOCK_TAKEN}`, join(dir, "lock")];
}

/** Locks a directory for this process. A child holds the lock and ends with us, because it is `cat` on our pipe. */
export async function holdDirectory(dir: string, server: string): Promise<() => void> {
  refuseIfHeld(dir, server);
  const unlock = await holdLock(dir, server);
  const forgetHolder = noteHolder(dir);
  return () => {
    forgetHolder();
    unlock();
  };
}

async function holdLock(dir: string, server: string): Promise<() => void> {
  const lock = lockWords(dir, { waitSeconds: DYING_HOLDER_SECONDS });
  if (lock.length === 0) return () => undefined;
  const [command = "", ...args] = [...lock, ...signalAtParentDeath("KILL"), "cat"];
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"], detached: true });
  child.stdin.on("error", () => undefined);
  child.stdin.write("locked\n");
  const exited = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), exited]);
  if (child.exitCode === LOCK_TAKEN) throw new StartUpError("directory_in_use", { server, directory: dir });
  return () => child.kill("SIGKILL");
}

function readHolder(dir: string) {
  try {
    return holderNote.parse(JSON.parse(readFileSync(join(dir, "holder.json"), "utf8")));
  } catch {
    return undefined;
  }
}

/** Distinguishes a process from a later one with the same id; empty when it has ended. */
function bornAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? "" : (fields[18] ?? "");
  } catch {
    return process.platform === "linux" ? "" : isAlive(pid);
  }
}

function isAlive(pid: number): string {
  try {
    process.kill(pid, 0);
    return "alive";
  } catch {
    return "";
  }
}

/** One run of a PostgreSQL server process: launched under the directory's lock, ready, ended. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { LOCK_TAKEN } from "./directory-lock.ts";
import type { EmbeddedLog } from "./embedded-log.ts";
import type { PostgresPlace } from "./postgres-privilege.ts";
import { StartUpError } from "./start-up-error.ts";

export type StopMode = "fast" | "immediate";

export type RunningPostgres = { pid: number; exited: Promise<unknown>; stop(mode: StopMode): Promise<void> };

type LaunchPostgresOptions = {
  place: PostgresPlace;
  port: number;
  settings: Record<string, string>;
  lock: string[];
  log: EmbeddedLog;
};

const SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const;
const FAST_STOP_MS = 20_000;

/** While the lock is held nobody else uses this directory, so a process id file there is stale, even for a live id. */
const DROP_STALE_PID = ["sh", "-c", 'rm -f "$0"; exec "$@"'];

/** Resolves when the server accepts connections; throws StartUpError with its last output. */
export async function launchPostgres({
  place,
  port,
  settings,
  lock,
  log,
}: LaunchPostgresOptions): Promise<RunningPostgres> {
  const data = join(place.dir, "data");
  if (lock.length === 0) await endLeftover(join(data, "postmaster.pid"));
  const [command = "", ...args] = [
    ...(lock.length > 0 ? [...lock, ...DROP_STALE_PID, join(data, "postmaster.pid")] : []),
    ...place.words,
    join(place.native, "bin", "postgres"),
    "-D",
    data,
    "-p",
    `${port}`,
    "-k",
    "",
    "-h",
    "127.0.0.1",
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  // In its own session: Ctrl-C reaches this process, which stops the server when its clients are done.
  const env = { PATH: process.env.PATH, LC_ALL: "C.UTF-8" };
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], detached: true, cwd: "/", env });
  const exited = once(child, "exit");
  await untilReady(child, exited, log);
  child.unref();
  return { pid: child.pid ?? 0, exited, stop: (mode) => stopProcess(child, exited, mode) };
}

/** Without kernel support a killed parent leaves its server running; nobody else holds the directory, so it is ours. */
async function endLeftover(pidFile: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  for (let waited = 0; waited < FAST_STOP_MS && signal(pid, waited === 0 ? "SIGINT" : 0); waited += 50) await delay(50);
}

function signal(pid: number, which: "SIGINT" | 0): boolean {
  try {
    return process.kill(pid, which);
  } catch {
    return false;
  }
}

async function untilReady(child: ChildProcess, exited: Promise<unknown>, log: EmbeddedLog): Promise<void> {
  const { stderr } = child;
  if (!stderr) throw new Error("the server was spawned without its error output");
  const output: string[] = [];
  const ready = new Promise<boolean>((resolve) => {
    createInterface({ input: stderr }).on("line", (line) => {
      if (output.push(line) > 20) output.shift();
      if (line.includes("database system is ready to accept connections")) resolve(true);
      if (/\b(PANIC|WARNING):/.test(line)) log.warn({ line }, "the database says");
    });
  });
  if (await Promise.race([ready, exited.then(() => false)])) return;
  const code = child.exitCode === LOCK_TAKEN ? "directory_in_use" : "server_did_not_start";
  throw new StartUpError(code, { server: "PostgreSQL", status: child.exitCode ?? "killed", said: output.join(" | ") });
}

async function stopProcess(child: ChildProcess, exited: Promise<unknown>, mode: StopMode): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  child.kill(SIGNALS[mode]);
  const harder = setTimeout(() => child.kill("SIGQUIT"), FAST_STOP_MS);
  await exited;
  clearTimeout(harder);
}

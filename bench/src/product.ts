/** Starts the product in its own process, with fresh embedded servers, to measure it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../../api/src/platform/database.ts";
import { urlOf } from "../../api/src/platform/embedded/postgres-cluster.ts";
import { followPointer } from "../../api/src/platform/embedded/postgres-privilege.ts";
import { readLogins } from "../../api/src/platform/embedded/postgres-roles.ts";
import { readRunNote } from "../../api/src/platform/run-note.ts";
import memory from "../../scripts/memory.json" with { type: "json" };
import { countRows } from "./rows.ts";

export const PASSWORD = process.env.BENCH_PASSWORD ?? "bench-password-2026";

export type Product = {
  url: string;
  process: ChildProcess;
  /** Resident memory of the server's process in MB, now and at its peak. */
  memory(): { now: number; peak: number };
  /** From now on the peak is that of what follows. Source: proc_pid_clear_refs(5). */
  forgetPeak(): void;
  /** CPU seconds so far of the server's process, its threads and its embedded servers. */
  cpuSeconds(): number;
  /** The address of its database, for the owner of the tables. */
  ownerUrl(): string;
  /** The part of the server's own process. */
  ownCpuSeconds(): number;
  stop(): Promise<void>;
};

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MAIN = join(ROOT, "api/dist/main.js");
const LOOK_MS = 100;

/** Starts the built server and waits until it is ready and its demo is made. */
export async function startProduct(): Promise<Product> {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-bench-"));
  const port = await freePort();
  const server = spawn(
    process.execPath,
    // As with `npm start`, and then what is tried.
    [...memory.args, ...(process.env.BENCH_NODE_ARGS ?? "").split(" ").filter(Boolean), MAIN],
    {
      env: {
        ...process.env,
        DATA_DIR: dir,
        PORT: String(port),
        DEMO_PASSWORD: PASSWORD,
        LOG_LEVEL: "error",
        // No limit, because all load comes from one address.
        PUBLIC_CALLS_PER_MINUTE: "0",
        RAISED_NETWORKS: "127.0.0.0/8=9999,::1/128=9999",
        // For strangers from elsewhere.
        TRUST_PROXY: "127.0.0.1",
        NODE_ENV: "production",
        ...memory.env,
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const url = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
  await until(async () => {
    if (server.exitCode !== null) throw new Error("the server ended at its start");
    return isReady();
  });
  await demoIsMade(ownerUrlIn(dir));
  return {
    url,
    process: server,
    memory: () => ({ now: statusOf(server.pid!, "VmRSS"), peak: statusOf(server.pid!, "VmHWM") }),
    forgetPeak: () => writeFileSync(`/proc/${server.pid}/clear_refs`, "5"),
    cpuSeconds: () => familyOf(server.pid!).reduce((sum, pid) => sum + cpuOf(pid), 0),
    ownerUrl: () => ownerUrlIn(dir),
    ownCpuSeconds: () => cpuOf(server.pid!),
    async stop() {
      server.kill("SIGTERM");
      await once(server, "exit");
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Waits until it is so, looking ten times a second. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(LOOK_MS);
}

/** The demo is made beside the first requests; visits to its pages come last. */
async function demoIsMade(ownerUrl: string): Promise<void> {
  const { db, pool } = openDatabase({ url: ownerUrl, poolSize: 1 });
  await until(async () => (await countRows(pool, "page_visits")) > 0);
  await db.destroy();
}

function ownerUrlIn(dir: string): string {
  const logins = readLogins(followPointer(join(dir, "postgres")));
  const port = readRunNote(dir)?.postgresPort;
  if (!logins || !port) throw new Error(`no database of ours runs in ${dir}`);
  return urlOf(logins.owner, port);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function statusOf(pid: number, name: string): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean)
    .map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

/** User and system time in seconds, including that of ended children. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const TICKS_A_SECOND = 100;
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
}

/** Embedded PostgreSQL: supervised, restarted when it dies, never left running. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { lockWords, noteHolder, refuseIfHeld } from "./directory-lock.ts";
import type { EmbeddedLog } from "./embedded-log.ts";
import { findFreePort } from "./free-port.ts";
import { findPostgres } from "./native-packages.ts";
import { makeClusterIfMissing, superuserOf, urlOf } from "./postgres-cluster.ts";
import { followPointer, type PostgresPlace, type Privilege, preparePlace } from "./postgres-privilege.ts";
import { launchPostgres, type RunningPostgres, type StopMode } from "./postgres-process.ts";
import { ensureRoles, readLogins } from "./postgres-roles.ts";

export type PostgresOptions = {
  dir: string;
  /** Further server settings, which override ours. */
  settings?: Record<string, string>;
  /** Default: a free one. It stays the same after restarts. */
  port?: number;
  /** Default: the first that works here; can be set by IJAZA_POSTGRES_PRIVILEGE. */
  privilege?: Privilege;
  log: EmbeddedLog;
};

export type EmbeddedPostgres = {
  /** The database address for the role that the server runs with. */
  url: string;
  /** The same for the owner of its tables, who may also create databases. */
  ownerUrl: string;
  superuserUrl: string;
  port: number;
  /** The current server process. */
  readonly pid: number;
  /** `fast` ends sessions and writes a checkpoint; `immediate` is like a crash, from which the next start recovers. */
  stop(mode?: StopMode): Promise<void>;
  /** Restarts the server on the same port; `immediate` as after a crash. */
  restart(mode?: StopMode): Promise<void>;
};

/** Commits are durable; the other settings are sized for two shared cores. */
const SETTINGS = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  jit: "off",
  shared_buffers: "128MB",
  work_mem: "16MB",
  maintenance_work_mem: "128MB",
  max_wal_size: "2GB",
  random_page_cost: "1.1",
  max_connections: "100",
  timezone: "UTC",
  log_timezone: "UTC",
};

/** Starts the cluster in `dir`, and creates it on the first start. Throws StartUpError. */
export async function startEmbeddedPostgres(input: PostgresOptions): Promise<EmbeddedPostgres> {
  // The server runs in another working directory.
  const options = { ...input, dir: resolve(input.dir) };
  const { dir, log } = options;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  refuseIfHeld(dir, "PostgreSQL");
  const forgetHolder = noteHolder(dir);
  try {
    const privilege = options.privilege ?? readPrivilege(process.env.IJAZA_POSTGRES_PRIVILEGE);
    const place = await preparePlace({ dir, native: findPostgres(), privilege, log });
    await makeClusterIfMissing(place);
    return await supervise({ place, options, forgetHolder });
  } catch (error) {
    forgetHolder();
    throw error;
  }
}

/** The address of the running server of this directory and port, for the role that the product runs with. */
export function urlOfRunning(dir: string, port: number): string | undefined {
  const logins = readLogins(followPointer(resolve(dir)));
  return logins && urlOf(logins.runtime, port);
}

type SuperviseOptions = { place: PostgresPlace; options: PostgresOptions; forgetHolder: () => void };

async function supervise({ place, options, forgetHolder }: SuperviseOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  const port = options.port ?? (await findFreePort());
  const settings = { ...SETTINGS, ...options.settings };
  const launch = () => launchPostgres({ place, port, settings, lock: lockWords(options.dir), log });
  let ending = false;
  let current: RunningPostgres = await launch();
  let back: Promise<void> = Promise.resolve();

  const bringBack = async () => {
    for (let wait = 50; !ending; wait = Math.min(2 * wait, 5000)) {
      try {
        current = await launch();
        return watch();
      } catch (error) {
        log.warn({ error: String(error) }, "the database does not start yet");
        await delay(wait);
      }
    }
  };
  const watch = () => {
    void current.exited.then(() => {
      if (ending) return;
      log.warn({ port }, "the database ended; starting it again");
      back = bringBack();
    });
  };
  watch();

  const stop = async (mode: StopMode = "fast") => {
    ending = true;
    await back;
    await current.stop(mode);
    forgetHolder();
  };
  const { owner, runtime } = await ensureRoles(place, port).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    url: urlOf(runtime, port),
    ownerUrl: urlOf(owner, port),
    superuserUrl: urlOf(superuserOf(place), port),
    port,
    get pid() {
      return current.pid;
    },
    stop,
    async restart(mode = "fast") {
      await current.stop(mode);
      await back;
    },
  };
}

function readPrivilege(text: string | undefined): Privilege | undefined {
  return text === "none" || text === "user-namespace" || text === "setpriv" ? text : undefined;
}

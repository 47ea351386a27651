/** A database for a rig: one of the test run's server, or the only one of a server that can be restarted. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../../src/platform/embedded/postgres.ts";
import { overNetwork } from "../database-url.ts";
import { cloneTemplate } from "../on-server.ts";
import type { TestServer } from "../test-server.ts";

export type RigDatabase = {
  url: string;
  ownerUrl: string;
  /** The address for the hosts, through a proxy at this port. */
  through(proxyPort: number): string;
  port: number;
  /** Ends the server as a crash does, and starts it again. */
  restart(): Promise<void>;
  end(): Promise<void>;
};

export const openRigDatabase = (server: TestServer | undefined): Promise<RigDatabase> =>
  server ? cloneDatabase(server) : startServer();

async function cloneDatabase(server: TestServer): Promise<RigDatabase> {
  const { url, ownerUrl, drop } = await cloneTemplate(server);
  return {
    ...placeOf(url, ownerUrl),
    restart: () => Promise.reject(new Error("the server of the test run does not restart")),
    end: drop,
  };
}

/** Processes may crash, but the machine does not: nothing must wait for the disk, but every commit must be kept. */
const SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  shared_buffers: "32MB",
  max_connections: "80",
  scram_iterations: "1",
};
const SILENT = { info: () => undefined, warn: () => undefined };

async function startServer(): Promise<RigDatabase> {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-faults-"));
  const postgres = await startEmbeddedPostgres({ dir, settings: SETTINGS, log: SILENT });
  return {
    ...placeOf(postgres.url, postgres.ownerUrl),
    restart: () => postgres.restart("immediate"),
    async end() {
      await postgres.stop("immediate");
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function placeOf(url: string, ownerUrl: string) {
  const through = (port: number) => {
    const network = overNetwork(url);
    network.port = `${port}`;
    return network.href;
  };
  return { url, ownerUrl, through, port: Number(new URL(url).port) };
}

/** Starts one PostgreSQL for all tests of all projects, with a migrated database that each worker clones; nothing waits for it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { overSocket } from "./database-url.ts";
import { putCluster, readDataDirectory, startPostgres } from "./kept-cluster.ts";
import { type TestServer, writeOutcome } from "./test-server.ts";

type Started = { file: string; end(): Promise<void> };

declare global {
  /** Of the process, because each project loads this file for itself. */
  var startedServer: (Started & { projects: number }) | undefined;
}

export function setup(project: TestProject): () => Promise<void> {
  globalThis.startedServer ??= { ...start(), projects: 0 };
  const started = globalThis.startedServer;
  started.projects += 1;
  project.provide("testServerFile", started.file);
  return async () => {
    started.projects -= 1;
    if (started.projects > 0) return;
    globalThis.startedServer = undefined;
    await started.end();
  };
}

function start(): Started {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-test-"));
  const file = join(dir, "server.json");
  const stop = startServer(dir).then(
    ({ server, stop }) => {
      writeOutcome(file, { server });
      return stop;
    },
    (error) => {
      writeOutcome(file, { error: String(error) });
      return async () => undefined;
    },
  );
  const end = async () => {
    await (await stop)();
    rmSync(dir, { recursive: true, force: true });
  };
  return { file, end };
}

async function startServer(dir: string): Promise<{ server: TestServer; stop(): Promise<void> }> {
  await putCluster(dir);
  const postgres = await startPostgres(dir);
  const stop = () => postgres.stop();
  try {
    const directory = await readDataDirectory(postgres);
    const server = {
      url: overSocket(postgres.url, directory),
      ownerUrl: overSocket(postgres.ownerUrl, directory),
      superuserUrl: overSocket(postgres.superuserUrl, directory),
    };
    return { server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

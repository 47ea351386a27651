/** Starts one PostgreSQL before all tests of all projects, with a migrated database that each worker clones. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";
import { overSocket } from "./database-url.ts";
import { putCluster, readDataDirectory, startPostgres } from "./kept-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the server for the role with which the product runs. */
    serverUrl: string;
    /** The URL for the role that owns the tables and clones the template. */
    ownerServerUrl: string;
    /** The URL for the superuser, whom nothing holds back. */
    superuserServerUrl: string;
  }
}

type Server = { urls: ProvidedContext; end(): Promise<void> };

declare global {
  /** Of the process, because each project loads this file for itself. */
  var testServer: { started: Promise<Server>; projects: number } | undefined;
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.testServer ??= { started: startServer(), projects: 0 };
  const server = globalThis.testServer;
  server.projects += 1;
  const { urls, end } = await server.started;
  for (const [name, url] of Object.entries(urls)) project.provide(name as keyof typeof urls, url);
  return async () => {
    server.projects -= 1;
    if (server.projects > 0) return;
    globalThis.testServer = undefined;
    await end();
  };
}

async function startServer(): Promise<Server> {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-test-"));
  await putCluster(dir);
  const postgres = await startPostgres(dir);
  const end = async () => {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    const directory = await readDataDirectory(postgres);
    const urls = {
      serverUrl: overSocket(postgres.url, directory),
      ownerServerUrl: overSocket(postgres.ownerUrl, directory),
      superuserServerUrl: overSocket(postgres.superuserUrl, directory),
    };
    return { urls, end };
  } catch (error) {
    await end();
    throw error;
  }
}

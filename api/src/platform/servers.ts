/**
 * Finds the database and the chain for programs such as fsck: those of the settings, else those of a running product. Where
 * there are none it starts them.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { startEmbeddedChain } from "./embedded/chain.ts";
import { startEmbeddedPostgres, urlOfRunning } from "./embedded/postgres.ts";
import { readRunNote } from "./run-note.ts";
import type { Settings } from "./settings.ts";

export type FoundServer = { url: string; stop(): Promise<void> };
type Places = Pick<Settings, "dataDir" | "databaseUrl" | "rpcUrl">;

const QUIET = { info: () => undefined, warn: () => undefined };

/** Throws StartUpError when another process holds the embedded server and has left no address. */
export async function findDatabaseServer({ dataDir, databaseUrl }: Omit<Places, "rpcUrl">): Promise<FoundServer> {
  const dir = join(dataDir, "postgres");
  const port = readRunNote(dataDir)?.postgresPort;
  const url = databaseUrl ?? (port && urlOfRunning(dir, port));
  if (url) return elsewhere(url);
  refuseIfAbsent(dir);
  return startEmbeddedPostgres({ dir, log: QUIET });
}

/** Throws StartUpError when another process holds the embedded chain and has left no address. */
export async function findChainServer({ dataDir, rpcUrl }: Omit<Places, "databaseUrl">): Promise<FoundServer> {
  const dir = join(dataDir, "chain");
  const url = rpcUrl ?? readRunNote(dataDir)?.rpcUrl;
  if (url) return elsewhere(url);
  refuseIfAbsent(dir);
  return startEmbeddedChain({ dir, log: QUIET });
}

/** A server that keeps running when the program ends. */
const elsewhere = (url: string): FoundServer => ({ url, stop: async () => undefined });

function refuseIfAbsent(dir: string): void {
  if (existsSync(dir)) return;
  throw new Error(`There is nothing in ${dir}. DATA_DIR names another place, or a setting is missing?`);
}

/** Where database and chain are for who looks at them beside the product: named, running, or started for this. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { startEmbeddedChain } from "./embedded/chain.ts";
import { startEmbeddedPostgres } from "./embedded/postgres.ts";
import type { Settings } from "./settings.ts";

export type FoundServer = { url: string; stop(): Promise<void> };
type Places = Pick<Settings, "dataDir" | "databaseUrl" | "rpcUrl">;

/** What the running product notes in `DATA_DIR/run.json`, for the owner alone, and takes back when it stops. */
const runNote = z.object({ pid: z.number().int(), databaseUrl: z.string(), rpcUrl: z.string() });

const QUIET = { info: () => undefined, warn: () => undefined };

/** Throws StartUpError where the embedded server is held by somebody who tells no address. */
export async function findDatabaseServer({ dataDir, databaseUrl }: Omit<Places, "rpcUrl">): Promise<FoundServer> {
  const url = databaseUrl ?? readRunNote(dataDir)?.databaseUrl;
  if (url) return elsewhere(url);
  refuseIfAbsent(dataDir, "postgres");
  return startEmbeddedPostgres({ dir: join(dataDir, "postgres"), log: QUIET });
}

/** Throws StartUpError where the embedded chain is held by somebody who tells no address. */
export async function findChainServer({ dataDir, rpcUrl }: Omit<Places, "databaseUrl">): Promise<FoundServer> {
  const url = rpcUrl ?? readRunNote(dataDir)?.rpcUrl;
  if (url) return elsewhere(url);
  refuseIfAbsent(dataDir, "chain");
  return startEmbeddedChain({ dir: join(dataDir, "chain"), log: QUIET });
}

/** One that goes on when we are done. */
const elsewhere = (url: string): FoundServer => ({ url, stop: async () => undefined });

function refuseIfAbsent(dataDir: string, name: string): void {
  if (existsSync(join(dataDir, name))) return;
  throw new Error(`There is no embedded ${name} in ${dataDir}. DATA_DIR names another place, or a setting is missing?`);
}

function readRunNote(dataDir: string): z.infer<typeof runNote> | undefined {
  const file = join(dataDir, "run.json");
  if (!existsSync(file)) return undefined;
  const note = runNote.safeParse(JSON.parse(readFileSync(file, "utf8")));
  return note.success && isRunning(note.data.pid) ? note.data : undefined;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

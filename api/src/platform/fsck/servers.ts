/** Where database and chain are for who looks at them beside the product: named, running, or started for this. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { startEmbeddedChain } from "../embedded/chain.ts";
import { startEmbeddedPostgres } from "../embedded/postgres.ts";
import type { Settings } from "../settings.ts";

export type Servers = { databaseUrl: string; rpcUrl: string; stop(): Promise<void> };

/** What the running product notes in `DATA_DIR/run.json`, for the owner alone, and takes back when it stops. */
const runNote = z.object({ pid: z.number().int(), databaseUrl: z.string(), rpcUrl: z.string() });

const QUIET = { info: () => undefined, warn: () => undefined };

/** Throws StartUpError where the embedded servers are held by somebody who tells no address. */
export async function findServers(settings: Pick<Settings, "dataDir" | "databaseUrl" | "rpcUrl">): Promise<Servers> {
  const running = readRunNote(settings.dataDir);
  const undo: (() => Promise<unknown>)[] = [];
  const databaseUrl = settings.databaseUrl ?? running?.databaseUrl ?? (await startDatabase(settings.dataDir, undo));
  const rpcUrl = settings.rpcUrl ?? running?.rpcUrl ?? (await startChain(settings.dataDir, undo));
  return {
    ...{ databaseUrl, rpcUrl },
    async stop() {
      for (const step of undo.splice(0).reverse()) await step();
    },
  };
}

async function startDatabase(dataDir: string, undo: (() => Promise<unknown>)[]): Promise<string> {
  refuseIfAbsent(dataDir, "postgres");
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres"), log: QUIET });
  undo.push(() => postgres.stop());
  return postgres.url;
}

async function startChain(dataDir: string, undo: (() => Promise<unknown>)[]): Promise<string> {
  refuseIfAbsent(dataDir, "chain");
  const chain = await startEmbeddedChain({ dir: join(dataDir, "chain"), log: QUIET });
  undo.push(() => chain.stop());
  return chain.url;
}

function refuseIfAbsent(dataDir: string, name: string): void {
  if (existsSync(join(dataDir, name))) return;
  throw new Error(`There is nothing to check in ${dataDir}: no ${name}. DATA_DIR names another place?`);
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

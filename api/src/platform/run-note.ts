/** The addresses of the embedded servers of the running product, for programs beside it (fsck, admin). No secrets. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const runNote = z.strictObject({
  pid: z.number().int(),
  /** The embedded PostgreSQL, on loopback; its passwords are files in its directory. */
  postgresPort: z.number().int().optional(),
  /** The embedded chain, on loopback. */
  rpcUrl: z.string().optional(),
});
export type RunNote = z.output<typeof runNote>;

const fileIn = (dataDir: string): string => join(dataDir, "run.json");

/** Writes the note; returns the function that removes it. Without embedded servers nothing is written. */
export function writeRunNote(dataDir: string, servers: Omit<RunNote, "pid">): () => Promise<void> {
  if (!servers.postgresPort && !servers.rpcUrl) return async () => undefined;
  const file = fileIn(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify({ pid: process.pid, ...servers })}\n`, { mode: 0o600 });
  return async () => rmSync(file, { force: true });
}

/** The note of a running product; undefined when none runs or none has written one. */
export function readRunNote(dataDir: string): RunNote | undefined {
  const file = fileIn(dataDir);
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

/**
 * The PostgreSQL of a test run. Its addresses are in a file once it takes connections, so that the workers load the application
 * while it starts.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The file in which the server's addresses appear. */
    testServerFile: string;
  }
}

export type TestServer = {
  /** The address for the role with which the product runs. */
  url: string;
  /** The address for the role that owns the tables and clones the template. */
  ownerUrl: string;
  /** The address for the superuser, whom nothing holds back. */
  superuserUrl: string;
};

type Outcome = { server: TestServer } | { error: string };

const LOOK_MS = 10;

let found: Promise<TestServer> | undefined;

/** Resolves once the server takes connections; rejects with the reason why it did not start. */
export const testServer = (): Promise<TestServer> => (found ??= readServer(inject("testServerFile")));

/** Writes it as a whole. */
export function writeOutcome(file: string, outcome: Outcome): void {
  writeFileSync(`${file}.part`, JSON.stringify(outcome));
  renameSync(`${file}.part`, file);
}

async function readServer(file: string): Promise<TestServer> {
  while (!existsSync(file)) await delay(LOOK_MS);
  const outcome: Outcome = JSON.parse(readFileSync(file, "utf8"));
  if ("error" in outcome) throw new Error(`PostgreSQL did not start: ${outcome.error}`);
  return outcome.server;
}

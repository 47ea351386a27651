/** What the issuing of the demo is done with: who acts, and waiting until something is so. */
import type { App } from "../src/app.ts";
import type { TenantActor } from "../src/platform/actor.ts";
import type { Db } from "../src/platform/database.ts";
import type { Signals } from "../src/platform/signals.ts";

type People = { agent: TenantActor; responsable: TenantActor };
export type Waiting = { signals: Signals; signal: AbortSignal };
export type DemoIssuing = Waiting & {
  app: App;
  db: Db;
  people: People;
  /** Of the students' e-mails. */
  domain: string;
};

const LOOK_AGAIN_MS = 250;

export const callerOfDemo = (actor: TenantActor) => ({ actor, language: "fr" as const, requestId: "demo" });

/** Looks, whenever a job or the chain has moved, until it is so or the server stops. */
export async function until({ signals, signal }: Waiting, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    signal.throwIfAborted();
    await signals.next("jobs", { timeoutMs: LOOK_AGAIN_MS, signal });
  }
}

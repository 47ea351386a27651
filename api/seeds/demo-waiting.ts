/** The dependencies of issuing the demo: its people, and waiting for a condition. */
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
  /** The domain of the students' e-mail addresses. */
  domain: string;
};

const LOOK_AGAIN_MS = 250;

export const callerOfDemo = (actor: TenantActor) => ({ actor, language: "fr" as const, requestId: "demo" });

/** Checks the condition after each change of a job or the chain, until it holds or the server stops. */
export async function until({ signals, signal }: Waiting, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    signal.throwIfAborted();
    await signals.next("jobs", { timeoutMs: LOOK_AGAIN_MS, signal });
  }
}

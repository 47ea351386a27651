/** Shared by the tests of named faults: a rig, a university, and waiting for conditions instead of times. */
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { inScope } from "../../src/platform/database.ts";
import { heal } from "./case.ts";
import { findBreaches } from "./invariants.ts";
import { insist, untilQuiet } from "./quiet.ts";
import type { Kind } from "./record-acts.ts";
import { type Rig, startRig } from "./rig.ts";
import { createScene, type Scene } from "./scene.ts";

/** Call it at the top of a test file. What it gives is ready once the tests run. */
export function startBench() {
  let rig: Rig;
  let scene: Scene;
  beforeAll(async () => {
    rig = await startRig({ confirmations: 14 });
    scene = await createScene(rig);
  });
  beforeEach(() => heal(rig));
  afterAll(() => rig.stop());

  /** The violated invariants once nothing is under way. */
  const settled = async (): Promise<string[]> => {
    await untilQuiet(rig, scene.universityId);
    return findBreaches(rig, scene);
  };
  /** What the open jobs wait for. */
  const listWaiting = async (): Promise<(string | null)[]> => {
    const rows = await inScope(rig.db, "all", (trx) =>
      trx
        .selectFrom("jobs")
        .select("waiting_for")
        .where("university_id", "=", scene.universityId)
        .where("status", "not in", ["succeeded", "failed"])
        .execute(),
    );
    return rows.map((row) => row.waiting_for);
  };

  return {
    get rig() {
      return rig;
    },
    get scene() {
      return scene;
    },
    settled,
    /** Signs this many records; gives the violated invariants once nothing is under way. */
    async sign(count: number, kind: Kind = "diplomas"): Promise<string[]> {
      await scene[kind].sign(await scene[kind].ready(count));
      return settled();
    },
    async revoke(kind: Kind = "diplomas"): Promise<string[]> {
      const [first = ""] = await scene[kind].withStatus("signed");
      await scene[kind].revoke(first);
      return settled();
    },
    /** Ends every fault; gives the violated invariants once nothing is under way. */
    async healed(): Promise<string[]> {
      await heal(rig);
      return settled();
    },
    untilWaitingFor: (what: string) => until(async () => (await listWaiting()).includes(what)),
    /** Transactions that are sent and not final; repeats the query while the database does not answer. */
    listOpen: () =>
      insist(() =>
        inScope(rig.db, "all", (trx) =>
          trx.selectFrom("chain_transactions").select(["signer", "nonce"]).where("status", "=", "sent").execute(),
        ),
      ),
  };
}

const LOOK_MS = 10;

/** Waits until the fault had an effect. A test in which it has none fails by its time limit. */
export async function until(isMet: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isMet())) await delay(LOOK_MS);
}

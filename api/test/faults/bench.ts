/** Shared by the tests of named faults: a rig, a university, and waiting for conditions instead of times. */
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { EVERYTHING } from "../everything.ts";
import { testServer } from "../test-server.ts";
import {
  createScene,
  findBreaches,
  findTenantBreaches,
  heal,
  inScope,
  insist,
  startRig,
  untilQuiet,
} from "./harness.ts";
import type { Kind } from "./record-acts.ts";
import type { Rig, RigOptions } from "./rig.ts";
import type { Scene } from "./scene.ts";

/** Call it at the top of a test file. What it gives is ready once the tests run. */
export function startBench(options: () => RigOptions = () => ({ server: testServer() })) {
  let rig: Rig;
  let scene: Scene;
  beforeAll(async () => {
    rig = await startRig(options());
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
    const rows = await inScope(rig.db, EVERYTHING, (trx) =>
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
    /** Imports this many records and orders them to be signed. */
    async order(count: number, kind: Kind = "diplomas"): Promise<void> {
      await scene[kind].sign(await scene[kind].ready(count));
    },
    async revoke(kind: Kind = "diplomas"): Promise<void> {
      const [first = ""] = await scene[kind].withStatus("signed");
      await scene[kind].revoke(first);
    },
    /** Ends every fault; gives the violated invariants once nothing is under way. */
    async healed(): Promise<string[]> {
      await heal(rig);
      return settled();
    },
    /** Does the work while hosts die at these steps, one after the other; gives where they died, and what is wrong then. */
    async dyingAt(steps: readonly string[], work: () => Promise<unknown>) {
      const before = rig.hosts.deaths().length;
      await rig.hosts.arm(...steps);
      await work();
      const wrong = [...(await settled()), ...(await findTenantBreaches(rig, scene))];
      return { died: rig.hosts.deaths().slice(before), wrong };
    },
    untilWaitingFor: (what: string) =>
      until(`a job waits for ${what}`, async () => (await listWaiting()).includes(what)),
    untilDead: (step: string) =>
      until(`a host dies at ${step}`, () => rig.hosts.deaths().at(-1) === step).catch((error) => {
        throw new Error(`${error.message}, only at ${rig.hosts.deaths().join(", ")}`);
      }),
    /** Transactions that are sent and not final; repeats the query while the database does not answer. */
    listOpen: () =>
      insist(() =>
        inScope(rig.db, EVERYTHING, (trx) =>
          trx.selectFrom("chain_transactions").select(["signer", "nonce"]).where("status", "=", "sent").execute(),
        ),
      ),
  };
}

const LOOK_MS = 10;
const LIMIT_MS = 240_000;

/** Waits until the fault had an effect; says after four minutes that it has none. */
export async function until(what: string, isMet: () => boolean | Promise<boolean>): Promise<void> {
  for (const since = performance.now(); !(await isMet()); await delay(LOOK_MS))
    if (performance.now() - since > LIMIT_MS) throw new Error(`not within four minutes: ${what}`);
}

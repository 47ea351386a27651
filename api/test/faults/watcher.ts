/** Verifies all the time, through the failing network: an outage must never make a diploma invalid. */
import { setTimeout as delay } from "node:timers/promises";
import { verify } from "@ijaza/verifier";
import { sql } from "kysely";
import { readBundle } from "../../src/features/documents/disclosing/bundles.ts";
import { inSnapshot } from "../../src/platform/fsck/findings.ts";
import { RECORDS } from "./record-acts.ts";
import type { Rig } from "./rig.ts";
import type { Scene } from "./scene.ts";

const EVERY_MS = 150;
const TIMEOUT_MS = 300;

/** `stop` gives the wrong verdicts. */
export function watchVerdicts(rig: Rig, { universityId }: Scene): { stop(): Promise<string[]> } {
  const breaches: string[] = [];
  let ending = false;
  const watching = (async () => {
    while (!ending) {
      breaches.push(...(await look(rig, universityId).catch(() => [])));
      await delay(EVERY_MS);
    }
  })();
  return {
    async stop() {
      ending = true;
      await watching;
      return breaches;
    },
  };
}

async function look(rig: Rig, universityId: string): Promise<string[]> {
  // Reads status and bundle in one snapshot, because the batch may be settled between two statements.
  const found = await inSnapshot(rig.db, async (trx) => {
    const { rows } = await sql<{ id: string; status: string }>`
      select id, status from ${RECORDS} r where university_id = ${universityId}
      and status in ('signing', 'signed') order by random() limit 1`.execute(trx);
    const [row] = rows;
    const disclosure = { discloses: () => true };
    const bundle = row && (await readBundle(trx, { recordId: row.id, disclosure, identity: rig.identity }));
    return row && { ...row, bundle };
  });
  // An unsigned record must have no bundle to verify.
  if (found?.status === "signing" && found.bundle) return [`I5 ${found.id} has a bundle before it is signed`];
  if (!found?.bundle) return [];
  const options = { trust: [rig.trust], rpc: [rig.rpc.url], timeoutMs: TIMEOUT_MS, shareReads: false };
  const { verdict, reason } = await verify(found.bundle, options);
  const isFalse = verdict === "invalid" && reason !== "revoked";
  return isFalse ? [`I5 ${found.id} was ${verdict} ${reason} amid faults`] : [];
}

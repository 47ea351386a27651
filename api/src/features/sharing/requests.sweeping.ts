/**
 * What becomes of requests by themselves: whatever else became of one, who asked is told on the last day that no access was
 * given. What no job has matched, a node that stopped for instance, is matched here.
 */
import { inScope } from "../../platform/database.ts";
import { queueNoAccess } from "./requests.letters.ts";
import { forgetRequests, takeOver } from "./requests.matching.repository.ts";
import { forgottenSince, overSince, unconfirmedSince } from "./requests.times.ts";
import type { SharingDeps } from "./sharing.deps.ts";

type Sweeping = SharingDeps & { matchAll: () => Promise<void> };

export function createRequestSweeping({ matchAll, ...deps }: Sweeping) {
  const { db, clock } = deps;

  return {
    /** Every node may, at once too. */
    async sweep(): Promise<void> {
      const now = clock.now();
      await matchAll();
      await inScope(db, "all", async (trx) => {
        for (const request of await takeOver(trx, { since: overSince(now), at: now })) {
          await queueNoAccess(trx, deps, request);
        }
      });
      const ages = { unconfirmed: unconfirmedSince(now), over: overSince(now), since: forgottenSince(now) };
      await inScope(db, "all", (trx) => forgetRequests(trx, ages));
    },
  };
}

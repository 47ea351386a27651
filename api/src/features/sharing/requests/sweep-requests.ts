/**
 * Ends requests by time: unless one was granted, its organisation is told on the last day that no access was given. Requests
 * that no job has matched, for instance because a node stopped, are matched here.
 */
import { inScope } from "../../../platform/database.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { forgetRequests, takeOver } from "./matching.repository.ts";
import { queueNoAccess } from "./request-mails.ts";
import { overSince, unconfirmedSince } from "./times.ts";

type RequestSweepingOptions = SharingDeps & { matchAll: () => Promise<void> };

export function createRequestSweeping({ matchAll, ...deps }: RequestSweepingOptions) {
  const { db, clock } = deps;

  return {
    /** Several nodes may run it at once. */
    async sweep(): Promise<void> {
      const now = clock.now();
      await matchAll();
      await inScope(db, { all: "a request that matched nothing is no university's" }, async (trx) => {
        for (const request of await takeOver(trx, { since: overSince(now), at: now })) {
          await queueNoAccess(trx, deps, request);
        }
      });
      const ages = { unconfirmed: unconfirmedSince(now), over: overSince(now) };
      await inScope(db, { all: "requests are forgotten by their age, whosever they are" }, (trx) =>
        forgetRequests(trx, ages),
      );
    },
  };
}

/** The door of the room sharing: chosen claims of documents for whoever has a link, so often and so long, and organisations that ask for it. */
import { createAsking } from "./requests.asking.ts";
import { createRequestDeciding } from "./requests.deciding.ts";
import { registerRequestLetters } from "./requests.letters.ts";
import { createRequestMatching } from "./requests.matching.ts";
import { leaveRequests } from "./requests.repository.ts";
import { createRequestSweeping } from "./requests.sweeping.ts";
import { createShareKeeping } from "./shares.keeping.ts";
import { registerShareLetters } from "./shares.letters.ts";
import { createMaking } from "./shares.making.ts";
import { createOpening } from "./shares.opening.ts";
import { deleteShares } from "./shares.repository.ts";
import { createShareSecrets } from "./shares.secrets.ts";
import type { SharingDeps, SharingOptions } from "./sharing.deps.ts";
import "./requests.tables.ts";
import "./shares.tables.ts";

export type Sharing = ReturnType<typeof createSharing>;

export function createSharing(options: SharingOptions) {
  const deps: SharingDeps = { ...options, secrets: createShareSecrets(options.shareKeys) };
  registerShareLetters(options.mailer);
  registerRequestLetters(options.mailer);
  options.students.onDeletion(async (trx, { student }) => {
    await deleteShares(trx, student.id);
    await leaveRequests(trx, student.id);
  });
  const { create, makeShare } = createMaking(deps);
  const { matchAll, jobs } = createRequestMatching(deps);
  return {
    shares: { create, ...createShareKeeping(deps), ...createOpening(deps) },
    requests: {
      ...createAsking(deps),
      ...createRequestDeciding(deps, makeShare),
      ...createRequestSweeping({ ...deps, matchAll }),
      jobs,
    },
  };
}

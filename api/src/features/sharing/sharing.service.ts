/** The door of the room sharing: chosen claims of documents behind a link with limited views and time, and requests of organisations. */
import type { JobHandler } from "../../platform/jobs/worker.ts";
import { createAsking, type RequestAsking } from "./requests/ask-for-access.ts";
import { createRequestDeciding, type RequestDeciding } from "./requests/decide-requests.ts";
import { createRequestMatching } from "./requests/match-requests.ts";
import { registerRequestMails } from "./requests/request-mails.ts";
import { leaveRequests } from "./requests/requests.repository.ts";
import { createRequestSweeping } from "./requests/sweep-requests.ts";
import { createShareKeeping, type ShareKeeping } from "./shares/keep-shares.ts";
import { registerShareMails } from "./shares/locked-share-mail.ts";
import { createMaking, type ShareMaking } from "./shares/make-share.ts";
import { createOpening, type ShareOpening } from "./shares/open-share.ts";
import { createShareSecrets } from "./shares/secrets.ts";
import { deleteShares } from "./shares/shares.repository.ts";
import type { SharingDeps, SharingOptions } from "./sharing.deps.ts";
import { type PersonalSharing, personalSharing } from "./sharing.personal.ts";
import "./requests/requests.tables.ts";
import "./shares/shares.tables.ts";

export { deleteOldAccessRequests, deleteOldShares } from "./sharing.old.ts";
export type { OwnSharing } from "./sharing.personal.ts";

export type Sharing = {
  /** What is kept of one student here, to be read or erased. */
  personal: PersonalSharing;
  /** Chosen claims of documents for whoever has a link. */
  shares: Pick<ShareMaking, "create"> & ShareKeeping & ShareOpening;
  /** Organisations that ask for such a link. */
  requests: RequestAsking &
    RequestDeciding & {
      /** Ends unanswered requests, and matches those that no job has matched. Runs regularly, on any node. */
      sweep(): Promise<void>;
      /** Handlers of the jobs that find the holder for a request. */
      jobs: Record<string, JobHandler>;
    };
};

export function createSharing(options: SharingOptions): Sharing {
  const deps: SharingDeps = { ...options, secrets: createShareSecrets(options.shareKeys) };
  registerShareMails(options.mailer);
  registerRequestMails(options.mailer);
  options.students.onDeletion(async (trx, { student }) => {
    await deleteShares(trx, student.id);
    await leaveRequests(trx, student.id);
  });
  const { create, makeShare } = createMaking(deps);
  const { matchAll, jobs } = createRequestMatching(deps);
  const { list, views, takeBack, renewPin } = createShareKeeping(deps);
  const { open, look } = createOpening(deps);
  const { makeRequest, ask, confirm, withdraw } = createAsking(deps);
  const { list: listRequests, grant, refuse, block, updateSettings } = createRequestDeciding(deps, makeShare);
  const { sweep } = createRequestSweeping({ ...deps, matchAll });
  return {
    personal: personalSharing,
    shares: { create, list, views, takeBack, renewPin, open, look },
    requests: {
      makeRequest,
      ask,
      confirm,
      withdraw,
      list: listRequests,
      grant,
      refuse,
      block,
      updateSettings,
      sweep,
      jobs,
    },
  };
}

/** The door of the room sharing: chosen claims of documents for whoever has a link, so often and so long, and organisations that ask for it. */
import { createAsking } from "./requests.asking.ts";
import { createRequestDeciding } from "./requests.deciding.ts";
import { registerRequestLetters } from "./requests.letters.ts";
import { leaveRequests } from "./requests.repository.ts";
import { createRequestSweeping } from "./requests.sweeping.ts";
import { createShareKeeping } from "./shares.keeping.ts";
import { registerShareLetters } from "./shares.letters.ts";
import { createMaking } from "./shares.making.ts";
import { createOpening } from "./shares.opening.ts";
import { deleteShares } from "./shares.repository.ts";
import { createShareSecrets } from "./shares.secrets.ts";
import type { SharingMeans, SharingParts } from "./sharing.parts.ts";
import "./requests.tables.ts";
import "./shares.tables.ts";

export type Sharing = ReturnType<typeof createSharing>;

export function createSharing(parts: SharingParts) {
  const means: SharingMeans = { ...parts, secrets: createShareSecrets(parts.shareKeys) };
  registerShareLetters(parts.mailer);
  registerRequestLetters(parts.mailer);
  parts.students.onDeletion(async (trx, { student }) => {
    await deleteShares(trx, student.id);
    await leaveRequests(trx, student.id);
  });
  const { create, makeShare } = createMaking(means);
  return {
    shares: { create, ...createShareKeeping(means), ...createOpening(means) },
    requests: { ...createAsking(means), ...createRequestDeciding(means, makeShare), ...createRequestSweeping(means) },
  };
}

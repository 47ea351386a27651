/** The door of the room sharing: chosen claims of documents for whoever has a link, so often and so long. */
import { createShareKeeping } from "./shares.keeping.ts";
import { registerShareLetters } from "./shares.letters.ts";
import { createMaking } from "./shares.making.ts";
import { createOpening } from "./shares.opening.ts";
import { deleteShares } from "./shares.repository.ts";
import { createShareSecrets } from "./shares.secrets.ts";
import type { SharingMeans, SharingParts } from "./sharing.parts.ts";
import "./shares.tables.ts";

export type Sharing = ReturnType<typeof createSharing>;

export function createSharing(parts: SharingParts) {
  const means: SharingMeans = { ...parts, secrets: createShareSecrets(parts.shareKeys) };
  registerShareLetters(parts.mailer);
  parts.students.onDeletion((trx, { student }) => deleteShares(trx, student.id));
  const { create } = createMaking(means);
  return { shares: { create, ...createShareKeeping(means), ...createOpening(means) } };
}

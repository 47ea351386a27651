/** The door of the room badges: issued documents as Open Badges, and the lists that say which are revoked. */
import type { Actor } from "../../platform/actor.ts";
import type { BadgeDeps } from "./badges.deps.ts";
import { type Badge, createExporting } from "./badges.exporting.ts";
import { type BadgeSchema, schemaOf } from "./badges.schema.ts";
import { createStatusLists, type StatusList, type StatusListAddress } from "./badges.status-lists.ts";

export { sendBadge } from "./badges.sending.ts";

export type Badges = {
  /** The badge of a document, with the claims that the reader may have. Throws `not_found` before it is issued, `no_signing_key` without a key. */
  badgeFor(actor: Actor | null, id: string): Promise<Badge>;
  /** The list with what is revoked by now. Throws `not_found` for a list that no document can be in yet. */
  statusList(address: StatusListAddress): Promise<StatusList>;
  /** The exact form of a version, as a JSON Schema. Throws `not_found` for a version that does not exist. */
  schemaOf(version: string): BadgeSchema;
};

export function createBadges(deps: BadgeDeps): Badges {
  const { badgeFor } = createExporting(deps);
  const { statusList } = createStatusLists(deps);
  return { badgeFor, statusList, schemaOf: (version) => schemaOf(version, deps) };
}

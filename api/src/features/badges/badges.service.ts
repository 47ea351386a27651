/** The door of the room badges: issued documents as Open Badges, and the lists that say which are revoked. */
import { createExporting } from "./badges.exporting.ts";
import type { BadgeParts } from "./badges.parts.ts";
import { createEntries } from "./badges.places.ts";
import { createStatusLists } from "./badges.status-lists.ts";

export { sendBadge } from "./badges.sending.ts";

export type Badges = ReturnType<typeof createBadges>;

export function createBadges(parts: BadgeParts) {
  const entryOf = createEntries(parts.statusKey);
  return { ...createExporting(parts, entryOf), ...createStatusLists(parts, entryOf) };
}

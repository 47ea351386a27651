/** The calls that serve the status lists of revoked badges, and the form of a badge; both also to pages of other sites. */

import { JSON_LD } from "@ijaza/schema/calls/media-types";
import { getIssuerStatus } from "@ijaza/schema/chain/calls";
import { getBadgeSchema } from "@ijaza/schema/credentials/calls";
import type { Mount } from "../../platform/http/mount.ts";
import type { Badges } from "./badges.service.ts";

export function mountBadges(mount: Mount, badges: Badges): void {
  mount(getIssuerStatus, async ({ slug, list }, { reply }) => {
    const credential = await badges.statusList({ slug, list });
    reply.type(JSON_LD).header("access-control-allow-origin", "*").send(JSON.stringify(credential));
    return undefined;
  });
  mount(getBadgeSchema, async ({ version }, { reply }) => {
    reply.header("access-control-allow-origin", "*");
    return badges.schemaOf(version);
  });
}

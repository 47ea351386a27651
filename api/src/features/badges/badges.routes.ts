/** The call that serves the status lists of revoked badges. */
import { getIssuerStatus } from "@ijaza/schema/chain";
import { JSON_LD } from "@ijaza/schema/media-types";
import type { Mount } from "../../platform/http/mount.ts";
import type { Badges } from "./badges.service.ts";

export function mountBadges(mount: Mount, badges: Badges): void {
  mount(getIssuerStatus, async ({ slug, list }, { reply }) => {
    const credential = await badges.statusList({ slug, list });
    reply
      .type(JSON_LD)
      // Verifiers in browsers read this from pages of other sites.
      .header("access-control-allow-origin", "*")
      .send(JSON.stringify(credential));
    return undefined;
  });
}

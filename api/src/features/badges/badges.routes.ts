/** The call that tells which badges of an issuer are revoked. */
import { getIssuerStatus } from "@ijaza/schema/chain";
import { JSON_LD } from "@ijaza/schema/media-types";
import type { Mount } from "../../platform/http/mount.ts";
import type { Badges } from "./badges.service.ts";

export function mountBadges(mount: Mount, badges: Badges): void {
  mount(getIssuerStatus, async ({ slug, list }, { reply }) => {
    const credential = await badges.statusList({ slug, list });
    reply
      .type(JSON_LD)
      // Whoever checks a badge in a browser is on a page of another site.
      .header("access-control-allow-origin", "*")
      .send(JSON.stringify(credential));
    return undefined;
  });
}

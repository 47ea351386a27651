/** The calls that read balances of credits and ether. */
import { getResponsableEtherBalance, getResponsableTokens } from "@ijaza/schema/users";
import { withUniversity } from "../../platform/actor.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Credits } from "./credits.service.ts";

export function mountCredits(mount: Mount, credits: Credits): void {
  mount(getResponsableTokens, async (_, { actor }) => ({
    balance: await credits.available(withUniversity(actor)),
    enrolment: await credits.enrolment(withUniversity(actor)),
  }));
  mount(getResponsableEtherBalance, async (_, { actor }) => ({
    balance: String(await credits.ether(withUniversity(actor))),
  }));
}

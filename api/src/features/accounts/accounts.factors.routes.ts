/** The calls by which one sets second factors up. */
import {
  beginCodes,
  beginPasskey,
  confirmCodes,
  finishPasskey,
  getSecondFactor,
  removeCodes,
  removePasskey,
  renewRecoveryCodes,
} from "@ijaza/schema/second-factor";
import type { Mount } from "../../platform/http/mount.ts";
import { callerOf, doneBy } from "./accounts.requests.ts";
import type { Accounts } from "./accounts.service.ts";

export function mountFactors(mount: Mount, { factors }: Accounts): void {
  mount(getSecondFactor, (_, { actor }) => factors.describe(actor));
  mount(beginPasskey, (_, { actor }) => factors.beginPasskey(actor));
  mount(finishPasskey, (given, context) => factors.finishPasskey(callerOf(context), given));
  mount(removePasskey, ({ id }, context) => doneBy(factors.removePasskey(callerOf(context), id)));
  mount(beginCodes, (_, { actor }) => factors.beginCodes(actor));
  mount(confirmCodes, ({ code }, context) => factors.confirmCodes(callerOf(context), code));
  mount(removeCodes, (_, context) => doneBy(factors.removeCodes(callerOf(context))));
  mount(renewRecoveryCodes, (_, context) => factors.renewRecoveryCodes(callerOf(context)));
}

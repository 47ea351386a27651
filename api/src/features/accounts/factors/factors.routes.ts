/** The calls that set up and remove second factors. */
import {
  beginCodes,
  beginPasskey,
  beginRemovingPasskey,
  confirmCodes,
  finishPasskey,
  getSecondFactor,
  removeCodes,
  removePasskey,
  renewRecoveryCodes,
} from "@ijaza/schema/accounts/second-factor";
import type { Mount } from "../../../platform/http/mount.ts";
import { callerOf, doneBy } from "../accounts.requests.ts";
import type { Accounts } from "../accounts.service.ts";

export function mountFactors(mount: Mount, { factors, proving }: Accounts): void {
  mount(getSecondFactor, (_, { actor }) => factors.describe(actor));
  mount(beginPasskey, (_, { actor }) => factors.beginPasskey(actor));
  mount(finishPasskey, (input, context) => factors.finishPasskey(callerOf(context), input));
  mount(beginRemovingPasskey, ({ id }, { actor }) => proving.beginPasskey(actor, id));
  mount(removePasskey, (input, context) => doneBy(factors.removePasskey(callerOf(context), input)));
  mount(beginCodes, (_, { actor }) => factors.beginCodes(actor));
  mount(confirmCodes, ({ code }, context) => factors.confirmCodes(callerOf(context), code));
  mount(removeCodes, (input, context) => doneBy(factors.removeCodes(callerOf(context), input)));
  mount(renewRecoveryCodes, (_, context) => factors.renewRecoveryCodes(callerOf(context)));
}

/** Sets up and removes the second factors of the own account. */

import type { getSecondFactor, renewRecoveryCodes } from "@ijaza/schema/accounts/second-factor";
import type { Answer } from "@ijaza/schema/calls/endpoint";
import { type Actor, ownScopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import type { AccountServiceDeps, Caller } from "../accounts.deps.ts";
import { createChangingFactors } from "./changing-factors.ts";
import { type CodeSettings, createCodeSettings } from "./code-settings.ts";
import { countRecoveryCodes, findGenerator, listMethods, listPasskeys } from "./factors.repository.ts";
import { createPasskeySettings, describePasskey, type PasskeySettings } from "./passkey-settings.ts";
import { renewCodes } from "./recovery-codes.ts";

export type FactorSettings = PasskeySettings &
  CodeSettings & {
    /** The second factors of the account. */
    describe(actor: Actor): Promise<Answer<typeof getSecondFactor>>;
    /** Replaces the recovery codes. Throws `second_factor_not_begun` when no second factor is set up. */
    renewRecoveryCodes(caller: Caller): Promise<Answer<typeof renewRecoveryCodes>>;
  };

export function createFactorSettings(deps: AccountServiceDeps): FactorSettings {
  const { db } = deps;
  const changing = createChangingFactors(deps);
  return {
    ...createPasskeySettings({ ...deps, changing }),
    ...createCodeSettings({ ...deps, changing }),

    describe: (actor: Actor) =>
      inScope(db, ownScopeOf(actor), async (trx) => ({
        passkeys: (await listPasskeys(trx, actor.id)).map(describePasskey),
        codes: Boolean((await findGenerator(trx, actor.id))?.confirmed_at),
        recoveryCodesLeft: await countRecoveryCodes(trx, actor.id),
      })),

    renewRecoveryCodes: (caller: Caller) =>
      changing.asOwner(caller.actor, async (trx, { id }) => {
        if ((await listMethods(trx, id)).length === 0) throw new AppError("second_factor_not_begun");
        await changing.log(trx, caller, "recovery_codes_renewed");
        return { recoveryCodes: await renewCodes(trx, id) };
      }),
  };
}

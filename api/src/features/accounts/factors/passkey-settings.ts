/** Adds and removes the passkeys of the own account. */

import type { beginPasskey, finishPasskey } from "@ijaza/schema/accounts/second-factor";
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { Actor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { brokenConstraint } from "../../../platform/database.ts";
import { keepChallenge, takeChallenge } from "../../../platform/sessions.ts";
import type { AccountServiceDeps, Caller } from "../accounts.deps.ts";
import type { ChangingFactors, Removal } from "./changing-factors.ts";
import { deletePasskey, insertPasskey, listPasskeys, type PasskeyRow } from "./factors.repository.ts";
import { createPasskeys, type WebAuthnAnswer } from "./passkeys.ts";

export type PasskeySettings = {
  /** Options for the browser to create a passkey; their challenge is kept for this session. */
  beginPasskey(actor: Actor): Promise<Answer<typeof beginPasskey>>;
  /** Adds a passkey. Throws `second_factor_not_begun` and `second_factor_wrong`. */
  finishPasskey(
    caller: Caller,
    made: { name: string; response: WebAuthnAnswer },
  ): Promise<Answer<typeof finishPasskey>>;
  /** Removes a passkey. The password is not enough: the passkey itself signs, or a recovery code is given. */
  removePasskey(
    caller: Caller,
    removal: Removal & { id: string; response?: WebAuthnAnswer | undefined },
  ): Promise<void>;
};

type PasskeySettingsDeps = Pick<AccountServiceDeps, "clock" | "publicUrl"> & { changing: ChangingFactors };

export function createPasskeySettings({ clock, publicUrl, changing }: PasskeySettingsDeps): PasskeySettings {
  const passkeys = createPasskeys(publicUrl);
  const { asOwner, asProvenOwner, log, makeCodesWithFirst, endCodesWithLast } = changing;
  return {
    beginPasskey: (actor: Actor) =>
      asOwner(actor, async (trx, owner) => {
        const options = await passkeys.optionsToMake(owner, await listPasskeys(trx, owner.id));
        await keepChallenge(trx, { session: actor.session, challenge: options.challenge });
        return { options: { ...options } };
      }),

    finishPasskey: (caller: Caller, { name, response }: { name: string; response: WebAuthnAnswer }) =>
      asOwner(caller.actor, async (trx, { id }) => {
        const challenge = await takeChallenge(trx, caller.actor.session);
        if (!challenge) throw new AppError("second_factor_not_begun");
        const made = await passkeys.judgeNew(response, challenge);
        if (!made) throw new AppError("second_factor_wrong");
        const row = { ...made, user_id: id, name, created_at: clock.now(), last_used_at: null };
        await insertPasskey(trx, row);
        await log(trx, caller, "passkey_added");
        return { passkey: describePasskey(row), recoveryCodes: await makeCodesWithFirst(trx, id) };
      }).catch((error) => {
        throw brokenConstraint(error) === "passkeys_pkey" ? new AppError("second_factor_wrong") : error;
      }),

    removePasskey: (
      caller: Caller,
      { id, response, recoveryCode }: Removal & { id: string; response?: WebAuthnAnswer | undefined },
    ) =>
      asProvenOwner(
        caller.actor,
        { path: "response", recoveryCode, own: response && { method: "passkey", response } },
        async (trx, owner) => {
          if (response && response.id !== id) throw new AppError("second_factor_wrong", { about: owner.id });
          if (!(await deletePasskey(trx, { userId: owner.id, id }))) throw new AppError("not_found");
          await endCodesWithLast(trx, owner);
          await log(trx, caller, "passkey_removed");
        },
      ),
  };
}

export const describePasskey = ({ id, name, created_at, last_used_at }: PasskeyRow) => ({
  _id: id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

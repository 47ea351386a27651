/** Sets up and removes the one-time codes of the own account. */

import type { beginCodes, confirmCodes } from "@ijaza/schema/accounts/second-factor";
import type { Answer } from "@ijaza/schema/calls/endpoint";
import { PRODUCT } from "@ijaza/schema/product";
import type { Actor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { openBytes, sealBytes } from "../../../platform/sealed-bytes.ts";
import type { AccountServiceDeps, Caller } from "../accounts.deps.ts";
import type { ChangingFactors, Removal } from "./changing-factors.ts";
import { deleteGenerator, findGenerator, saveGenerator, saveStep } from "./factors.repository.ts";
import { newTotpSecret, otpauthUri, stepOfCode, toBase32 } from "./totp.ts";

export type CodeSettings = {
  /** Makes a secret of one-time codes, which is not used until it is confirmed. Throws `codes_already_set_up` afterwards. */
  beginCodes(actor: Actor): Promise<Answer<typeof beginCodes>>;
  /** Confirms it with a first code. Throws `second_factor_not_begun` and `second_factor_wrong`. */
  confirmCodes(caller: Caller, code: string): Promise<Answer<typeof confirmCodes>>;
  /** Removes one-time codes with one of them, or with a recovery code. */
  removeCodes(caller: Caller, removal: Removal & { code?: string | undefined }): Promise<void>;
};

type CodeSettingsDeps = Pick<AccountServiceDeps, "clock" | "factorKey"> & { changing: ChangingFactors };

export function createCodeSettings({ clock, factorKey, changing }: CodeSettingsDeps): CodeSettings {
  const { asOwner, asProvenOwner, log, makeCodesWithFirst, endCodesWithLast } = changing;
  return {
    beginCodes: (actor: Actor) =>
      asOwner(actor, async (trx, owner) => {
        if ((await findGenerator(trx, owner.id))?.confirmed_at) throw new AppError("codes_already_set_up");
        const secret = newTotpSecret();
        const sealed = sealBytes(secret, { key: factorKey, id: owner.id });
        await saveGenerator(trx, { userId: owner.id, sealed, at: clock.now() });
        const issuer = PRODUCT.name.en;
        return { secret: toBase32(secret), uri: otpauthUri({ secret, issuer, account: owner.email }) };
      }),

    confirmCodes: (caller: Caller, code: string) =>
      asOwner(caller.actor, async (trx, { id }) => {
        const generator = await findGenerator(trx, id);
        if (!generator || generator.confirmed_at) throw new AppError("second_factor_not_begun");
        const at = clock.now();
        const secret = openBytes(generator.sealed, { key: factorKey, id });
        const step = stepOfCode({ secret, code, at, lastStep: generator.last_step });
        if (step === null) throw new AppError("second_factor_wrong");
        await saveStep(trx, { generator, step, at });
        await log(trx, caller, "codes_added");
        return { recoveryCodes: await makeCodesWithFirst(trx, id) };
      }),

    removeCodes: (caller: Caller, { code, recoveryCode }: Removal & { code?: string | undefined }) =>
      asProvenOwner(
        caller.actor,
        { path: "code", recoveryCode, own: code ? { method: "code", code } : undefined },
        async (trx, owner) => {
          if (!(await deleteGenerator(trx, owner.id))) throw new AppError("not_found");
          await endCodesWithLast(trx, owner);
          await log(trx, caller, "codes_removed");
        },
      ),
  };
}

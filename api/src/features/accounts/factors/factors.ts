/** Sets up and removes second factors, in one's own settings. */

import type { Answer } from "@ijaza/schema/endpoint";
import { PRODUCT } from "@ijaza/schema/product";
import type {
  beginCodes,
  beginPasskey,
  confirmCodes,
  finishPasskey,
  getSecondFactor,
  renewRecoveryCodes,
} from "@ijaza/schema/second-factor";
import { type Actor, ownScopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { brokenConstraint, inScope, type Trx } from "../../../platform/database.ts";
import { openBytes, sealBytes } from "../../../platform/sealed-bytes.ts";
import { keepChallenge, takeChallenge } from "../../../platform/sessions.ts";
import type { UserRow } from "../../users/users.service.ts";
import { type AccountServiceDeps, authorFor, type Caller } from "../accounts.deps.ts";
import {
  countRecoveryCodes,
  deleteGenerator,
  deletePasskey,
  findGenerator,
  insertPasskey,
  listMethods,
  listPasskeys,
  type PasskeyRow,
  replaceRecoveryCodes,
  saveGenerator,
  saveStep,
} from "./factors.repository.ts";
import { createPasskeys, type WebAuthnAnswer } from "./passkeys.ts";
import { createProving, type Proof } from "./proving.ts";
import { renewCodes } from "./recovery-codes.ts";
import { newTotpSecret, otpauthUri, stepOfCode, toBase32 } from "./totp.ts";

type Removal = { recoveryCode?: string | undefined };

export type FactorSettings = {
  /** The second factors of the account. */
  describe(actor: Actor): Promise<Answer<typeof getSecondFactor>>;
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
  /** Makes a secret of one-time codes, which is not used until it is confirmed. Throws `codes_already_set_up` afterwards. */
  beginCodes(actor: Actor): Promise<Answer<typeof beginCodes>>;
  /** Confirms it with a first code. Throws `second_factor_not_begun` and `second_factor_wrong`. */
  confirmCodes(caller: Caller, code: string): Promise<Answer<typeof confirmCodes>>;
  /** Removes one-time codes with one of them, or with a recovery code. */
  removeCodes(caller: Caller, removal: Removal & { code?: string | undefined }): Promise<void>;
  /** Replaces the recovery codes. Throws `second_factor_not_begun` when no second factor is set up. */
  renewRecoveryCodes(caller: Caller): Promise<Answer<typeof renewRecoveryCodes>>;
};

export function createFactorSettings(deps: AccountServiceDeps): FactorSettings {
  const { db, clock, users, attempts, publicUrl, factorKey } = deps;
  const passkeys = createPasskeys(publicUrl);
  const proving = createProving(deps);

  /** Runs with the owner's row locked, so that concurrent changes happen one after the other. */
  const asOwner = <T>(actor: Actor, work: (trx: Trx, owner: UserRow) => Promise<T>): Promise<T> =>
    inScope(db, ownScopeOf(actor), async (trx) => {
      const owner = await users.lock(trx, actor.id);
      if (!owner) throw new AppError("not_authenticated");
      return work(trx, owner);
    });

  const log = (trx: Trx, caller: Caller, kind: string) =>
    appendAudit(trx, {
      universityId: caller.actor.universityId,
      author: authorFor(caller),
      at: clock.now(),
      events: [{ kind: `second_factor.${kind}`, subjectId: caller.actor.id }],
    });

  /**
   * Removes a factor after a proof by the factor itself or by a recovery code. Throws `invalid_input` without either,
   * `second_factor_wrong` and `too_many_requests`.
   */
  const proven = async (
    { actor }: Caller,
    { path, own, recoveryCode }: Removal & { path: string; own: Proof | undefined },
    remove: (trx: Trx, owner: UserRow) => Promise<void>,
  ): Promise<void> => {
    const proof: Proof | undefined = own ?? (recoveryCode ? { method: "recovery", code: recoveryCode } : undefined);
    if (!proof) throw new AppError("invalid_input", { fields: [{ path, error: "required" }] });
    const counted = await attempts.prompt("remove-second-factor", actor.session);
    await asOwner(actor, async (trx, owner) => {
      await proving.prove(trx, actor, proof);
      await remove(trx, owner);
    });
    await counted.succeeded();
  };

  /** Makes recovery codes together with the first factor. */
  const codesWithFirst = async (trx: Trx, userId: string): Promise<string[] | null> =>
    (await listMethods(trx, userId)).length === 1 ? renewCodes(trx, userId) : null;

  /** Removes the recovery codes with the last factor, and requires a password that is good enough without one. */
  const endWithLast = async (trx: Trx, owner: UserRow): Promise<void> => {
    if ((await listMethods(trx, owner.id)).length > 0) return;
    if (owner.has_short_password) throw new AppError("longer_password_first");
    await replaceRecoveryCodes(trx, { userId: owner.id, digests: [] });
  };

  return {
    describe: (actor: Actor) =>
      inScope(db, ownScopeOf(actor), async (trx) => ({
        passkeys: (await listPasskeys(trx, actor.id)).map(describePasskey),
        codes: Boolean((await findGenerator(trx, actor.id))?.confirmed_at),
        recoveryCodesLeft: await countRecoveryCodes(trx, actor.id),
      })),

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
        return { passkey: describePasskey(row), recoveryCodes: await codesWithFirst(trx, id) };
      }).catch((error) => {
        throw brokenConstraint(error) === "passkeys_pkey" ? new AppError("second_factor_wrong") : error;
      }),

    removePasskey: (
      caller: Caller,
      { id, response, recoveryCode }: Removal & { id: string; response?: WebAuthnAnswer | undefined },
    ) =>
      proven(
        caller,
        { path: "response", recoveryCode, own: response && { method: "passkey", response } },
        async (trx, owner) => {
          if (response && response.id !== id) throw new AppError("second_factor_wrong", { about: owner.id });
          if (!(await deletePasskey(trx, { userId: owner.id, id }))) throw new AppError("not_found");
          await endWithLast(trx, owner);
          await log(trx, caller, "passkey_removed");
        },
      ),

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
        return { recoveryCodes: await codesWithFirst(trx, id) };
      }),

    removeCodes: (caller: Caller, { code, recoveryCode }: Removal & { code?: string | undefined }) =>
      proven(
        caller,
        { path: "code", recoveryCode, own: code ? { method: "code", code } : undefined },
        async (trx, owner) => {
          if (!(await deleteGenerator(trx, owner.id))) throw new AppError("not_found");
          await endWithLast(trx, owner);
          await log(trx, caller, "codes_removed");
        },
      ),

    renewRecoveryCodes: (caller: Caller) =>
      asOwner(caller.actor, async (trx, { id }) => {
        if ((await listMethods(trx, id)).length === 0) throw new AppError("second_factor_not_begun");
        await log(trx, caller, "recovery_codes_renewed");
        return { recoveryCodes: await renewCodes(trx, id) };
      }),
  };
}

const describePasskey = ({ id, name, created_at, last_used_at }: PasskeyRow) => ({
  _id: id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

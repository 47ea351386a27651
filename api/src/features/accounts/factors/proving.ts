/** Checks a second factor, at sign-in or before one is removed: a passkey, a one-time code or a recovery code. */

import type { beginRemovingPasskey } from "@ijaza/schema/accounts/second-factor";
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { Actor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { openBytes } from "../../../platform/sealed-bytes.ts";
import { keepChallenge, takeChallenge } from "../../../platform/sessions.ts";
import type { AccountServiceDeps } from "../accounts.deps.ts";
import {
  findGenerator,
  listMethods,
  listPasskeys,
  redeemRecoveryCode,
  savePasskeyUse,
  saveStep,
} from "./factors.repository.ts";
import { createPasskeys, type WebAuthnAnswer } from "./passkeys.ts";
import { digestOfCode } from "./recovery-codes.ts";
import { stepOfCode } from "./totp.ts";

export type Proof =
  | { method: "passkey"; response: WebAuthnAnswer }
  | { method: "code"; code: string }
  | { method: "recovery"; code: string };

export type Proving = {
  /** The second factors that are required; empty when none is set up. */
  methodsOf: typeof listMethods;
  /** Options for the browser to use one of the passkeys, or the named one; their challenge is kept for this session. Throws `not_found`. */
  beginPasskey(actor: Actor, only?: string): Promise<Answer<typeof beginRemovingPasskey>>;
  /** Checks a proof. Throws `second_factor_wrong`, and `second_factor_not_begun` for a passkey without a challenge. */
  prove(trx: Trx, actor: Actor, proof: Proof): Promise<void>;
};

export function createProving({ db, clock, publicUrl, factorKey }: AccountServiceDeps): Proving {
  const passkeys = createPasskeys(publicUrl);

  const byPasskey = async (trx: Trx, actor: Actor, response: WebAuthnAnswer): Promise<boolean> => {
    const challenge = await takeChallenge(trx, actor.session);
    if (!challenge) throw new AppError("second_factor_not_begun");
    const used = await passkeys.judgeUse(response, { challenge, known: await listPasskeys(trx, actor.id) });
    if (used) await savePasskeyUse(trx, { ...used, at: clock.now() });
    return used !== null;
  };

  const byCode = async (trx: Trx, { id }: Actor, code: string): Promise<boolean> => {
    const generator = await findGenerator(trx, id);
    if (!generator?.confirmed_at) return false;
    const at = clock.now();
    const secret = openBytes(generator.sealed, { key: factorKey, id });
    const step = stepOfCode({ secret, code, at, lastStep: generator.last_step });
    if (step !== null) await saveStep(trx, { generator, step, at });
    return step !== null;
  };

  return {
    methodsOf: listMethods,

    beginPasskey: (actor: Actor, only?: string) =>
      inScope(db, { all: "whoever signs in may belong to no university" }, async (trx) => {
        const known = (await listPasskeys(trx, actor.id)).filter(({ id }) => !only || id === only);
        if (only && known.length === 0) throw new AppError("not_found");
        const options = await passkeys.optionsToUse(known);
        await keepChallenge(trx, { session: actor.session, challenge: options.challenge });
        return { options: { ...options } };
      }),

    async prove(trx: Trx, actor: Actor, proof: Proof): Promise<void> {
      const isRight = await judge(trx, actor, proof);
      if (!isRight) throw new AppError("second_factor_wrong", { about: actor.id });
    },
  };

  function judge(trx: Trx, actor: Actor, proof: Proof): Promise<boolean> {
    if (proof.method === "passkey") return byPasskey(trx, actor, proof.response);
    if (proof.method === "code") return byCode(trx, actor, proof.code);
    return redeemRecoveryCode(trx, { userId: actor.id, digest: digestOfCode(proof.code), at: clock.now() });
  }
}

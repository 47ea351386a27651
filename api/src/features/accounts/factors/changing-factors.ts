/** The steps that every change of second factors shares: the owner's row is locked, and the change is logged. */
import { type Actor, ownScopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { UserRow } from "../../users/users.service.ts";
import { type AccountServiceDeps, authorFor, type Caller } from "../accounts.deps.ts";
import { listMethods, replaceRecoveryCodes } from "./factors.repository.ts";
import { createProving, type Proof } from "./proving.ts";
import { renewCodes } from "./recovery-codes.ts";

/** How somebody who lost a factor proves to be its owner. */
export type Removal = { recoveryCode?: string | undefined };

type Work<T> = (trx: Trx, owner: UserRow) => Promise<T>;

export type ChangingFactors = {
  /** Runs with the owner's row locked, so that concurrent changes happen one after the other. */
  asOwner<T>(actor: Actor, work: Work<T>): Promise<T>;
  /**
   * The same after a proof by the factor itself or by a recovery code. Throws `invalid_input` without either,
   * `second_factor_wrong` and `too_many_requests`.
   */
  asProvenOwner(
    actor: Actor,
    proof: Removal & { /** The field of the factor's own proof. */ path: string; own: Proof | undefined },
    work: Work<void>,
  ): Promise<void>;
  log(trx: Trx, caller: Caller, kind: string): Promise<void>;
  /** Makes recovery codes together with the first factor; null when there was one before. */
  makeCodesWithFirst(trx: Trx, userId: string): Promise<string[] | null>;
  /** Removes the recovery codes with the last factor. Throws `longer_password_first` if the password is too short without. */
  endCodesWithLast(trx: Trx, owner: UserRow): Promise<void>;
};

export function createChangingFactors(deps: AccountServiceDeps): ChangingFactors {
  const { db, clock, users, attempts } = deps;
  const proving = createProving(deps);

  const asOwner: ChangingFactors["asOwner"] = (actor, work) =>
    inScope(db, ownScopeOf(actor), async (trx) => {
      const owner = await users.lock(trx, actor.id);
      if (!owner) throw new AppError("not_authenticated");
      return work(trx, owner);
    });

  return {
    asOwner,

    async asProvenOwner(actor, { path, own, recoveryCode }, work) {
      const proof: Proof | undefined = own ?? (recoveryCode ? { method: "recovery", code: recoveryCode } : undefined);
      if (!proof) throw new AppError("invalid_input", { fields: [{ path, error: "required" }] });
      const counted = await attempts.prompt("remove-second-factor", actor.session);
      await asOwner(actor, async (trx, owner) => {
        await proving.prove(trx, actor, proof);
        await work(trx, owner);
      });
      await counted.succeeded();
    },

    async log(trx, caller, kind) {
      await appendAudit(trx, {
        universityId: caller.actor.universityId,
        author: authorFor(caller),
        at: clock.now(),
        events: [{ kind: `second_factor.${kind}`, subjectId: caller.actor.id }],
      });
    },

    makeCodesWithFirst: async (trx, userId) =>
      (await listMethods(trx, userId)).length === 1 ? renewCodes(trx, userId) : null,

    async endCodesWithLast(trx, owner) {
      if ((await listMethods(trx, owner.id)).length > 0) return;
      if (owner.has_short_password) throw new AppError("longer_password_first");
      await replaceRecoveryCodes(trx, { userId: owner.id, digests: [] });
    },
  };
}

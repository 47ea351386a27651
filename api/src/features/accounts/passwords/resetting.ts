/** Sets a password by a mailed link. */
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import { createKeyedMutex } from "../../../platform/keyed-mutex.ts";
import { type AccountServiceDeps, type AnonymousCaller, lockOwner, writeMail } from "../accounts.deps.ts";
import { dropLinks, findLink, redeemLink } from "../accounts.links.ts";
import { listMethods } from "../factors/factors.repository.ts";
import { isShort, requireGoodPassword } from "./password-rules.ts";

const PURPOSES = ["reset", "set-password"] as const;

type NewPassword = { token: string; password: string };

export type PasswordResetting = {
  /** Sets the password by a link, once, and returns the account's id; every session of it ends. Throws `link_not_valid`. */
  reset(change: NewPassword, caller: AnonymousCaller): Promise<string>;
};

export function createPasswordResetting(deps: AccountServiceDeps): PasswordResetting {
  const { db, clock, people, passwords, mailer } = deps;
  const inTurn = createKeyedMutex();

  const reset = async ({ token, password }: NewPassword, { requestId, language }: AnonymousCaller): Promise<string> => {
    const { owner, hasSecondFactor } = await inScope(db, { all: "only the link tells the university" }, async (trx) => {
      const link = await findLink(trx, { secret: token, at: clock.now() });
      if (!link || !PURPOSES.some((each) => each === link.purpose)) throw new AppError("link_not_valid");
      const owner = await lockOwner(trx, people[link.kind], link.subject_id);
      return { owner, hasSecondFactor: (await listMethods(trx, owner.id)).length > 0 };
    });
    requireGoodPassword(password, { names: [owner.email, owner.name], hasSecondFactor });
    const hash = await passwords.hash(password);
    await inScope(db, { all: "only the link tells the university" }, async (trx) => {
      const at = clock.now();
      const link = await redeemLink(trx, { secret: token, purposes: PURPOSES, at });
      if (!link) throw new AppError("link_not_valid");
      const person = await lockOwner(trx, people[link.kind], link.subject_id);
      const { id, role } = person;
      const author = { id, role, requestId };
      await people[link.kind].setPassword(trx, { id, hash, isShort: isShort(password), author, at });
      await dropLinks(trx, { subjectId: id, purposes: PURPOSES });
      if (link.purpose === "set-password") return;
      const to = { ...person, language: person.language ?? language };
      await mailer.queue(trx, [writeMail({ kind: "accounts.password_set", to })], "once");
    });
    return owner.id;
  };

  return { reset: (change, caller) => inTurn(change.token, () => reset(change, caller)) };
}

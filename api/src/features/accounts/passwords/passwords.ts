/** Changes a person's own password with the former one, or sets it where the account has none yet. */
import { type Actor, ownScopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import { confirmSession, widenSession } from "../../../platform/sessions.ts";
import type { Person } from "../../users/users.service.ts";
import { type AccountServiceDeps, authorFor, type Caller, writeMail } from "../accounts.deps.ts";
import { listMethods } from "../factors/factors.repository.ts";
import { isShort, requireGoodPassword } from "./password-rules.ts";

export type PasswordChanges = {
  /** Sets a new password; every other session ends. Throws `invalid_credentials` and `too_many_requests`. */
  change(caller: Caller, passwords: { currentPassword: string; password: string }): Promise<void>;
  /** Sets the password of an account that must set one. Throws `password_not_due`, and `first_sign_in_open` to a student. */
  update(caller: Caller, password: string): Promise<void>;
};

type FormerPerson = Person & { hasSecondFactor: boolean };

export function createPasswordChanges(deps: AccountServiceDeps): PasswordChanges {
  const { db, clock, people, passwords, attempts, mailer } = deps;
  const read = (actor: Actor): Promise<FormerPerson> =>
    inScope(db, ownScopeOf(actor), async (trx) => {
      const person = await people[actor.kind].lock(trx, actor.id);
      if (!person) throw new AppError("not_authenticated");
      return { ...person, hasSecondFactor: (await listMethods(trx, actor.id)).length > 0 };
    });

  /** Sets the password if the row is still as it was read; the other sessions end. */
  const set = async ({ actor, requestId, language }: Caller, former: FormerPerson, password: string) => {
    const { email, name, hasSecondFactor } = former;
    requireGoodPassword(password, { names: [email, name], hasSecondFactor });
    const hash = await passwords.hash(password);
    await inScope(db, ownScopeOf(actor), async (trx) => {
      const person = await people[actor.kind].lock(trx, actor.id);
      if (person?.passwordHash !== former.passwordHash) throw new AppError("invalid_credentials");
      const changed = { id: actor.id, hash, isShort: isShort(password), keep: actor.session };
      const author = authorFor({ actor, requestId });
      await people[actor.kind].setPassword(trx, { ...changed, author, at: clock.now() });
      const to = { ...person, language: person.language ?? language };
      await mailer.queue(trx, [writeMail({ kind: "accounts.password_set", to })], "once");
    });
    await confirmSession(db, { session: actor.session, clock });
  };

  return {
    async change(caller, { currentPassword, password }) {
      const { actor } = caller;
      const counted = await attempts.prompt("change-password", actor.session);
      const person = await read(actor);
      if (!(await passwords.matches(currentPassword, person.passwordHash))) {
        throw new AppError("invalid_credentials", { about: actor.id });
      }
      await counted.succeeded();
      await set(caller, person, password);
    },

    async update(caller, password) {
      const { actor } = caller;
      const person = await read(actor);
      if (!person.mustSetPassword) throw new AppError("password_not_due");
      // A student's first sign-in goes through its own call, which uses the code up.
      if (actor.kind === "student") throw new AppError("first_sign_in_open");
      await set(caller, person, password);
      await widenSession(db, { session: actor.session, role: actor.role, clock });
    },
  };
}

/** A forgotten password is reset by a mailed link. Answer and duration are the same whether the e-mail is known or not. */

import type { resolveToken } from "@ijaza/schema/accounts/calls";
import type { Answer } from "@ijaza/schema/calls/endpoint";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { Person } from "../../users/users.service.ts";
import { type AccountServiceDeps, type AnonymousCaller, lockOwner } from "../accounts.deps.ts";
import { findLink, type LinkRow, sweepLinks } from "../accounts.links.ts";
import { createResetLinks } from "./reset-links.ts";
import { createPasswordResetting, type PasswordResetting } from "./resetting.ts";

export type Recovering = PasswordResetting & {
  /**
   * Mails a link to whoever has this e-mail. Throws `too_many_requests` to a network that asks too often. Beyond three
   * an hour for one e-mail no mail is sent, and the answer stays the same.
   */
  forget(email: string, caller: AnonymousCaller): Promise<void>;
  /** Reads what a link is for, without using it. Throws `link_not_valid`. */
  resolve(secret: string): Promise<Answer<typeof resolveToken>>;
};

export function createRecovering(deps: AccountServiceDeps): Recovering {
  const { db, clock, people, attempts } = deps;
  const links = createResetLinks(deps);

  const findOwners = async (trx: Trx, email: string): Promise<Person[]> => [
    ...(await people.staff.findByEmail(trx, email)),
    ...(await people.student.findByEmail(trx, email)),
  ];

  return {
    ...createPasswordResetting(deps),

    async forget(email, caller) {
      await attempts.fromNetwork("forgotten-password", caller.address);
      const owners = await inScope(db, { all: "only the e-mail tells whose accounts these are" }, (trx) =>
        findOwners(trx, email),
      );
      const accounts = owners.map(({ id }) => id);
      const mayMail = await attempts.mayMailReset({ email, origin: caller, accounts });
      await inScope(db, { all: "an e-mail may have accounts of several universities" }, async (trx) => {
        const recipients = mayMail ? owners : [];
        for (const person of recipients) {
          await links.send(trx, person, caller);
          await sweepLinks(trx, { subjectId: person.id, at: clock.now() });
        }
        if (recipients.length === 0) await links.sendNothing(trx, email, caller);
      });
    },

    resolve: (secret) =>
      inScope(db, { all: "only the link tells the university" }, async (trx) => {
        const link = await findLink(trx, { secret, at: clock.now() });
        if (!link) throw new AppError("link_not_valid");
        const { name, nameAr, role } = await lockOwner(trx, people[link.kind], link.subject_id);
        const { university, email } = await people[link.kind].describe(trx, link.subject_id);
        return {
          purpose: wirePurposeOf(link),
          role,
          email: link.email ?? email,
          username: name,
          usernameAr: nameAr,
          university,
        };
      }),
  };
}

const wirePurposeOf = ({ purpose }: LinkRow) => (purpose === "set-password" ? "reset" : purpose);

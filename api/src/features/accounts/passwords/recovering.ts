/** A forgotten password is reset by a mailed link. Answer and duration are the same whether the e-mail is known or not. */

import type { resolveToken } from "@ijaza/schema/accounts";
import type { Answer } from "@ijaza/schema/endpoint";
import { sql } from "kysely";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { createKeyedMutex } from "../../../platform/keyed-mutex.ts";
import type { Person } from "../../users/users.service.ts";
import { type AccountServiceDeps, type AnonymousCaller, linkTo, lockOwner, writeMail } from "../accounts.deps.ts";
import { dropLinks, findLink, issueLink, type LinkRow, redeemLink, sweepLinks } from "../accounts.links.ts";
import { listMethods } from "../factors/factors.repository.ts";
import { isShort, requireGoodPassword } from "./password-rules.ts";

const SETTING = ["reset", "set-password"] as const;

type NewPassword = { token: string; password: string };

export type Recovering = {
  /**
   * Mails a link to whoever has this e-mail. Throws `too_many_requests` to a network that asks too often. Beyond three
   * an hour for one e-mail no mail is sent, and the answer stays the same.
   */
  forget(email: string, caller: AnonymousCaller): Promise<void>;
  /** Reads what a link is for, without using it. Throws `link_not_valid`. */
  resolve(secret: string): Promise<Answer<typeof resolveToken>>;
  /** Sets the password by a link, once, and returns the account's id; every session of it ends. Throws `link_not_valid`. */
  reset(change: NewPassword, caller: AnonymousCaller): Promise<string>;
};

export function createRecovering(deps: AccountServiceDeps): Recovering {
  const { db, clock, people, passwords, attempts, mailer, publicUrl } = deps;
  const inTurn = createKeyedMutex();

  const findOwners = async (trx: Trx, email: string): Promise<Person[]> => [
    ...(await people.staff.findByEmail(trx, email)),
    ...(await people.student.findByEmail(trx, email)),
  ];

  /** Makes a link for the person, queues its mail and logs it. */
  const sendLink = async (trx: Trx, person: Person, { requestId, language }: AnonymousCaller): Promise<void> => {
    const at = clock.now();
    const { kind, id: subjectId, universityId } = person;
    const secret = await issueLink(trx, { kind, subjectId, universityId, purpose: "reset", at });
    const to = { ...person, language: person.language ?? language };
    const values = { link: linkTo(publicUrl, "forget_password", secret), account: person.name };
    await mailer.queue(trx, [writeMail({ kind: "accounts.reset", to, values })]);
    const author = { id: null, role: "anyone", requestId };
    const events = [{ kind: "password.reset_asked", subjectId, data: { kind } }];
    await appendAudit(trx, { universityId, author, at, branch: "sessions", events });
  };

  /** Does the same work for an unknown e-mail, so that both take as long; only the event remains. */
  const sendNothing = async (trx: Trx, email: string, caller: AnonymousCaller): Promise<void> => {
    const nobody = nobodyAt(email);
    await sendLink(trx, nobody, caller);
    await sql`with links as (delete from account_links where subject_id = ${nobody.id})
      delete from mails where subject_id = ${nobody.id}`.execute(trx);
  };

  const reset = async ({ token, password }: NewPassword, { requestId, language }: AnonymousCaller): Promise<string> => {
    const purposes = SETTING;
    const { owner, hasSecondFactor } = await inScope(db, "all", async (trx) => {
      const link = await findLink(trx, { secret: token, at: clock.now() });
      if (!link || !purposes.some((each) => each === link.purpose)) throw new AppError("link_not_valid");
      const owner = await lockOwner(trx, people[link.kind], link.subject_id);
      return { owner, hasSecondFactor: (await listMethods(trx, owner.id)).length > 0 };
    });
    requireGoodPassword(password, { names: [owner.email, owner.name], hasSecondFactor });
    const hash = await passwords.hash(password);
    await inScope(db, "all", async (trx) => {
      const at = clock.now();
      const link = await redeemLink(trx, { secret: token, purposes, at });
      if (!link) throw new AppError("link_not_valid");
      const person = await lockOwner(trx, people[link.kind], link.subject_id);
      const { id, role } = person;
      await people[link.kind].setPassword(trx, {
        id,
        hash,
        isShort: isShort(password),
        author: { id, role, requestId },
        at,
      });
      await dropLinks(trx, { subjectId: id, purposes });
      if (link.purpose === "set-password") return;
      const to = { ...person, language: person.language ?? language };
      await mailer.queue(trx, [writeMail({ kind: "accounts.password_set", to })]);
    });
    return owner.id;
  };

  return {
    async forget(email: string, caller: AnonymousCaller): Promise<void> {
      await attempts.fromNetwork("forgotten-password", caller.address);
      const owners = await inScope(db, "all", (trx) => findOwners(trx, email));
      const accounts = owners.map(({ id }) => id);
      const mayMail = await attempts.mayMailReset({ email, origin: caller, accounts });
      await inScope(db, "all", async (trx) => {
        const recipients = mayMail ? owners : [];
        for (const person of recipients) {
          await sendLink(trx, person, caller);
          await sweepLinks(trx, { subjectId: person.id, at: clock.now() });
        }
        if (recipients.length === 0) await sendNothing(trx, email, caller);
      });
    },

    resolve: (secret: string): Promise<Answer<typeof resolveToken>> =>
      inScope(db, "all", async (trx) => {
        const link = await findLink(trx, { secret, at: clock.now() });
        if (!link) throw new AppError("link_not_valid");
        const { name, role } = await lockOwner(trx, people[link.kind], link.subject_id);
        const { university, email } = await people[link.kind].describe(trx, link.subject_id);
        return { purpose: wirePurposeOf(link), role, email: link.email ?? email, username: name, university };
      }),

    reset: (change, caller) => inTurn(change.token, () => reset(change, caller)),
  };
}

const wirePurposeOf = ({ purpose }: LinkRow) => (purpose === "set-password" ? "reset" : purpose);

const nobodyAt = (email: string): Person => ({
  kind: "staff",
  id: newId(),
  universityId: null,
  role: "agent_uni",
  name: "nobody",
  email,
  passwordHash: null,
  mustSetPassword: false,
  language: null,
  mailsOff: [],
});

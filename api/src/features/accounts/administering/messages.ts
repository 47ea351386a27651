/** Messages from users to another user in their scope or to the operators. Nobody can write to an address that is typed in. */

import type { sendEmailToContactHelp } from "@ijaza/schema/accounts/contact";
import type { sendMail } from "@ijaza/schema/accounts/lists";
import type { Input } from "@ijaza/schema/calls/endpoint";
import { PRODUCT } from "@ijaza/schema/product";
import { scopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { inScope } from "../../../platform/database.ts";
import { nameValues } from "../../users/users.service.ts";
import { type AccountServiceDeps, type AnonymousCaller, authorFor, type Caller, writeMail } from "../accounts.deps.ts";
import { maySee } from "./policy.ts";

export type Messages = {
  /** Mails a message to a user in scope. Throws `too_many_requests` and, for a user out of scope, `not_found`. */
  send(caller: Caller, message: Input<typeof sendMail>): Promise<void>;
  /** Mails a message of anybody to those who run the platform. Throws `too_many_requests`. */
  askForHelp(message: Input<typeof sendEmailToContactHelp>, caller: AnonymousCaller): Promise<void>;
};

export function createMessages({ db, clock, users, attempts, mailer, contactEmail }: AccountServiceDeps): Messages {
  return {
    async send(caller: Caller, { userId, subject, message }: Input<typeof sendMail>): Promise<void> {
      const { actor } = caller;
      const user = await inScope(db, scopeOf(actor), (trx) => users.find(trx, userId));
      if (!user || !maySee(actor, user)) throw new AppError("not_found");
      await inScope(db, scopeOf(actor), async (trx) => {
        const sender = await users.find(trx, actor.id);
        const { id, university_id: universityId, username: name, username_ar: nameAr, email, language } = user;
        const values = { ...nameValues("sender", sender), subject, message };
        const to = { id, universityId, name, nameAr, email, language };
        const mail = writeMail({ kind: "accounts.message", to, values });
        await mailer.queue(trx, [mail], { sender: actor.id, purpose: "message" });
        const events = [{ kind: "user.written_to", subjectId: user.id }];
        const log = { universityId: user.university_id, author: authorFor(caller), at: clock.now() };
        await appendAudit(trx, { ...log, events });
      });
    },

    async askForHelp({ name, email, subject, message }, { address, language }) {
      await attempts.fromNetwork("contact", address);
      const to = {
        id: "contact",
        universityId: null,
        name: PRODUCT.name[language],
        nameAr: null,
        email: contactEmail,
        language,
      };
      const values = { sender: name, address: email, subject, message };
      const mail = writeMail({ kind: "accounts.contact", to, values });
      await inScope(db, "public", (trx) => mailer.queue(trx, [mail], "counted"));
    },
  };
}

/** Mails links that reset a forgotten password. */
import { sql } from "kysely";
import { appendAudit } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Person } from "../../users/users.service.ts";
import { type AccountServiceDeps, type AnonymousCaller, linkTo, writeMail } from "../accounts.deps.ts";
import { dropLinks, issueLink } from "../accounts.links.ts";

export type ResetLinks = {
  /** Makes a link for the person, which ends a former one, queues its mail and logs it. */
  send(trx: Trx, person: Person, caller: AnonymousCaller): Promise<void>;
  /** Does the same work for an unknown e-mail, so that both take as long; only the event remains. */
  sendNothing(trx: Trx, email: string, caller: AnonymousCaller): Promise<void>;
};

export function createResetLinks({
  clock,
  mailer,
  publicUrl,
}: Pick<AccountServiceDeps, "clock" | "mailer" | "publicUrl">): ResetLinks {
  const send: ResetLinks["send"] = async (trx, person, { requestId, language }) => {
    const at = clock.now();
    const { kind, id: subjectId, universityId } = person;
    await dropLinks(trx, { subjectId, purposes: ["reset"] });
    const secret = await issueLink(trx, { kind, subjectId, universityId, purpose: "reset", at });
    const to = { ...person, language: person.language ?? language };
    const values = {
      link: linkTo(publicUrl, "forget_password", secret),
      account: person.name,
      ...(person.nameAr && { account_ar: person.nameAr }),
    };
    await mailer.queue(trx, [writeMail({ kind: "accounts.reset", to, values })], "counted");
    const author = { id: null, role: "anyone", requestId };
    const events = [{ kind: "password.reset_asked", subjectId, data: { kind } }];
    await appendAudit(trx, { universityId, author, at, branch: "sessions", events });
  };

  return {
    send,
    async sendNothing(trx, email, caller) {
      const nobody = nobodyAt(email);
      await send(trx, nobody, caller);
      await sql`with links as (delete from account_links where subject_id = ${nobody.id})
        delete from mails where subject_id = ${nobody.id}`.execute(trx);
    },
  };
}

const nobodyAt = (email: string): Person => ({
  kind: "staff",
  id: newId(),
  universityId: null,
  role: "agent_uni",
  name: "nobody",
  nameAr: null,
  email,
  passwordHash: null,
  mustSetPassword: false,
  language: null,
  mailsOff: [],
});

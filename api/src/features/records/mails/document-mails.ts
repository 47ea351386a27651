/** The state of mails to holders, for their university; one that was given up can be sent again. */

import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { getDocumentMails } from "@ijaza/schema/documents/mails";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { authorFor, type Caller, scopeFor } from "../records.caller.ts";
import type { FoundRecord, RecordRow } from "../records.kind.ts";
import type { HolderMails } from "./holder-mails.ts";

export type Mails = Answer<typeof getDocumentMails>;
export type KindMails = Pick<HolderMails<RecordRow>, "signedKinds" | "listMails" | "sendAgain" | "notifySigned">;

type MailsDeps = {
  db: Db;
  clock: Clock;
  find(trx: Trx, id: string): Promise<FoundRecord | undefined>;
  /** Takes the name of a kind. */
  mailsOf(kind: string): Pick<KindMails, "listMails" | "sendAgain">;
};

export function createDocumentMails({ db, clock, find, mailsOf }: MailsDeps) {
  const findOrRefuse = async (trx: Trx, id: string): Promise<FoundRecord> => {
    const found = await find(trx, id);
    if (!found) throw new AppError("not_found");
    return found;
  };
  const list = async (trx: Trx, { kind, record }: FoundRecord): Promise<Mails> => {
    return { mails: await mailsOf(kind.name).listMails(trx, record) };
  };

  return {
    listMails: (caller: Caller, id: string): Promise<Mails> =>
      inScope(db, scopeFor(caller), async (trx) => list(trx, await findOrRefuse(trx, id))),

    /** Throws `not_found`, and `mail_not_failed` if there is nothing to send again; of concurrent calls one sends. */
    sendMailAgain: (caller: Caller, id: string): Promise<Mails> =>
      inScope(db, scopeFor(caller), async (trx) => {
        const found = await findOrRefuse(trx, id);
        if (!(await mailsOf(found.kind.name).sendAgain(trx, found.record))) throw new AppError("mail_not_failed");
        const events = [{ kind: `${found.kind.name}.mailed_again`, subjectId: id }];
        const { universityId } = caller.actor;
        await appendAudit(trx, { universityId, author: authorFor(caller), at: clock.now(), events });
        return list(trx, found);
      }),
  };
}

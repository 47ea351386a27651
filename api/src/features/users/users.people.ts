/** Somebody with an account, whether of the staff or a student: what passwords, e-mails and sessions are about. */
import type { MailTopic } from "@ijaza/schema/mail-topics";
import type { Language } from "@ijaza/schema/product";
import type { Role } from "@ijaza/schema/roles";
import type { User } from "@ijaza/schema/users";
import type { Author } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import type { SessionKind } from "../../platform/sessions.ts";

export type Person = {
  kind: SessionKind;
  id: string;
  universityId: string | null;
  role: Role;
  name: string;
  email: string;
  passwordHash: string | null;
  mustSetPassword: boolean;
  language: Language | null;
  /** What no mails are sent about. */
  mailsOff: readonly MailTopic[];
};

type Done = { id: string; author: Author; at: Date };

/** What the accounts of one kind can do; each room that keeps people offers it for its own. */
export type People = {
  /** Locks the record. Undefined for who is gone, or may not come in. */
  lock(trx: Trx, id: string): Promise<Person | undefined>;
  /** Those who have a password and may come in, by e-mail whatever the case. */
  findByEmail(trx: Trx, email: string): Promise<Person[]>;
  /** Ends every session of the account but the one to keep. */
  setPassword(trx: Trx, set: Done & { hash: string; isShort?: boolean; keep?: Buffer }): Promise<void>;
  change(
    trx: Trx,
    set: Done & {
      changes: { email?: string; numero?: string | null; language?: Language; mails_off?: MailTopic[] };
    },
  ): Promise<void>;
  describe(trx: Trx, id: string): Promise<User>;
};

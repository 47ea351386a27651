/** A person with an account, of the staff or a student: the subject of passwords, e-mails and sessions. */
import type { MailTopic } from "@ijaza/schema/mails/topics";
import type { Language } from "@ijaza/schema/product";
import type { User } from "@ijaza/schema/users/calls";
import type { Role } from "@ijaza/schema/users/roles";
import type { Author } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import type { SessionKind } from "../../platform/sessions.ts";

export type Person = {
  kind: SessionKind;
  id: string;
  universityId: string | null;
  role: Role;
  name: string;
  /** The name in Arabic letters. */
  nameAr: string | null;
  email: string;
  passwordHash: string | null;
  mustSetPassword: boolean;
  language: Language | null;
  /** Topics of mails that are switched off. */
  mailsOff: readonly MailTopic[];
};

type Done = { id: string; author: Author; at: Date };

/** Operations on accounts of one kind; each room with people provides them for its own. */
export type People = {
  /** Locks the record. Undefined if the person is deleted, or may not sign in. */
  lock(trx: Trx, id: string): Promise<Person | undefined>;
  /** People with this e-mail in any case who have a password and may sign in. */
  findByEmail(trx: Trx, email: string): Promise<Person[]>;
  /** Ends every session of the account except the one to keep. */
  setPassword(trx: Trx, set: Done & { hash: string; isShort?: boolean; keep?: Buffer }): Promise<void>;
  change(
    trx: Trx,
    set: Done & {
      changes: { email?: string; numero?: string | null; language?: Language; mails_off?: MailTopic[] };
    },
  ): Promise<void>;
  describe(trx: Trx, id: string): Promise<User>;
};

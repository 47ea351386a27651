/** The door of the room accounts: invitations, registration, passwords, one's own account, and administering others. */

import type { Trx } from "../../platform/database.ts";
import type { UserRow } from "../users/users.service.ts";
import { createAdministration } from "./accounts.administration.ts";
import type { AccountDeps, AccountMeans } from "./accounts.deps.ts";
import { describeListed } from "./accounts.describing.ts";
import { createEmailChanges } from "./accounts.emails.ts";
import { createFactorSettings } from "./accounts.factors.ts";
import { createInviting } from "./accounts.inviting.ts";
import { createUserLists } from "./accounts.lists.ts";
import { createOwnMailTopics } from "./accounts.mail-topics.ts";
import { registerAccountMails } from "./accounts.mails.ts";
import { createMessages } from "./accounts.messages.ts";
import { createOwnAccount } from "./accounts.own.ts";
import { createPasswordChanges } from "./accounts.passwords.ts";
import { createProving } from "./accounts.proving.ts";
import { createRecovering } from "./accounts.recovering.ts";
import { createRegistering } from "./accounts.registering.ts";
import { createOwnSessions } from "./accounts.sessions.ts";
import { createStaffPeople } from "./accounts.staff.ts";

export type { Proof } from "./accounts.proving.ts";
export { requireGoodPassword } from "./password-rules.ts";

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(deps: AccountDeps) {
  const means: AccountMeans = { ...deps, people: { staff: createStaffPeople(deps), student: deps.students } };
  registerAccountMails(deps.mailer);
  const registering = createRegistering(means);
  return {
    inviting: createInviting(means),
    registering,
    recovering: createRecovering(means),
    passwords: createPasswordChanges(means),
    own: createOwnAccount(means),
    mailTopics: createOwnMailTopics(means),
    /** For who is reached elsewhere by somebody else's hand: links to the former address end, and it is told. */
    leaveEmail: createEmailChanges(means).leave,
    sessions: createOwnSessions(means),
    lists: createUserLists(means),
    administration: createAdministration(means),
    messages: createMessages(means),
    factors: createFactorSettings(means),
    /** The second factor at sign-in. */
    proving: createProving(means),
    /** Registers what happens, in the transaction that registers somebody; what it throws undoes the registration. */
    onRegistered: registering.onRegistered,
    /** Users as lists show them, each with what became of the invitation. */
    describeListed: (trx: Trx, rows: readonly UserRow[]) => describeListed(trx, means, rows),
  };
}

/** The door of the room accounts: invitations, registration, passwords, the own account, and administering others. */

import type { ListedUser } from "@ijaza/schema/users/calls";
import type { Trx } from "../../platform/database.ts";
import type { UserRow } from "../users/users.service.ts";
import type { AccountDeps, AccountServiceDeps } from "./accounts.deps.ts";
import { registerAccountMails } from "./accounts.mails.ts";
import { createStaffPeople } from "./accounts.staff.ts";
import { type Administration, createAdministration } from "./administering/administration.ts";
import { describeListed } from "./administering/describing.ts";
import { createUserLists, type UserLists } from "./administering/lists.ts";
import { createMessages, type Messages } from "./administering/messages.ts";
import { createEmailChanges, type EmailChanges } from "./emails/emails.ts";
import { createFactorSettings, type FactorSettings } from "./factors/factors.ts";
import { readHeldSince } from "./factors/holding.ts";
import { createProving, type Proving } from "./factors/proving.ts";
import { createInviting, type Inviting } from "./inviting/inviting.ts";
import { createRegistering, type Registering } from "./inviting/registering.ts";
import { createOwnMailTopics, type OwnMailTopics } from "./own/mail-topics.ts";
import { createOwnAccount, type OwnAccount } from "./own/own.ts";
import { createOwnSavedFilters, type OwnSavedFilters } from "./own/saved-filters.ts";
import { createOwnSessions, type OwnSessions } from "./own/sessions.ts";
import { createPasswordChanges, type PasswordChanges } from "./passwords/passwords.ts";
import { createRecovering, type Recovering } from "./passwords/recovering.ts";

export { emptyClosedAccounts } from "./accounts.closed.ts";
export { deleteLinksOf, readOwnLinks } from "./accounts.links.ts";
export type { Proof } from "./factors/proving.ts";
export { requireGoodPassword } from "./passwords/password-rules.ts";

/** The services of the room. */
export type Accounts = {
  /** Invites members of the staff. */
  inviting: Inviting;
  /** Redeems invitations. */
  registering: Registering;
  /** Sets forgotten passwords by mailed links. */
  recovering: Recovering;
  /** Changes one's own password. */
  passwords: PasswordChanges;
  /** Reads and changes the data of an account. */
  own: OwnAccount;
  /** Chooses which mails the owner of an account receives. */
  mailTopics: OwnMailTopics;
  /** Keeps filters of lists for the owner of an account. */
  savedFilters: OwnSavedFilters;
  /** Lists and ends the sessions of one's own account. */
  sessions: OwnSessions;
  /** Reads users, as far as the caller may see them. */
  lists: UserLists;
  /** Blocks and deletes users. */
  administration: Administration;
  /** Mails messages that people have written. */
  messages: Messages;
  /** Sets second factors up, and removes them. */
  factors: FactorSettings;
  /** Proves a second factor, at sign-in and before one is removed. */
  proving: Proving;
  /** Ends the links mailed to a former address and notifies it, after somebody else has changed a person's e-mail. */
  leaveEmail: EmailChanges["leave"];
  /** Adds a handler that runs in the transaction of each registration; if it throws, the registration is undone. */
  onRegistered: Registering["onRegistered"];
  /** The moment since which a member of the staff has had both a second factor and the present address; null where one lacks. */
  heldSinceOf(trx: Trx, userId: string): Promise<Date | null>;
  /** Users as lists show them, each with the state of the invitation. */
  describeListed(trx: Trx, rows: readonly UserRow[]): Promise<ListedUser[]>;
};

export function createAccounts(roomDeps: AccountDeps): Accounts {
  const deps: AccountServiceDeps = {
    ...roomDeps,
    people: { staff: createStaffPeople(roomDeps), student: roomDeps.students },
  };
  registerAccountMails(deps.mailer);
  const registering = createRegistering(deps);
  return {
    inviting: createInviting(deps),
    registering,
    recovering: createRecovering(deps),
    passwords: createPasswordChanges(deps),
    own: createOwnAccount(deps),
    mailTopics: createOwnMailTopics(deps),
    savedFilters: createOwnSavedFilters(deps),
    leaveEmail: createEmailChanges(deps).leave,
    sessions: createOwnSessions(deps),
    lists: createUserLists(deps),
    administration: createAdministration(deps),
    messages: createMessages(deps),
    factors: createFactorSettings(deps),
    proving: createProving(deps),
    onRegistered: registering.onRegistered,
    heldSinceOf: (trx, userId) => readHeldSince(trx, deps.users, userId),
    describeListed: (trx, rows) => describeListed(trx, deps, rows),
  };
}

/** The calls that list and administer users. */

import { sendEmailToContactHelp } from "@ijaza/schema/accounts/contact";
import {
  blockAgent,
  blockUser,
  deleteAgent,
  deleteUser,
  exportUsers,
  getAllBlockedUsers,
  getAllUsers,
  getAllUsersBySuperAdmin,
  getUnassignedManagers,
  getUser,
  getUserById,
  sendMail,
} from "@ijaza/schema/accounts/lists";
import type { Mount } from "../../../platform/http/mount.ts";
import type { Platform } from "../../../platform/http/platform.ts";
import { sendSheet } from "../../../platform/sheets/send-sheet.ts";
import { accessTokenOf, callerOf, createAnonymousCallerReader, doneBy } from "../accounts.requests.ts";
import type { Accounts } from "../accounts.service.ts";

export function mountUserLists(mount: Mount, platform: Platform, accounts: Accounts): void {
  const { lists, administration, messages } = accounts;
  const anonymousCallerOf = createAnonymousCallerReader(platform);
  mount(getUser, (query, { actor }) => lists.read(actor, query));
  mount(getUserById, ({ id }, { actor }) => lists.read(actor, { userId: id }));
  mount(getAllUsers, (query, { actor }) => lists.list(actor, query));
  mount(exportUsers, async (query, context) =>
    sendSheet(context.reply, await lists.exportAll(callerOf(context), query), query.format),
  );
  mount(getAllUsersBySuperAdmin, (query, { actor, request }) => lists.listAll(actor, query, accessTokenOf(request)));
  mount(getAllBlockedUsers, (query, { actor }) => lists.listBlocked(actor, query));
  mount(getUnassignedManagers, (query, { actor }) => lists.listUnassigned(actor, query));
  mount(blockAgent, (input, context) => administration.setBlocked(callerOf(context), input));
  mount(blockUser, (input, context) => administration.setBlocked(callerOf(context), input));
  mount(deleteAgent, ({ agentId }, context) => doneBy(administration.delete(callerOf(context), agentId)));
  mount(deleteUser, ({ agentId }, context) => doneBy(administration.delete(callerOf(context), agentId)));
  mount(sendMail, (input, context) => doneBy(messages.send(callerOf(context), input)));
  mount(sendEmailToContactHelp, (input, context) => doneBy(messages.askForHelp(input, anonymousCallerOf(context))));
}

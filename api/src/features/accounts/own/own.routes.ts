/** The calls about the own account, and the one by which an administrator changes another's. */

import {
  confirmEmail,
  endOtherSessions,
  getSessions,
  objectToNewAddress,
  updateUser,
  updateUserById,
} from "@ijaza/schema/accounts/own";
import { deleteFilter, getSavedFilters, saveFilter } from "@ijaza/schema/lists/saved-filters";
import { getMailTopics, switchMailTopic } from "@ijaza/schema/mails/topics";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import type { Mount } from "../../../platform/http/mount.ts";
import type { Platform } from "../../../platform/http/platform.ts";
import { callerOf, createAnonymousCallerReader, doneBy } from "../accounts.requests.ts";
import type { Accounts } from "../accounts.service.ts";

export function mountOwnAccount(
  mount: Mount,
  platform: Platform,
  { own, sessions, mailTopics, savedFilters }: Accounts,
): void {
  const anonymousCallerOf = createAnonymousCallerReader(platform);
  mount(updateUser, (input, context) => own.updateOwn(callerOf(context), input));
  mount(updateUserById, (input, context) => own.updateById(callerOf(context), input));
  mount(confirmEmail, ({ token }, context) => doneBy(own.confirmEmail(token, anonymousCallerOf(context))));
  mount(objectToNewAddress, ({ token }) => doneBy(own.objectToEmail(token)));
  mount(updatePreferences, (input, context) => own.updatePreferences(callerOf(context), input));
  mount(getMailTopics, (_, { actor }) => mailTopics.read(actor));
  mount(switchMailTopic, (choice, context) => mailTopics.switch(callerOf(context), choice));
  mount(getSavedFilters, ({ list }, { actor }) => savedFilters.read(actor, list));
  mount(saveFilter, (saving, { actor }) => savedFilters.save(actor, saving));
  mount(deleteFilter, (named, { actor }) => savedFilters.remove(actor, named));
  mount(getSessions, (_, { actor }) => sessions.list(actor));
  mount(endOtherSessions, (_, context) => doneBy(sessions.endOthers(callerOf(context))));
}

/** The calls about one's own account, and the one by which an administrator changes another's. */

import { getMailTopics, switchMailTopic } from "@ijaza/schema/mail-topics";
import {
  confirmEmail,
  endOtherSessions,
  getSessions,
  objectToNewAddress,
  updateUser,
  updateUserById,
} from "@ijaza/schema/own-account";
import { updatePreferences } from "@ijaza/schema/preferences";
import type { Mount } from "../../../platform/http/mount.ts";
import type { Platform } from "../../../platform/http/platform.ts";
import { callerOf, doneBy, strangersOf } from "../accounts.requests.ts";
import type { Accounts } from "../accounts.service.ts";

export function mountOwnAccount(mount: Mount, platform: Platform, { own, sessions, mailTopics }: Accounts): void {
  const strangerOf = strangersOf(platform);
  mount(updateUser, (given, context) => own.updateOwn(callerOf(context), given));
  mount(updateUserById, (given, context) => own.updateById(callerOf(context), given));
  mount(confirmEmail, ({ token }, context) => doneBy(own.confirmEmail(token, strangerOf(context))));
  mount(objectToNewAddress, ({ token }) => doneBy(own.objectToEmail(token)));
  mount(updatePreferences, (given, context) => own.updatePreferences(callerOf(context), given));
  mount(getMailTopics, (_, { actor }) => mailTopics.read(actor));
  mount(switchMailTopic, (choice, context) => mailTopics.switch(callerOf(context), choice));
  mount(getSessions, (_, { actor }) => sessions.list(actor));
  mount(endOtherSessions, (_, context) => doneBy(sessions.endOthers(callerOf(context))));
}

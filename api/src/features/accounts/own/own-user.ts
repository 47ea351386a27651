/** Reads and locks the account of whoever is signed in. */
import type { OwnUser } from "@ijaza/schema/users/calls";
import type { Actor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Trx } from "../../../platform/database.ts";
import type { UserRow } from "../../users/users.service.ts";
import type { AccountServiceDeps } from "../accounts.deps.ts";
import type { EmailChanges } from "../emails/emails.ts";

export type OwnReading = {
  /** The account as its owner sees it, with the e-mail that waits to be confirmed. */
  describe(trx: Trx, actor: Actor): Promise<OwnUser>;
  /** The row of a member of the staff, locked. Throws `not_authenticated`. */
  lockStaff(trx: Trx, actor: Actor): Promise<UserRow>;
};

export function createOwnReading(
  { users, people }: AccountServiceDeps,
  emails: Pick<EmailChanges, "findWaiting">,
): OwnReading {
  return {
    describe: async (trx, { kind, id }) => ({
      ...(await people[kind].describe(trx, id)),
      pendingEmail: await emails.findWaiting(trx, id),
    }),

    async lockStaff(trx, { id }) {
      const user = await users.lock(trx, id);
      if (!user) throw new AppError("not_authenticated");
      return user;
    },
  };
}

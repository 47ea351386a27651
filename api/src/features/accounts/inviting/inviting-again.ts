/** Mails a new link to somebody who has not redeemed the invitation yet. */
import type { resendInvitation } from "@ijaza/schema/accounts/calls";
import type { Answer } from "@ijaza/schema/calls/endpoint";
import { type Actor, scopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { UserRow } from "../../users/users.service.ts";
import { type AccountServiceDeps, authorFor, type Caller } from "../accounts.deps.ts";
import { describeListed } from "../administering/describing.ts";
import { mayAdminister, maySee } from "../administering/policy.ts";
import { sendInvitation } from "./sending-invitations.ts";

export type InvitingAgain = {
  /** Mails a new link. Throws `already_registered` once the invitation was redeemed, and `too_many_requests`. */
  resend(caller: Caller, userId: string): Promise<Answer<typeof resendInvitation>>;
};

export function createInvitingAgain(deps: AccountServiceDeps): InvitingAgain {
  const { db, clock, users } = deps;

  const lockInvited = async (trx: Trx, actor: Actor, userId: string): Promise<UserRow> => {
    const user = await users.lock(trx, userId);
    if (!user || !maySee(actor, user)) throw new AppError("not_found");
    if (!mayAdminister(actor, user)) throw new AppError("forbidden");
    if (user.accepted_at) throw new AppError("already_registered");
    return user;
  };

  return {
    async resend(caller, userId) {
      const { actor } = caller;
      return inScope(db, scopeOf(actor), async (trx) => {
        const user = await lockInvited(trx, actor, userId);
        await sendInvitation(trx, deps, { user, sender: actor.id });
        const event = { kind: "user.invited_again", subjectId: user.id };
        const log = { universityId: user.university_id, author: authorFor(caller), at: clock.now() };
        await appendAudit(trx, { ...log, events: [event] });
        return { user: (await describeListed(trx, deps, [user]))[0]! };
      });
    },
  };
}

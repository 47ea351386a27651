/** Handles the mailed links of a new e-mail: they confirm it, or object to it. */
import { AppError } from "../../../platform/app-error.ts";
import type { Author } from "../../../platform/audit/audit.ts";
import { inScope } from "../../../platform/database.ts";
import { type AccountServiceDeps, type AnonymousCaller, lockOwner, refusingTakenNames } from "../accounts.deps.ts";
import { redeemLink } from "../accounts.links.ts";
import type { AssignedEmails } from "./assigned-emails.ts";
import type { Leave } from "./due-emails.ts";

const CONFIRMING = ["confirm-email", "confirm-new-address"] as const;

export type EmailLinks = {
  /**
   * Confirms the new e-mail: it takes effect at once and ends the links mailed to the former address. An assigned one
   * takes effect a day later. Throws `link_not_valid`.
   */
  confirm(token: string, caller: Pick<AnonymousCaller, "requestId" | "language">): Promise<void>;
  /** Objects to an assigned e-mail; the link is enough, without a session. Throws `link_not_valid`. */
  object(token: string): Promise<void>;
};

type EmailLinksDeps = { leave: Leave; assigned: AssignedEmails };

export function createEmailLinks(
  { db, clock, people, attempts }: AccountServiceDeps,
  { leave, assigned }: EmailLinksDeps,
): EmailLinks {
  return {
    async confirm(token, { requestId, language }) {
      const owner = await refusingTakenNames(
        inScope(db, { all: "only the link tells the university" }, async (trx) => {
          const at = clock.now();
          const link = await redeemLink(trx, { secret: token, purposes: CONFIRMING, at });
          if (!link?.email) throw new AppError("link_not_valid");
          const former = await lockOwner(trx, people[link.kind], link.subject_id);
          if (link.purpose === "confirm-new-address") {
            await assigned.confirm(trx, link);
            return former.id;
          }
          const { id, role } = former;
          const author: Author = { id, role, requestId };
          await people[link.kind].change(trx, { id, changes: { email: link.email }, author, at });
          await leave(trx, { ...former, language: former.language ?? language });
          return id;
        }),
      );
      await attempts.forgetPerson("confirm-email", owner);
    },

    object: (token) =>
      inScope(db, { all: "only the link tells the university" }, async (trx) => {
        const link = await redeemLink(trx, { secret: token, purposes: ["object-to-new-address"], at: clock.now() });
        if (!link) throw new AppError("link_not_valid");
        await assigned.object(trx, link);
      }),
  };
}

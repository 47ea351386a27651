/** Invites the first responsable of a university that is being founded. */
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import type { InviteResponsable } from "../../universities/universities.service.ts";
import type { NewUser } from "../../users/users.service.ts";
import { type AccountServiceDeps, refuseTakenNames, refusingTakenNames } from "../accounts.deps.ts";
import { sendInvitation } from "./sending-invitations.ts";

export type FirstResponsables = {
  /** Throws the refusal of an invitation to this person, as far as it can be foreseen. */
  refuseTaken(person: Pick<NewUser, "username" | "usernameAr" | "email">): Promise<void>;
  /** Invites the first responsable of a university that is being founded, in its transaction. */
  inviteResponsable: InviteResponsable;
};

export function createFirstResponsables(deps: AccountServiceDeps): FirstResponsables {
  const { db, clock, users } = deps;
  return {
    refuseTaken: ({ email, ...names }) =>
      inScope(db, { all: "an e-mail is one of the whole network" }, async (trx) => {
        if (await users.findByEmail(trx, email)) throw new AppError("email_taken");
        await refuseTakenNames(trx, users, names);
      }),

    async inviteResponsable(trx, { universityId, responsable, author }) {
      const invited = { ...responsable, role: "resp_uni" as const, universityId, passwordHash: null };
      const user = await refusingTakenNames(users.create(trx, { user: invited, author, at: clock.now() }));
      await sendInvitation(trx, deps, { user, sender: author.id ?? author.role });
    },
  };
}

/** Inviting makes an account that nobody can sign in to yet, and mails the link that opens it. */
import type { createAdmin, createAgentUni, createRespUni } from "@ijaza/schema/accounts/calls";
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import { scopeOf, withUniversity } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { NewUser } from "../../users/users.service.ts";
import { type AccountServiceDeps, authorFor, type Caller, refusingTakenNames } from "../accounts.deps.ts";
import { createFirstResponsables, type FirstResponsables } from "./first-responsables.ts";
import { createInvitingAgain, type InvitingAgain } from "./inviting-again.ts";
import { sendInvitation } from "./sending-invitations.ts";

type Invitee = Omit<NewUser, "passwordHash">;

export type Inviting = FirstResponsables &
  InvitingAgain & {
    /** Invites an admin of one university or of all. Throws `university_unknown`, `email_taken`, `username_taken`, `too_many_requests`. */
    createAdmin(caller: Caller, input: Input<typeof createAdmin>): Promise<Answer<typeof createAdmin>>;
    /** Invites a responsable. Throws `university_has_responsable` while the university has one who is not blocked. */
    createRespUni(caller: Caller, input: Input<typeof createRespUni>): Promise<Answer<typeof createRespUni>>;
    /** Invites an agent to the caller's university. */
    createAgentUni(caller: Caller, input: Input<typeof createAgentUni>): Promise<Answer<typeof createAgentUni>>;
  };

export function createInviting(deps: AccountServiceDeps): Inviting {
  const { db, clock, users, universities, attempts } = deps;

  /** Makes the account and queues the mail, in one transaction. Throws `too_many_requests`. */
  const invite = async (caller: Caller, prepare: (trx: Trx) => Promise<Invitee>) => {
    await attempts.givenAddress(caller.actor.id);
    return refusingTakenNames(
      inScope(db, scopeOf(caller.actor), async (trx) => {
        const invited = await prepare(trx);
        const at = clock.now();
        const user = await users.create(trx, {
          user: { ...invited, passwordHash: null },
          author: authorFor(caller),
          at,
        });
        await sendInvitation(trx, deps, { user, sender: caller.actor.id });
        return { user: await universities.describeUser(trx, user) };
      }),
    );
  };

  const requireUniversity = async (trx: Trx, id: string) => {
    if (!(await universities.findById(trx, id))) throw new AppError("university_unknown");
  };

  return {
    ...createFirstResponsables(deps),
    ...createInvitingAgain(deps),

    createAdmin: (caller, { universityId, role, ...names }) =>
      invite(caller, async (trx) => {
        const belongs = role === "admin_uni";
        if (belongs !== (universityId !== undefined)) {
          const error = belongs ? "required" : "unknown_field";
          throw new AppError("invalid_input", { fields: [{ path: "universityId", error }] });
        }
        if (universityId) await requireUniversity(trx, universityId);
        return { ...names, role, universityId: universityId ?? null };
      }),

    createRespUni: (caller, { universityId, ...names }) =>
      invite(caller, async (trx) => {
        if (universityId) {
          await requireUniversity(trx, universityId);
          const present = await users.findResponsable(trx, universityId);
          if (present && !present.blocked_at) throw new AppError("university_has_responsable");
        }
        return { ...names, role: "resp_uni", universityId: universityId ?? null };
      }),

    createAgentUni: (caller, names) =>
      invite(caller, async () => ({
        ...names,
        role: "agent_uni",
        universityId: withUniversity(caller.actor).universityId,
      })),
  };
}

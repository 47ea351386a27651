/** Inviting makes an account that nobody can sign in to yet, and mails the link that opens it. */
import type { createAdmin, createAgentUni, createRespUni, resendInvitation } from "@ijaza/schema/accounts";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import { type Actor, scopeOf, withUniversity } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { type InviteResponsable, universityValuesOf } from "../../universities/universities.service.ts";
import type { NewUser, UserRow } from "../../users/users.service.ts";
import {
  type AccountServiceDeps,
  authorFor,
  type Caller,
  linkTo,
  refusingTakenNames,
  writeMail,
} from "../accounts.deps.ts";
import { dropLinks, issueLink } from "../accounts.links.ts";
import type { AccountMail } from "../accounts.mails.ts";
import { describeListed } from "../administering/describing.ts";
import { mayAdminister, maySee } from "../administering/policy.ts";

type Invited = Omit<NewUser, "passwordHash">;
type FirstResponsable = Parameters<InviteResponsable>[1];

export type Inviting = {
  /** Invites an admin of one university or of all. Throws `university_unknown`, `email_taken`, `username_taken`, `too_many_requests`. */
  createAdmin(caller: Caller, input: Input<typeof createAdmin>): Promise<Answer<typeof createAdmin>>;
  /** Invites a responsable. Throws `university_has_responsable` while the university has one who is not blocked. */
  createRespUni(caller: Caller, input: Input<typeof createRespUni>): Promise<Answer<typeof createRespUni>>;
  /** Invites an agent to the caller's university. */
  createAgentUni(caller: Caller, input: Input<typeof createAgentUni>): Promise<Answer<typeof createAgentUni>>;
  /** Throws the refusal of an invitation to this person, as far as it can be foreseen. */
  refuseTaken(person: Pick<NewUser, "username" | "email">): Promise<void>;
  /** Invites the first responsable of a university that is being founded, in its transaction. */
  inviteResponsable: InviteResponsable;
  /** Mails a new link. Throws `already_registered` once the invitation was redeemed, and `too_many_requests`. */
  resend(caller: Caller, userId: string): Promise<Answer<typeof resendInvitation>>;
};

export function createInviting(deps: AccountServiceDeps): Inviting {
  const { db, clock, users, universities, attempts } = deps;

  /** Makes the account and queues the mail, in one transaction. Throws `too_many_requests`. */
  const invite = async (caller: Caller, email: string, prepare: (trx: Trx) => Promise<Invited>) => {
    await attempts.mailing({ purpose: "invitation", sender: caller.actor.id, recipient: email });
    return refusingTakenNames(
      inScope(db, scopeOf(caller.actor), async (trx) => {
        const invited = await prepare(trx);
        const at = clock.now();
        const user = await users.create(trx, {
          user: { ...invited, passwordHash: null },
          author: authorFor(caller),
          at,
        });
        await sendInvitation(trx, deps, user);
        return { user: await universities.describeUser(trx, user) };
      }),
    );
  };

  const requireUniversity = async (trx: Trx, id: string) => {
    if (!(await universities.findById(trx, id))) throw new AppError("university_unknown");
  };

  const lockInvited = async (trx: Trx, actor: Actor, userId: string): Promise<UserRow> => {
    const user = await users.lock(trx, userId);
    if (!user || !maySee(actor, user)) throw new AppError("not_found");
    if (!mayAdminister(actor, user)) throw new AppError("forbidden");
    if (user.accepted_at) throw new AppError("already_registered");
    return user;
  };

  return {
    createAdmin: (caller: Caller, { universityId, role, ...names }: Input<typeof createAdmin>) =>
      invite(caller, names.email, async (trx) => {
        const belongs = role === "admin_uni";
        if (belongs !== (universityId !== undefined)) {
          const error = belongs ? "required" : "unknown_field";
          throw new AppError("invalid_input", { fields: [{ path: "universityId", error }] });
        }
        if (universityId) await requireUniversity(trx, universityId);
        return { ...names, role, universityId: universityId ?? null };
      }),

    createRespUni: (caller: Caller, { universityId, ...names }: Input<typeof createRespUni>) =>
      invite(caller, names.email, async (trx) => {
        if (universityId) {
          await requireUniversity(trx, universityId);
          const present = await users.findResponsable(trx, universityId);
          if (present && !present.blocked_at) throw new AppError("university_has_responsable");
        }
        return { ...names, role: "resp_uni", universityId: universityId ?? null };
      }),

    createAgentUni: (caller: Caller, names: Input<typeof createAgentUni>) =>
      invite(caller, names.email, async () => ({
        ...names,
        role: "agent_uni",
        universityId: withUniversity(caller.actor).universityId,
      })),

    refuseTaken: ({ username, email }: Pick<NewUser, "username" | "email">) =>
      inScope(db, "all", async (trx) => {
        if (await users.findByEmail(trx, email)) throw new AppError("email_taken");
        if (await users.isNameTaken(trx, { username })) throw new AppError("username_taken");
      }),

    async inviteResponsable(trx: Trx, { universityId, responsable, author }: FirstResponsable) {
      const invited = { ...responsable, role: "resp_uni" as const, universityId, passwordHash: null };
      const user = await refusingTakenNames(users.create(trx, { user: invited, author, at: clock.now() }));
      await sendInvitation(trx, deps, user);
    },

    async resend(caller: Caller, userId: string) {
      const { actor } = caller;
      const { email } = await inScope(db, scopeOf(actor), (trx) => lockInvited(trx, actor, userId));
      await attempts.mailing({ purpose: "invitation", sender: actor.id, recipient: email });
      return inScope(db, scopeOf(actor), async (trx) => {
        const user = await lockInvited(trx, actor, userId);
        await sendInvitation(trx, deps, user);
        const event = { kind: "user.invited_again", subjectId: user.id };
        const log = { universityId: user.university_id, author: authorFor(caller), at: clock.now() };
        await appendAudit(trx, { ...log, events: [event] });
        return { user: (await describeListed(trx, deps, [user]))[0]! };
      });
    },
  };
}

/** Ends the former link and mails a new one. */
export async function sendInvitation(trx: Trx, deps: AccountServiceDeps, user: UserRow): Promise<void> {
  const { universities, mailer, publicUrl, clock } = deps;
  const isAdmin = user.role.startsWith("admin_");
  const purpose = isAdmin ? ("set-password" as const) : ("register" as const);
  await dropLinks(trx, { subjectId: user.id });
  const owner = { kind: "staff" as const, subjectId: user.id, universityId: user.university_id };
  const secret = await issueLink(trx, { ...owner, purpose, at: clock.now() });
  const university = user.university_id ? await universities.findById(trx, user.university_id) : undefined;
  const to = {
    id: user.id,
    universityId: user.university_id,
    name: user.username,
    email: user.email,
    language: user.language,
  };
  const values = {
    link: linkTo(publicUrl, isAdmin ? "forget_password" : "register", secret),
    ...(university && universityValuesOf(university)),
  };
  await mailer.queue(trx, [writeMail({ kind: kindFor(user), to, values })]);
}

function kindFor({ role, university_id }: UserRow): AccountMail {
  if (role === "agent_uni") return "accounts.agent_invited";
  if (role !== "resp_uni") return "accounts.admin_invited";
  return university_id ? "accounts.responsable_invited" : "accounts.manager_invited";
}

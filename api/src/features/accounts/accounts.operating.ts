/** The operator's commands on accounts, run on the console without a session or a mail server. */
import { AppError } from "../../platform/app-error.ts";
import { type Author, appendAudit } from "../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { endSessionsOf } from "../../platform/sessions.ts";
import type { UserRow } from "../users/users.service.ts";
import { type AccountDeps, linkTo, refusingTakenNames } from "./accounts.deps.ts";
import { dropLinks, issueLink } from "./accounts.links.ts";
import { changeBlock } from "./administering/blocking.ts";
import { deleteFactors } from "./factors/factors.repository.ts";

const OPERATOR: Author = { id: null, role: "operator" };

type Deps = Pick<AccountDeps, "db" | "clock" | "users" | "publicUrl">;
type Invitee = { email: string; username: string };

export type Operating = {
  /**
   * Invites an admin of the platform and returns the link, which is stored nowhere else. An invitation that was not
   * redeemed is renewed. Throws `already_registered` after it was, `account_blocked`, `email_taken`, `username_taken`.
   */
  invite(invited: Invitee): Promise<{ link: string }>;
  /** Blocks an account of the staff, which ends its sessions and links, or lifts the block; returns whether that changed anything. */
  setBlocked(email: string, blocked: boolean): Promise<boolean>;
  /**
   * Removes all second factors and recovery codes and ends the sessions. A password that is allowed only together with
   * a second factor ends too; then a link to set another is returned.
   */
  resetSecondFactor(email: string): Promise<{ link?: string }>;
};

export function createOperating({ db, clock, users, publicUrl }: Deps): Operating {
  /** Runs with the account locked; throws `not_found` when no member of the staff has this e-mail. */
  const withAccount = <T>(email: string, work: (trx: Trx, user: UserRow) => Promise<T>): Promise<T> =>
    inScope(db, { all: "an operator names an account by its e-mail alone" }, async (trx) => {
      const found = await users.findByEmail(trx, email);
      const user = found && (await users.lock(trx, found.id));
      if (!user) throw new AppError("not_found");
      return work(trx, user);
    });

  const record = (trx: Trx, user: UserRow, kind: string): Promise<Buffer> =>
    appendAudit(trx, {
      universityId: user.university_id,
      author: OPERATOR,
      at: clock.now(),
      events: [{ kind, subjectId: user.id }],
    });

  /** A link that sets the password, once and within 72 hours; the former links end. */
  const renewLink = async (trx: Trx, { id, university_id }: UserRow): Promise<string> => {
    await dropLinks(trx, { subjectId: id });
    const owner = { kind: "staff" as const, subjectId: id, universityId: university_id };
    const secret = await issueLink(trx, { ...owner, purpose: "set-password", at: clock.now() });
    return linkTo(publicUrl, "forget_password", secret);
  };

  return {
    invite: ({ email, username }) =>
      refusingTakenNames(
        inScope(db, { all: "an e-mail is one of the whole network" }, async (trx) => {
          const found = await users.findByEmail(trx, email);
          if (found) requireInvited(found);
          const names = { username, email, role: "admin_ijaza" as const, universityId: null, passwordHash: null };
          const user = found ?? (await users.create(trx, { user: names, author: OPERATOR, at: clock.now() }));
          if (found) await record(trx, user, "user.invited_again");
          return { link: await renewLink(trx, user) };
        }),
      ),

    setBlocked: (email, blocked) =>
      withAccount(email, async (trx, user) => {
        if (blocked === (user.blocked_at !== null)) return false;
        await changeBlock(trx, { clock, users }, { user, blocked, author: OPERATOR });
        return true;
      }),

    resetSecondFactor: (email) =>
      withAccount(email, async (trx, user) => {
        await deleteFactors(trx, user.id);
        await endSessionsOf(trx, { subjectId: user.id });
        await record(trx, user, "second_factor.reset");
        if (user.has_short_password) await users.dropPassword(trx, user.id);
        else if (user.password_hash || !user.accepted_at) return {};
        return { link: await renewLink(trx, user) };
      }),
  };
}

function requireInvited(user: UserRow): void {
  if (user.role !== "admin_ijaza") throw new AppError("email_taken");
  if (user.blocked_at) throw new AppError("account_blocked");
  if (user.accepted_at) throw new AppError("already_registered");
}

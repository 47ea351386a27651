/** The door of the room session: signing in and out, and who is signed in. */
import type { OwnUser, User } from "@ijaza/schema/users";
import { type Actor, ownScopeOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit, authorOf } from "../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { confirmSession, endSession, readSession, type SessionKind, touchSession } from "../../platform/sessions.ts";
import type { SessionDeps } from "./session.deps.ts";
import { finishFirstSignIn, signInWithCode } from "./session.first-sign-in.ts";
import { describeStudentUser } from "./session.people.ts";
import { beginPasskey, completeSignIn } from "./session.second-factor.ts";
import { signInStaff } from "./session.staff.ts";
import { signInStudentAccount } from "./session.students.ts";

/** The secret that a cookie of this kind holds. */
type Held = { kind: SessionKind; secret: string | undefined };

export type SessionRoom = ReturnType<typeof createSession>;

export function createSession(deps: SessionDeps) {
  const { db, clock, users, students, universities, passwords, attempts } = deps;

  /** Also one who can only set the password. */
  const actorOf = async ({ kind, secret }: Held) => {
    if (!secret) return null;
    const held = { secret, kind, clock };
    return (await readSession(db, held)) ?? readSession(db, { ...held, limitedTo: "password" });
  };

  const describe = (actor: Actor): Promise<OwnUser | null> =>
    inScope(db, ownScopeOf(actor), async (trx) => {
      const user = await describeUser(trx, actor);
      return user && { ...user, pendingEmail: await deps.accounts.own.findWaitingEmail(trx, actor.id) };
    });

  async function describeUser(trx: Trx, actor: Actor): Promise<User | null> {
    if (actor.kind === "staff") {
      const user = await users.find(trx, actor.id);
      return user && !user.blocked_at ? universities.describeUser(trx, user) : null;
    }
    const student = await students.find(trx, actor.id);
    if (!student) return null;
    return describeStudentUser(student, await universities.findById(trx, student.university_id));
  }

  const passwordHashOf = (actor: Actor) =>
    inScope(db, ownScopeOf(actor), async (trx) => {
      const person = actor.kind === "staff" ? await users.find(trx, actor.id) : await students.find(trx, actor.id);
      return person?.password_hash;
    });

  return {
    signInStaff: (given: Parameters<typeof signInStaff>[1], visit: Parameters<typeof signInStaff>[2]) =>
      signInStaff(deps, given, visit),
    signInStudent: (
      given: Parameters<typeof signInStudentAccount>[1],
      visit: Parameters<typeof signInStudentAccount>[2],
    ) => signInStudentAccount(deps, given, visit),

    beginPasskey: (secret: string | undefined) => beginPasskey(deps, secret),
    completeSignIn: (proof: Parameters<typeof completeSignIn>[1], visit: Parameters<typeof completeSignIn>[2]) =>
      completeSignIn(deps, proof, visit),
    signInWithCode: (given: Parameters<typeof signInWithCode>[1], visit: Parameters<typeof signInWithCode>[2]) =>
      signInWithCode(deps, given, visit),
    finishFirstSignIn: (actor: Actor, given: Parameters<typeof finishFirstSignIn>[2]) =>
      finishFirstSignIn(deps, actor, given),

    /** Who holds the session of this cookie, or null. Reading extends nothing. */
    async who(held: Held): Promise<OwnUser | null> {
      const actor = await actorOf(held);
      return actor ? describe(actor) : null;
    },

    /** Ends the session of this cookie; does nothing when it is over already. */
    async logout({ kind, secret, requestId }: Held & { requestId: string }): Promise<void> {
      const actor = await actorOf({ kind, secret });
      if (!actor) return;
      await inScope(db, ownScopeOf(actor), async (trx) => {
        await endSession(trx, actor.session);
        await appendAudit(trx, {
          universityId: actor.universityId,
          author: authorOf(actor, requestId),
          at: clock.now(),
          branch: "sessions",
          events: [{ kind: "session.ended", subjectId: actor.id, data: { kind } }],
        });
      });
    },

    /** Notes that the password was given again; throws `invalid_credentials` and `too_many_requests`. */
    async confirmPassword(actor: Actor, password: string): Promise<void> {
      const counted = await attempts.prompt("confirm-password", actor.session);
      if (!(await passwords.matches(password, await passwordHashOf(actor)))) {
        throw new AppError("invalid_credentials", { about: actor.id });
      }
      await counted.succeeded();
      await confirmSession(db, { session: actor.session, clock });
    },

    keepAlive: (actor: Actor): Promise<void> => touchSession(db, { session: actor.session, clock }),
  };
}

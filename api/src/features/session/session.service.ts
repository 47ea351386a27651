/** The door of the room session: signing in and out, and who is signed in. */
import type { Student } from "@ijaza/schema/students/calls";
import type { OwnUser } from "@ijaza/schema/users/calls";
import { type Actor, ownScopeOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit, authorOf } from "../../platform/audit/audit.ts";
import { inScope } from "../../platform/database.ts";
import { confirmSession, endSession, touchSession } from "../../platform/sessions.ts";
import type { Proof } from "../accounts/accounts.service.ts";
import type { SecondFactorDue, SessionDeps, SignedIn, Visit } from "./session.deps.ts";
import {
  type CodeCredentials,
  type FirstSignInOptions,
  finishFirstSignIn,
  signInWithCode,
} from "./session.first-sign-in.ts";
import { type Cookie, createSessionReading } from "./session.reading.ts";
import { beginPasskey, completeSignIn } from "./session.second-factor.ts";
import { type StaffCredentials, signInStaff } from "./session.staff.ts";
import { type StudentCredentials, signInStudentAccount } from "./session.students.ts";

export type SessionRoom = {
  /**
   * Throws `too_many_requests`, `invalid_credentials` (unknown account and wrong password alike, after the same work), and
   * `account_blocked`, which only someone who knows the password learns.
   */
  signInStaff(credentials: StaffCredentials, visit: Visit): Promise<SignedIn | SecondFactorDue>;
  /** Throws `too_many_requests`, `invalid_credentials`, and `choose_university` when several students are meant. */
  signInStudent(credentials: StudentCredentials, visit: Visit): Promise<SignedIn>;
  /** What the browser needs to use a passkey as second factor. Throws `second_factor_not_due`. */
  beginPasskey(secret: string | undefined): ReturnType<typeof beginPasskey>;
  /** Throws `second_factor_not_due`, `second_factor_wrong` and `too_many_requests`. */
  completeSignIn(proof: Proof, visit: Visit): Promise<SignedIn>;
  /** Opens a student's first session by the mailed code. Throws `too_many_requests`, `invalid_credentials`, `choose_university`. */
  signInWithCode(credentials: CodeCredentials, visit: Visit): Promise<SignedIn>;
  /** Sets the password of a first sign-in. Throws `invalid_input`, `record_invalid` and `first_sign_in_done`. */
  finishFirstSignIn(actor: Actor, finishing: FirstSignInOptions): Promise<SignedIn & { student: Student }>;
  /** The holder of the session of this cookie, or null. Reading does not extend the session. */
  who(cookie: Cookie): Promise<OwnUser | null>;
  /** Ends the session of this cookie; does nothing when it is over already. */
  logout(cookie: Cookie & { requestId: string }): Promise<void>;
  /** Notes that the password was entered again. Throws `invalid_credentials` and `too_many_requests`. */
  confirmPassword(actor: Actor, password: string): Promise<void>;
  /** Extends the session. */
  keepAlive(actor: Actor): Promise<void>;
};

export function createSession(deps: SessionDeps): SessionRoom {
  const { db, clock, users, students, passwords, attempts } = deps;
  const { actorOf, describe } = createSessionReading(deps);

  const passwordHashOf = (actor: Actor) =>
    inScope(db, ownScopeOf(actor), async (trx) => {
      const person = actor.kind === "staff" ? await users.find(trx, actor.id) : await students.find(trx, actor.id);
      return person?.password_hash;
    });

  return {
    signInStaff: (credentials, visit) => signInStaff(deps, credentials, visit),
    signInStudent: (credentials, visit) => signInStudentAccount(deps, credentials, visit),
    beginPasskey: (secret) => beginPasskey(deps, secret),
    completeSignIn: (proof, visit) => completeSignIn(deps, proof, visit),
    signInWithCode: (credentials, visit) => signInWithCode(deps, credentials, visit),
    finishFirstSignIn: (actor, finishing) => finishFirstSignIn(deps, actor, finishing),

    async who(cookie) {
      const actor = await actorOf(cookie);
      return actor ? describe(actor) : null;
    },

    async logout({ kind, secret, requestId }) {
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

    async confirmPassword(actor, password) {
      const counted = await attempts.prompt("confirm-password", actor.session);
      if (!(await passwords.matches(password, await passwordHashOf(actor)))) {
        throw new AppError("invalid_credentials", { about: actor.id });
      }
      await counted.succeeded();
      await confirmSession(db, { session: actor.session, clock });
    },

    keepAlive: (actor) => touchSession(db, { session: actor.session, clock }),
  };
}

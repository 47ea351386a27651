/** Reads who holds the session of a cookie. */
import type { OwnUser, User } from "@ijaza/schema/users/calls";
import { type Actor, ownScopeOf } from "../../platform/actor.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { readSession, type SessionKind } from "../../platform/sessions.ts";
import type { SessionDeps } from "./session.deps.ts";
import { describeStudentUser } from "./session.people.ts";

/** The secret in a cookie of this kind. */
export type Cookie = { kind: SessionKind; secret: string | undefined };

export type SessionReading = {
  /** The holder of the session, even one who may only set a password; null when there is none. */
  actorOf(cookie: Cookie): Promise<Actor | null>;
  /** The account as its owner sees it; null once it is blocked or deleted. */
  describe(actor: Actor): Promise<OwnUser | null>;
};

export function createSessionReading({
  db,
  clock,
  users,
  students,
  universities,
  accounts,
}: SessionDeps): SessionReading {
  const describeUser = async (trx: Trx, actor: Actor): Promise<User | null> => {
    if (actor.kind === "staff") {
      const user = await users.find(trx, actor.id);
      return user && !user.blocked_at ? universities.describeUser(trx, user) : null;
    }
    const student = await students.find(trx, actor.id);
    if (!student) return null;
    return describeStudentUser(student, await universities.findById(trx, student.university_id));
  };

  return {
    async actorOf({ kind, secret }) {
      if (!secret) return null;
      const held = { secret, kind, clock };
      return (await readSession(db, held)) ?? readSession(db, { ...held, limitedTo: "password" });
    },

    describe: (actor) =>
      inScope(db, ownScopeOf(actor), async (trx) => {
        const user = await describeUser(trx, actor);
        return user && { ...user, pendingEmail: await accounts.own.findWaitingEmail(trx, actor.id) };
      }),
  };
}

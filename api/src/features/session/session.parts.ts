/** What the room session is made of, and the steps that every way of signing in shares. */
import type { User } from "@ijaza/schema/users";
import type { Attempts } from "../../platform/attempts.ts";
import { appendAudit } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Trx } from "../../platform/database.ts";
import type { Passwords } from "../../platform/passwords.ts";
import { digestOf, endSession, type NewSession, openSession } from "../../platform/sessions.ts";
import type { Students } from "../students/students.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Users } from "../users/users.service.ts";

export type SessionParts = {
  db: Db;
  clock: Clock;
  users: Users;
  students: Students;
  universities: Universities;
  passwords: Passwords;
  attempts: Attempts;
};

/** Where an attempt to sign in comes from. */
export type Visit = {
  /** The caller's network address; only its HMAC is kept, and not for long. */
  address: string;
  /** The secret of a session of the same kind that the caller still holds; it ends. */
  former: string | undefined;
  requestId: string;
};

/** `secret` is for the cookie, `token` names the session without opening it. */
export type SignedIn = { user: User; token: string; secret: string };

type Opening = { session: NewSession; visit: Visit; clock: Clock };

/** Opens a session under a new id, ends the former one, and tells it to the log. */
export async function openAndTell(trx: Trx, { session, visit, clock }: Opening) {
  if (visit.former) await endSession(trx, digestOf(visit.former));
  const opened = await openSession(trx, { session, clock });
  const { subjectId, role, universityId, kind } = session;
  await appendAudit(trx, {
    universityId,
    author: { id: subjectId, role, requestId: visit.requestId },
    at: clock.now(),
    branch: "sessions",
    events: [{ kind: "session.opened", subjectId, data: { kind } }],
  });
  return opened;
}

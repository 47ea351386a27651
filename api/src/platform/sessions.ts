/** Sessions: 32 random bytes in a cookie, stored as their SHA-256; the server ends one that is idle or too old. */
import { createHash, randomBytes } from "node:crypto";
import type { Role, StaffRole } from "@ijaza/schema/users/roles";
import { type RawBuilder, sql } from "kysely";
import type { Actor } from "./actor.ts";
import type { Clock } from "./clock.ts";
import type { Db, Trx } from "./database.ts";
import type { Browser } from "./http/browser.ts";
import { newId } from "./ids.ts";
import { type Readable, readableRows } from "./readable-rows.ts";
import "./sessions.tables.ts";

export type SessionKind = "staff" | "student";

const MINUTE = 60_000;
/** 30 minutes, plus the 30 seconds of the countdown in the page. */
const IDLE = 30 * MINUTE + 30_000;
/** Lifetimes of restricted sessions, by the one thing that such a session can do. */
const LIMITED_FOR = { "second-factor": 10 * MINUTE, password: 30 * MINUTE };
const ABSOLUTE_HOURS = { admin: 8, other: 12 };

export const digestOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

function lifetimeOf({ role, limitedTo }: Pick<NewSession, "role" | "limitedTo">): number {
  if (limitedTo) return LIMITED_FOR[limitedTo];
  return 60 * MINUTE * (role.startsWith("admin_") ? ABSOLUTE_HOURS.admin : ABSOLUTE_HOURS.other);
}

/** The one thing that a restricted session can do: give the second factor, or set a required password. */
export type Limit = "second-factor" | "password";

export type NewSession = {
  kind: SessionKind;
  subjectId: string;
  role: Role;
  universityId: string | null;
  /** The name of the browser, from its `User-Agent` header. */
  browser?: Browser;
  /** Restricts the session to this, for a short time. */
  limitedTo?: Limit;
};

/** Opens a session; `secret` goes into the cookie, `handle` names the session without giving access to it. */
export async function openSession(trx: Trx, { session, clock }: { session: NewSession; clock: Clock }) {
  const secret = randomBytes(32).toString("base64url");
  const handle = newId();
  const now = clock.now();
  await trx
    .insertInto("sessions")
    .values({
      digest: digestOf(secret),
      handle,
      kind: session.kind,
      subject_id: session.subjectId,
      role: session.role,
      university_id: session.universityId,
      created_at: now,
      limited_to: session.limitedTo ?? null,
      ...(session.browser ?? { browser: null, system: null }),
      active_at: now,
      confirmed_at: now,
      expires_at: new Date(now.getTime() + lifetimeOf(session)),
    })
    .execute();
  return { secret, handle };
}

type ReadSessionOptions = {
  secret: string;
  kind: SessionKind;
  clock: Clock;
  /** Finds only sessions restricted to this; without it, restricted sessions are not found. */
  limitedTo?: Limit;
};

/** The actor of a cookie's secret, or null when the session is unknown or has ended. */
export async function readSession(
  db: Db,
  { secret, kind, clock, limitedTo }: ReadSessionOptions,
): Promise<Actor | null> {
  const digest = digestOf(secret);
  const now = clock.now();
  const row = await db
    .selectFrom("sessions")
    .select(["subject_id", "role", "university_id", "confirmed_at", "reviewed_at"])
    .where("digest", "=", digest)
    .where("kind", "=", kind)
    .where("limited_to", limitedTo ? "=" : "is", limitedTo ?? null)
    .where("expires_at", ">", now)
    .where("active_at", ">", new Date(now.getTime() - IDLE))
    .executeTakeFirst();
  if (!row) return null;
  const common = {
    id: row.subject_id,
    universityId: row.university_id,
    session: digest,
    confirmedAt: row.confirmed_at,
    reviewedAt: row.reviewed_at,
  };
  return kind === "student" ? { ...common, kind, role: "student" } : { ...common, kind, role: row.role as StaffRole };
}

/** Records input of the user: the idle time starts again. */
export async function touchSession(db: Db, { session, clock }: { session: Buffer; clock: Clock }): Promise<void> {
  await db.updateTable("sessions").set({ active_at: clock.now() }).where("digest", "=", session).execute();
}

/** Records that the password was given just now. */
export async function confirmSession(db: Db, { session, clock }: { session: Buffer; clock: Clock }): Promise<void> {
  await db.updateTable("sessions").set({ confirmed_at: clock.now() }).where("digest", "=", session).execute();
}

/** Records a decision in a review, which extends the recent password up to the longest time of a review. */
export async function noteReview(db: Db, { session, clock }: { session: Buffer; clock: Clock }): Promise<void> {
  await db.updateTable("sessions").set({ reviewed_at: clock.now() }).where("digest", "=", session).execute();
}

/** The password is set: a session restricted to setting it becomes a full one with the usual lifetime. */
export async function widenSession(db: Db, { session, role, clock }: { session: Buffer; role: Role; clock: Clock }) {
  await db
    .updateTable("sessions")
    .set({ limited_to: null, expires_at: new Date(clock.now().getTime() + lifetimeOf({ role })) })
    .where("digest", "=", session)
    .where("limited_to", "=", "password")
    .execute();
}

export async function endSession(trx: Trx | Db, session: Buffer): Promise<void> {
  await trx.deleteFrom("sessions").where("digest", "=", session).execute();
}

/** The name of a session in signals. */
export const signalOf = (session: Buffer): string => session.toString("hex");

/**
 * Ends all sessions of a person, except one if given, in the transaction of the reason. Their open pages are signalled;
 * pages of a browser that signs itself out tell each other.
 */
export async function endSessionsOf(trx: Trx, { subjectId, except }: { subjectId: string; except?: Buffer }) {
  await endWhere(trx, sql`subject_id = ${subjectId} and digest is distinct from ${except ?? null}`);
}

/** The same for every session of many people. */
export async function endSessionsOfAll(trx: Trx, subjectIds: readonly string[]) {
  await endWhere(trx, sql`subject_id = any(${subjectIds})`);
}

async function endWhere(trx: Trx, condition: RawBuilder<unknown>): Promise<void> {
  await sql`
    with ended as (delete from sessions where ${condition} returning digest)
    select pg_notify('sessions', encode(digest, 'hex')) from ended`.execute(trx);
}

/** The open sessions of a person act for another university, or for none. */
export async function moveSessionsOf(
  trx: Trx,
  { subjectId, universityId }: { subjectId: string; universityId: string | null },
): Promise<void> {
  await trx.updateTable("sessions").set({ university_id: universityId }).where("subject_id", "=", subjectId).execute();
}

/** How many sessions of a person are kept, ended ones too. */
export async function countSessions(trx: Trx, subjectId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("sessions")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("subject_id", "=", subjectId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What is kept of a person's sessions, without what opens them. */
export async function readOwnSessions(trx: Trx, subjectId: string): Promise<Readable[]> {
  const own = trx.selectFrom("sessions").selectAll().where("subject_id", "=", subjectId).orderBy("created_at");
  return readableRows(await own.execute(), ["handle", "challenge"]);
}

/** The open sessions of a person, the last active one first. */
export async function listSessions(trx: Trx, { subjectId, clock }: { subjectId: string; clock: Clock }) {
  const now = clock.now();
  return trx
    .selectFrom("sessions")
    .select(["digest", "handle", "browser", "system", "created_at", "active_at"])
    .where("subject_id", "=", subjectId)
    .where("limited_to", "is", null)
    .where("expires_at", ">", now)
    .where("active_at", ">", new Date(now.getTime() - IDLE))
    .orderBy("active_at", "desc")
    .execute();
}

/** Whether the session is still open, for work that outlasts the request of the session. */
export async function isSessionOpen(db: Db, { session, clock }: { session: Buffer; clock: Clock }): Promise<boolean> {
  const now = clock.now();
  const row = await db
    .selectFrom("sessions")
    .select("handle")
    .where("digest", "=", session)
    .where("expires_at", ">", now)
    .where("active_at", ">", new Date(now.getTime() - IDLE))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the handle belongs to the session. */
export async function isHandleOf(trx: Trx, { session, handle }: { session: Buffer; handle: string }): Promise<boolean> {
  const query = trx.selectFrom("sessions").select("handle").where("digest", "=", session).where("handle", "=", handle);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Records that the sign-in of this session is counted; false when it was counted already. */
export async function markLoginCounted(trx: Trx, session: Buffer): Promise<boolean> {
  const marked = await trx
    .updateTable("sessions")
    .set({ login_counted: true })
    .where("digest", "=", session)
    .where("login_counted", "=", false)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** Stores the challenge that a passkey has to sign in this session; a later one replaces it. */
export async function keepChallenge(trx: Trx, { session, challenge }: { session: Buffer; challenge: string }) {
  await trx.updateTable("sessions").set({ challenge }).where("digest", "=", session).execute();
}

/** Removes and returns the challenge, so that none is answered twice. */
export async function takeChallenge(trx: Trx, session: Buffer): Promise<string | null> {
  const { rows } = await sql<{ challenge: string | null }>`
    update sessions s set challenge = null from (select digest, challenge from sessions where digest = ${session} for update) before
    where s.digest = before.digest returning before.challenge`.execute(trx);
  return rows[0]?.challenge ?? null;
}

/** Deletes sessions that have ended. */
export async function sweepSessions(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await sql`delete from sessions where expires_at <= ${now} or active_at <= ${new Date(now.getTime() - IDLE)}`.execute(
    db,
  );
}

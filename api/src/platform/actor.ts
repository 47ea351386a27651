/** The actor of a request: the caller, as the session identifies it. */
import type { Role, StaffRole } from "@ijaza/schema/users/roles";
import { AppError } from "./app-error.ts";
import type { Clock } from "./clock.ts";
import { type Db, inScope, type Scope, type Trx } from "./database.ts";

type Session = {
  /** Id of the user or of the student. */
  id: string;
  universityId: string | null;
  /** SHA-256 of the session's secret. */
  session: Buffer;
  /** When the password was last given. */
  confirmedAt: Date;
  /** When this session last decided in a review. */
  reviewedAt: Date | null;
};
export type StaffActor = Session & { kind: "staff"; role: StaffRole };
export type StudentActor = Session & { kind: "student"; role: "student" };
export type Actor = StaffActor | StudentActor;

export type TenantActor = Actor & { universityId: string };

/** The actor with its university; refuses an actor without one. */
export function withUniversity(actor: Actor): TenantActor {
  if (!actor.universityId) throw new AppError("no_university");
  return { ...actor, universityId: actor.universityId };
}

/** The rows that an actor may see: those of its university, or all for admins of the platform and of the network. */
export function scopeOf(actor: Actor): { university: string } | { all: string } {
  const { role } = actor;
  if (role === "admin_ijaza" || role === "admin_alecso") return { all: "these admins see every university" };
  return { university: withUniversity(actor).universityId };
}

/** The only university whose rows an actor may see; null for an actor who sees all universities. */
export function tenantOf(actor: Actor): string | null {
  const scope = scopeOf(actor);
  return "all" in scope ? null : scope.university;
}

/** The scope for the actor's own data, also for an actor whose university is not assigned yet. */
export const ownScopeOf = (actor: Actor): Scope =>
  actor.universityId ? { university: actor.universityId } : { all: "the account belongs to no university" };

/** Reads in the reader's university, and if nothing is found there, among public rows. `undefined` if not found. */
export async function readFor<T>(
  db: Db,
  actor: Actor | null,
  read: (trx: Trx) => Promise<T | undefined>,
): Promise<T | undefined> {
  const own = actor?.universityId ? await inScope(db, { university: actor.universityId }, read) : undefined;
  return own === undefined ? inScope(db, "public", read) : own;
}

const MINUTE = 60_000;
const CONFIRMED_FOR = 15 * MINUTE;
const REVIEW_LASTS = 120 * MINUTE;

/** Throws `password_required` when the password was given more than 15 minutes ago. */
export function requireRecentPassword(actor: Actor, clock: Clock): void {
  if (clock.now().getTime() - actor.confirmedAt.getTime() > CONFIRMED_FOR) throw new AppError("password_required");
}

/**
 * The same for a review: each decision prolongs the 15 minutes, but the password is asked for again after two hours
 * at the latest.
 */
export function requirePasswordOfReview(actor: Actor, clock: Clock): void {
  const now = clock.now().getTime();
  const confirmedAt = actor.confirmedAt.getTime();
  const lastInput = Math.max(confirmedAt, actor.reviewedAt?.getTime() ?? 0);
  if (now - lastInput > CONFIRMED_FOR || now - confirmedAt > REVIEW_LASTS) throw new AppError("password_required");
}

export const hasRole = (actor: Actor | null, roles: readonly Role[]): actor is Actor =>
  actor !== null && roles.includes(actor.role);

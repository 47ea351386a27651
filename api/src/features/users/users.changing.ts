/** Changes members of the staff; the audit event of each change is written in the same transaction. */

import type { Mode } from "@ijaza/schema/users/calls";
import type { StaffRole } from "@ijaza/schema/users/roles";
import { type Author, appendAudit } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { endSessionsOf } from "../../platform/sessions.ts";
import { derivedChangesOf, derivedNamesOf } from "./users.derived.ts";
import { removeFiltersOf } from "./users.filters.ts";
import type { UserRow } from "./users.records.ts";
import {
  insertUser,
  saveBlock,
  saveChanges,
  saveDeletion,
  saveMode,
  savePassword,
  type UserChanges,
} from "./users.repository.ts";

export type NewUser = {
  role: StaffRole;
  universityId: string | null;
  username: string;
  usernameAr?: string;
  email: string;
  numero?: string;
  speciality?: string;
  /** Null until the invitation is redeemed. */
  passwordHash: string | null;
};

/** `isShort` if it is only allowed beside a second factor; `keep` names the session that stays. */
export type NewPassword = { user: UserRow; hash: string; isShort?: boolean; keep?: Buffer };

export type Authorship = { author: Author; at: Date };

/** Adds a user, who may sign in if there is a password. */
export async function createUser(trx: Trx, { user, author, at }: { user: NewUser } & Authorship): Promise<UserRow> {
  const { role, universityId, username, usernameAr, email, passwordHash, numero = null, speciality = null } = user;
  const names = { username, username_ar: usernameAr || null, email };
  const accepted_at = passwordHash === null ? null : at;
  const row = await insertUser(trx, {
    id: newId(),
    role,
    university_id: universityId,
    ...names,
    email_since: at,
    ...derivedNamesOf(names),
    numero,
    speciality,
    password_hash: passwordHash,
    accepted_at,
    created_at: at,
  });
  const event = { kind: "user.created", subjectId: row.id, data: { role } };
  await appendAudit(trx, { universityId, author, at, events: [event] });
  return row;
}

/** Changes the account. The log gets the names of the changed fields, not their values. */
export async function changeUser(
  trx: Trx,
  { user, changes, author, at }: { user: UserRow; changes: UserChanges } & Authorship,
): Promise<UserRow> {
  const derived = derivedChangesOf({ ...user, ...changes }, changes);
  const isMoved = changes.email !== undefined && changes.email !== user.email;
  const email_since = isMoved ? at : user.email_since;
  const changed = await saveChanges(trx, { id: user.id, changes: { ...changes, ...derived, email_since } });
  const event = { kind: "user.changed", subjectId: user.id, data: { fields: Object.keys(changes).join(" ") } };
  await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
  return changed;
}

/** Deletes the user with the saved filters and ends the sessions; documents that the user made stay. */
export async function deleteUser(trx: Trx, { user, author, at }: { user: UserRow } & Authorship): Promise<void> {
  await saveDeletion(trx, { id: user.id, at });
  await removeFiltersOf(trx, user.id);
  await endSessionsOf(trx, { subjectId: user.id });
  const event = { kind: "user.deleted", subjectId: user.id, data: { role: user.role } };
  await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
}

/** Stores the import mode in which the user works. */
export async function selectMode(
  trx: Trx,
  { user, mode, author, at }: { user: UserRow; mode: Mode } & Authorship,
): Promise<void> {
  await saveMode(trx, { id: user.id, mode });
  const event = { kind: "user.mode_selected", subjectId: user.id, data: { from: user.mode_selected, to: mode } };
  await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
}

/** Sets the password; every session of the account except the one to keep ends. */
export async function setUserPassword(
  trx: Trx,
  { user, hash, isShort, keep, author, at }: NewPassword & Authorship,
): Promise<void> {
  await savePassword(trx, { id: user.id, hash, isShort, at });
  await endSessionsOf(trx, { subjectId: user.id, except: keep });
  const event = { kind: "user.password_set", subjectId: user.id };
  await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
}

/** Blocks a user or lifts the block; blocking ends every session. */
export async function setBlocked(
  trx: Trx,
  { user, blocked, author, at }: { user: UserRow; blocked: boolean } & Authorship,
): Promise<void> {
  await saveBlock(trx, { id: user.id, at: blocked ? at : null });
  if (blocked) await endSessionsOf(trx, { subjectId: user.id });
  const event = { kind: blocked ? "user.blocked" : "user.unblocked", subjectId: user.id };
  await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
}

/** Members of a university: finds its responsables, and assigns users to another university. */
import { sql } from "kysely";
import { type Author, appendAudit } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import { moveSessionsOf } from "../../platform/sessions.ts";
import type { UserRow } from "./users.records.ts";

const responsables = (trx: Trx) =>
  trx.selectFrom("users").selectAll().where("deleted_at", "is", null).where("role", "=", "resp_uni");

/** The responsable of each university that has one: preferably one who is not blocked, then the newest. */
export async function findResponsables(trx: Trx, universityIds: readonly string[]): Promise<Map<string, UserRow>> {
  if (universityIds.length === 0) return new Map();
  const rows = await responsables(trx)
    .where("university_id", "in", universityIds)
    .orderBy(sql`blocked_at is null`)
    .orderBy("created_at")
    .execute();
  return new Map(rows.map((row) => [row.university_id ?? "", row]));
}

/** All responsables of a university, locked in the order of their ids. */
export async function lockResponsables(trx: Trx, universityId: string): Promise<UserRow[]> {
  return responsables(trx).where("university_id", "=", universityId).orderBy("id").forNoKeyUpdate().execute();
}

type AssignUserOptions = { user: UserRow; universityId: string | null; author: Author; at: Date };

/** Assigns a user to a university, or to none. Sessions contain the university, so they follow in the same transaction. */
export async function assignUser(trx: Trx, { user, universityId, author, at }: AssignUserOptions): Promise<void> {
  await trx
    .updateTable("users")
    .set({ university_id: universityId, mode_selected: null })
    .where("id", "=", user.id)
    .execute();
  await moveSessionsOf(trx, { subjectId: user.id, universityId });
  const kind = universityId ? "user.assigned" : "user.unassigned";
  const log = universityId ?? user.university_id;
  await appendAudit(trx, { universityId: log, author, at, events: [{ kind, subjectId: user.id }] });
}

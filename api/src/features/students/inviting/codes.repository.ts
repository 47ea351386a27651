/** Codes of first sign-ins in SQL: the latest one of each student. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import type { StudentRow } from "../students.tables.ts";
import "./codes.tables.ts";

type SaveCodesOptions = {
  universityId: string;
  studentIds: readonly string[];
  digests: readonly Buffer[];
  at: Date;
  expiresAt: Date;
};

/** Saves new codes in one statement; they replace former ones. */
export async function saveCodes(
  trx: Trx,
  { universityId, studentIds, digests, at, expiresAt }: SaveCodesOptions,
): Promise<void> {
  await sql`
    insert into student_codes (student_id, university_id, digest, created_at, expires_at)
    select x.id, ${universityId}, decode(x.digest, 'hex'), ${at}, ${expiresAt}
    from unnest(${studentIds}::text[], ${digests.map((digest) => digest.toString("hex"))}::text[]) as x (id, digest)
    on conflict (student_id) do update set digest = excluded.digest, created_at = excluded.created_at,
      expires_at = excluded.expires_at, used_at = null`.execute(trx);
}

type LockUninvitedOptions = { universityId: string; ids?: readonly string[]; after: string; limit: number };

export async function countUninvited(trx: Trx, universityId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("students")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("university_id", "=", universityId)
    .where("deleted_at", "is", null)
    .where("password_hash", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Students without a password, in the order of their ids, locked. */
export async function lockUninvited(
  trx: Trx,
  { universityId, ids, after, limit }: LockUninvitedOptions,
): Promise<StudentRow[]> {
  let query = trx
    .selectFrom("students")
    .selectAll()
    .where("university_id", "=", universityId)
    .where("deleted_at", "is", null)
    .where("password_hash", "is", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .forUpdate();
  if (ids) query = query.where("id", "=", sql<string>`any(${ids})`);
  return query.execute();
}

/**
 * Those of the students who have neither a password nor ever had a code, locked. Students that are locked already are left
 * out: signing holds the lock of the audit log, and whoever changes a student waits for that.
 */
export async function lockNeverInvited(
  trx: Trx,
  ids: readonly string[],
): Promise<Pick<StudentRow, "id" | "student_number">[]> {
  return trx
    .selectFrom("students")
    .select(["id", "student_number"])
    .where("id", "=", sql<string>`any(${ids})`)
    .where("deleted_at", "is", null)
    .where("password_hash", "is", null)
    .where("invited_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markInvited(trx: Trx, { ids, at }: { ids: readonly string[]; at: Date }): Promise<void> {
  await sql`update students set invited_at = ${at} where id = any(${ids})`.execute(trx);
}

/** Those of the students whose code was sent again after this time. */
export async function findResent(
  trx: Trx,
  { ids, since }: { ids: readonly string[]; since: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ student_id: string }>`
    select student_id from student_codes where student_id = any(${ids}) and resent_at > ${since}`.execute(trx);
  return new Set(rows.map(({ student_id }) => student_id));
}

export async function markResent(trx: Trx, { ids, at }: { ids: readonly string[]; at: Date }): Promise<void> {
  await sql`update student_codes set resent_at = ${at} where student_id = any(${ids})`.execute(trx);
}

/** The digests of those codes that may still be used, by their students. */
export async function findOpenCodes(
  trx: Trx,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Map<string, Buffer>> {
  const rows = await trx
    .selectFrom("student_codes")
    .select(["student_id", "digest"])
    .where("student_id", "=", sql<string>`any(${ids})`)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .execute();
  return new Map(rows.map(({ student_id, digest }) => [student_id, digest]));
}

/** Uses the code up; false when it was used before. */
export async function useCode(trx: Trx, { studentId, at }: { studentId: string; at: Date }): Promise<boolean> {
  const used = await trx
    .updateTable("student_codes")
    .set({ used_at: at })
    .where("student_id", "=", studentId)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function findCodes(trx: Trx, studentIds: readonly string[]) {
  return trx
    .selectFrom("student_codes")
    .select(["student_id", "used_at", "expires_at", "created_at"])
    .where("student_id", "=", sql<string>`any(${studentIds})`)
    .execute();
}

/** Students in SQL: those who are not deleted, in the transaction's scope. A call's rows share one statement. */

import type { ListQuery } from "@ijaza/schema/calls/wire";
import { foldEmail } from "@ijaza/schema/fields/folded-text";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { spellingsOfNumber } from "../../platform/folded-text.ts";
import { inOrder, type Order, windowOf } from "../../platform/lists.ts";
import { isOf, probe } from "../../platform/probe.ts";
import { type Readable, readableRow } from "../../platform/readable-rows.ts";
import { STUDENT_COLUMNS } from "./students.columns.ts";
import { derivedOf, type NewStudent, type StudentFields } from "./students.records.ts";
import type { StudentRow } from "./students.tables.ts";

const live = (trx: Trx) => trx.selectFrom("students").selectAll().where("deleted_at", "is", null);

/** Runs the imports of a university one after the other, so that each sees the rows of the former. */
export async function lockImports(trx: Trx, universityId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`students:${universityId}`}, 0))`.execute(trx);
}

export async function findStudent(trx: Trx, id: string): Promise<StudentRow | undefined> {
  return live(trx).where("id", "=", id).executeTakeFirst();
}

/** The student's row, locked until the transaction ends. */
export async function lockStudent(trx: Trx, id: string): Promise<StudentRow | undefined> {
  return live(trx).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The row of a student who may have been deleted, locked until the transaction ends. */
export async function lockKept(trx: Trx, id: string): Promise<StudentRow | undefined> {
  return trx.selectFrom("students").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Students by their ids, deleted ones too, because their documents still name them. */
export async function findByIds(trx: Trx, ids: readonly string[]): Promise<StudentRow[]> {
  return trx.selectFrom("students").selectAll().where(sql<boolean>`id = any(${ids})`).execute();
}

/** Students of a university by their numbers. */
export async function findByNumbers(
  trx: Trx,
  { universityId, numbers }: { universityId: string; numbers: readonly string[] },
): Promise<Map<string, StudentRow>> {
  const matching = sql`select * from students where student_number = asked.key and ${isOf(universityId)} and deleted_at is null`;
  const { rows } = await sql<StudentRow>`${probe(numbers, matching)}`.execute(trx);
  return new Map(rows.map((row) => [row.student_number, row]));
}

/** Students with one of these identity documents: `type`, `id` and the student's number. */
export async function findByIdentities(
  trx: Trx,
  { universityId, identities }: { universityId: string; identities: readonly StudentFields[] },
) {
  const { rows } = await sql<{ type: string; id: string; number: string }>`
    select s.type, s.id, s.number
    from unnest(${identities.map((each) => each.nationalIdType)}::text[], ${identities.map((each) => each.nationalId)}::text[])
      as asked (type, id) cross join lateral (
      select national_id_type as type, national_id as id, student_number as number from students
      where national_id = asked.id and national_id_type = asked.type and ${isOf(universityId)}
        and deleted_at is null
      offset 0) s`.execute(trx);
  return rows;
}

const FIELD_NAMES = Object.keys(STUDENT_COLUMNS) as (keyof typeof STUDENT_COLUMNS)[];
const COLUMN_LIST = sql.raw(FIELD_NAMES.map((name) => STUDENT_COLUMNS[name]).join(", "));
const FIELD_LIST = sql.raw(FIELD_NAMES.map((name) => `r."${name}"`).join(", "));
const DERIVED = ["search", "email_lower"];
const RECORD = sql.raw([...FIELD_NAMES, "id", "salt", ...DERIVED].map((name) => `"${name}" text`).join(", "));

type InsertStudentsOptions = {
  universityId: string;
  students: readonly NewStudent[];
  at: Date;
  invitedAt: Date | null;
};

/** Adds students, who are listed in the order given. Throws when a number or identity is taken. */
export async function insertStudents(
  trx: Trx,
  { universityId, students, at, invitedAt }: InsertStudentsOptions,
): Promise<void> {
  const records = students.map(({ id, salt, fields }) => ({
    ...fields,
    id,
    salt: salt.toString("hex"),
    ...derivedOf(fields),
  }));
  await sql`
    insert into students (id, university_id, salt, search, email_lower, created_at, invited_at, ${COLUMN_LIST})
    select r.id, ${universityId}, decode(r.salt, 'hex'), r.search, r.email_lower,
      -- newest first shows the rows of one call in the order of its file
      ${at}::timestamptz - r.place * interval '1 microsecond', ${invitedAt}::timestamptz, ${FIELD_LIST}
    from rows from (json_to_recordset(${JSON.stringify(records)}::json) as (${RECORD})) with ordinality
      as r (${sql.raw([...FIELD_NAMES, "id", "salt", ...DERIVED, "place"].map((name) => `"${name}"`).join(", "))})`.execute(
    trx,
  );
}

/** Writes all fields of a locked record. */
export async function saveFields(trx: Trx, { id, fields }: { id: string; fields: StudentFields }): Promise<StudentRow> {
  const columns = Object.fromEntries(FIELD_NAMES.map((name) => [STUDENT_COLUMNS[name], fields[name]]));
  return trx
    .updateTable("students")
    .set({ ...columns, ...derivedOf(fields) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks the record as deleted: it is no account any more, but documents still name it. */
export async function markDeleted(trx: Trx, { id, at }: { id: string; at: Date }): Promise<void> {
  await trx.updateTable("students").set({ deleted_at: at, password_hash: null }).where("id", "=", id).execute();
}

export const STUDENT_ORDERS = {
  studentNumber: sql<string>`student_number`,
  firstName: sql<string>`lower(first_name)`,
  lastName: sql<string>`lower(last_name)`,
  firstNameAr: sql<string>`first_name_ar`,
  lastNameAr: sql<string>`last_name_ar`,
  email: sql<string>`email_lower`,
  birthDate: sql<string>`birth_date`,
  lastLoginDate: sql<Date>`last_login_at`,
  createdAt: sql<Date>`created_at`,
};
const MAY_BE_EMPTY: readonly string[] = ["firstNameAr", "lastNameAr", "lastLoginDate"];
export type StudentOrder = Order<keyof typeof STUDENT_ORDERS>;

export type StudentFilter = {
  /** Null for all in the transaction's scope. */
  universityIds: readonly string[] | null;
  sex: "F" | "M" | undefined;
  patterns: readonly string[];
  order: StudentOrder;
};

function matching(trx: Trx, { universityIds, sex, patterns }: StudentFilter) {
  let found = live(trx).where(sql<boolean>`search like all(${patterns})`);
  // With a single university in the condition, its index gives the usual order too.
  if (universityIds?.length === 1) found = found.where("university_id", "=", universityIds[0]!);
  else if (universityIds) found = found.where(sql<boolean>`university_id = any(${universityIds})`);
  return sex ? found.where("sex", "=", sex) : found;
}

const inListOrder = (trx: Trx, filter: StudentFilter) => {
  const { order } = filter;
  return matching(trx, filter)
    .orderBy(STUDENT_ORDERS[order.by], inOrder({ order, mayBeEmpty: MAY_BE_EMPTY.includes(order.by) }))
    .orderBy("id");
};

/** One page, and how many there are. */
export async function listStudents(trx: Trx, filter: StudentFilter, page: Pick<ListQuery, "page" | "pageSize">) {
  const { limit, offset } = windowOf(page);
  const rows = await inListOrder(trx, filter).limit(limit).offset(offset).execute();
  const { total } = await matching(trx, filter)
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The ids of the first of them. */
export async function listStudentIds(trx: Trx, filter: StudentFilter, limit: number): Promise<string[]> {
  const rows = await inListOrder(trx, filter).clearSelect().select("id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Those who are not deleted, in any order. */
export async function findLive(trx: Trx, ids: readonly string[]): Promise<StudentRow[]> {
  return live(trx).where(sql<boolean>`id = any(${ids})`).execute();
}

type FindByIdentifierOptions = {
  identifier: string;
  universityId: string | undefined;
  limit: number;
  /** True for those without a password, false for those who have one. */
  isInvited?: boolean;
};

/** Students of all universities to whom an identifier may belong: a number in any digits, or an e-mail in any case. */
export async function findByIdentifier(
  trx: Trx,
  { identifier, universityId, limit, isInvited = false }: FindByIdentifierOptions,
): Promise<StudentRow[]> {
  let found = live(trx)
    .where("password_hash", isInvited ? "is" : "is not", null)
    .where((row) =>
      row.or([
        row("student_number", "in", spellingsOfNumber(identifier)),
        row("email_lower", "=", foldEmail(identifier)),
      ]),
    );
  if (universityId) found = found.where("university_id", "=", universityId);
  return found.orderBy(sql`last_login_at desc nulls last`).orderBy("id").limit(limit).execute();
}

export async function saveSignIn(trx: Trx, { id, at }: { id: string; at: Date }): Promise<StudentRow> {
  return trx
    .updateTable("students")
    .set({ last_login_at: at })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets the password; the student is no longer required to set one. */
export async function savePassword(trx: Trx, { id, hash }: { id: string; hash: string }): Promise<void> {
  await trx
    .updateTable("students")
    .set({ password_hash: hash, must_set_password: false })
    .where("id", "=", id)
    .execute();
}

/** What is kept of a student, and of the code of the first sign-in, but for passwords and codes. */
export async function readOwnStudent(trx: Trx, id: string): Promise<Readable> {
  const student = await trx.selectFrom("students").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const code = await trx.selectFrom("student_codes").selectAll().where("student_id", "=", id).executeTakeFirst();
  return {
    ...readableRow(student, ["password_hash", "email_lower"]),
    hasPassword: student.password_hash !== null,
    firstCode: code ? readableRow(code) : null,
  };
}

/** Students as `People`: how accounts read and change their password, e-mail and language. */
import { foldEmail } from "@ijaza/schema/fields/folded-text";
import type { MailTopic } from "@ijaza/schema/mails/topics";
import type { Language } from "@ijaza/schema/product";
import type { User } from "@ijaza/schema/users/calls";
import { type Author, appendAudit } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import type { Universities, UniversityRow } from "../universities/universities.service.ts";
import type { People, Person } from "../users/users.service.ts";
import type { StudentCorrection } from "./correcting/changes.ts";
import { arabicNameOf } from "./inviting/addressing.ts";
import { derivedOf, fieldsOfRow } from "./students.records.ts";
import type { Students } from "./students.service.ts";
import type { StudentRow } from "./students.tables.ts";

/** A student as sent in the shape of a user. */
type Describe = (row: StudentRow, university: UniversityRow | undefined) => User;
type Deps = { students: Students; universities: Universities; describe: Describe };

/** More students with one e-mail are a family or a mistake; only the first ones are written to. */
const MOST_ALIKE = 10;

const personOf = (row: StudentRow): Person => ({
  kind: "student",
  id: row.id,
  universityId: row.university_id,
  role: "student",
  name: `${row.first_name} ${row.last_name}`,
  nameAr: arabicNameOf(row),
  email: row.email,
  passwordHash: row.password_hash,
  mustSetPassword: row.must_set_password,
  language: row.language,
  mailsOff: row.mails_off,
});

/** The recipient at the former address after a correction; null when the e-mail is unchanged or nobody signs in with it. */
export function formerPerson({ before, after }: StudentCorrection): Person | null {
  const isMoved = before.email_lower !== after.email_lower && before.password_hash !== null;
  return isMoved ? personOf(before) : null;
}

const live = (trx: Trx) => trx.selectFrom("students").selectAll().where("deleted_at", "is", null);
const lock = (trx: Trx, id: string) => live(trx).where("id", "=", id).forUpdate().executeTakeFirst();

export function createStudentPeople({ students, universities, describe }: Deps): People {
  return {
    async lock(trx, id) {
      const row = await lock(trx, id);
      return row && personOf(row);
    },

    async findByEmail(trx, email) {
      const rows = await live(trx)
        .where("email_lower", "=", foldEmail(email))
        .where("password_hash", "is not", null)
        .orderBy("id")
        .limit(MOST_ALIKE)
        .execute();
      return rows.map(personOf);
    },

    async setPassword(trx, { id, isShort: _short, ...set }) {
      const student = await lock(trx, id);
      if (student) await students.setPassword(trx, { student, ...set });
    },

    change: changeContact,

    async describe(trx, id) {
      const row = await live(trx).where("id", "=", id).executeTakeFirstOrThrow();
      return describe(row, await universities.findById(trx, row.university_id));
    },
  };
}

type Changes = { email?: string; numero?: string | null; language?: Language; mails_off?: MailTopic[] };
type ChangeContactOptions = { id: string; changes: Changes; author: Author; at: Date };

/** Lists find a student by e-mail too. */
async function derivedAfter(trx: Trx, { id, email }: { id: string; email: string }) {
  const row = await live(trx).where("id", "=", id).executeTakeFirstOrThrow();
  return derivedOf({ ...fieldsOfRow(row), email });
}

async function changeContact(trx: Trx, { id, changes, author, at }: ChangeContactOptions): Promise<void> {
  const { numero, ...rest } = changes;
  const derived = rest.email === undefined ? {} : await derivedAfter(trx, { id, email: rest.email });
  const columns = { ...rest, ...(numero !== undefined && { phone: numero }), ...derived };
  const row = await trx
    .updateTable("students")
    .set(columns)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = { kind: "student.contact_changed", subjectId: id, data: { fields: Object.keys(changes).join(" ") } };
  await appendAudit(trx, { universityId: row.university_id, author, at, events: [event] });
}

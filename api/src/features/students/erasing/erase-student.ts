/** Deletes a student's record for good; only the id stays, by which the audit log names the person. */
import type { AuditEvent } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { forgetImportedRows } from "../../../platform/imported-rows.ts";
import { digestOfStudent, fieldsOfRow } from "../students.records.ts";
import { findByIds, lockImports, lockKept } from "../students.repository.ts";
import type { StudentRow } from "../students.tables.ts";
import "../students.erased.tables.ts";

type Erasing = { student: StudentRow; jobId: string; at: Date };

export type StudentErasing = {
  /** Locks the student, also a deleted one, and imports out, until the transaction ends. */
  hold(trx: Trx, id: string): Promise<StudentRow | undefined>;
  /** The job of the erasure, if the student was erased. */
  findErasure(trx: Trx, id: string): Promise<string | undefined>;
  /** Deletes the held record and its code; whatever refers to it is deleted before. Returns the event for the log. */
  erase(trx: Trx, erasing: Erasing): Promise<AuditEvent>;
};

export const createStudentErasing = ({ contentKey }: { contentKey: Buffer }): StudentErasing => ({
  async hold(trx, id) {
    const [found] = await findByIds(trx, [id]);
    if (!found) return undefined;
    await lockImports(trx, found.university_id);
    return lockKept(trx, id);
  },

  async findErasure(trx, id) {
    const erased = trx.selectFrom("erased_students").select("job_id").where("student_id", "=", id);
    return (await erased.executeTakeFirst())?.job_id;
  },

  async erase(trx, { student, jobId, at }) {
    const { id, university_id } = student;
    // The salt goes with the record, so that nobody can tell any more what the digests in the log were made of.
    const before = student.salt && digestOfStudent(contentKey, { salt: student.salt, fields: fieldsOfRow(student) });
    await forgetImportedRows(trx, { kind: "student", recordIds: [id] });
    await trx.deleteFrom("student_codes").where("student_id", "=", id).execute();
    await trx.deleteFrom("students").where("id", "=", id).execute();
    await trx
      .insertInto("erased_students")
      .values({ student_id: id, university_id, job_id: jobId, erased_at: at })
      .execute();
    return { kind: "student.erased", subjectId: id, before, after: null };
  },
});

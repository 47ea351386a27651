/** Changes a student's diplomas with the student's record, as far as they are not accepted yet. */
import { DIPLOMA } from "@ijaza/schema/diplomas/record";
import { AppError } from "../../../platform/app-error.ts";
import { type AuditEvent, appendAudit } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { correctRecord, deleteRecord } from "../../records/records.service.ts";
import type { Deletion, StudentCorrection, Students } from "../../students/students.service.ts";
import { stateDigest } from "../diplomas.content.ts";
import { DIPLOMAS } from "../diplomas.kind.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";
import { namesOf } from "../importing/new-record.ts";

type Deps = { contentKey: Buffer; students: Pick<Students, "onCorrected" | "onDeletion"> };

/** Registers what happens to diplomas when a student is changed or deleted. */
export function followStudents({ contentKey, students }: Deps): void {
  students.onCorrected((trx, change) => follow(trx, { change, contentKey }));
  students.onDeletion((trx, change) => letGo(trx, { change, contentKey }));
}

const ofStudent = (trx: Trx, studentId: string) =>
  trx.selectFrom("diplomas").selectAll().where("student_id", "=", studentId).orderBy("id").forUpdate();

/** Open diplomas take the new number and names; accepted ones stay as they are. */
async function follow(
  trx: Trx,
  { change, contentKey }: { change: StudentCorrection; contentKey: Buffer },
): Promise<void> {
  const { before: was, after: student, author, at } = change;
  const rows = await ofStudent(trx, was.id).where("status", "in", DIPLOMA.statusesFor("correct")).execute();
  const moved = rows.map((before) => {
    const fields = { diploma_number: before.diploma_number, student_number: student.student_number };
    return { before, after: { ...before, ...fields, ...namesOf(student, fields) } };
  });
  for (const { after } of moved) await correctRecord(trx, { kind: DIPLOMAS, after });
  const events = moved.map(({ before, after }): AuditEvent => {
    const digests = { before: stateDigest(contentKey, before), after: stateDigest(contentKey, after) };
    return { kind: "diploma.student_corrected", subjectId: before.id, ...digests };
  });
  if (events.length > 0) await appendAudit(trx, { universityId: was.university_id, author, at, events });
}

/**
 * Deletes open diplomas with their student. A student with an accepted diploma that is not revoked cannot be deleted.
 */
async function letGo(trx: Trx, { change, contentKey }: { change: Deletion; contentKey: Buffer }): Promise<void> {
  const { student, author, at } = change;
  const rows = await ofStudent(trx, student.id).execute();
  const isOpen = ({ status }: DiplomaRow) => DIPLOMA.statusesFor("delete").includes(status);
  if (rows.some((row) => !isOpen(row) && row.status !== "revoked")) throw new AppError("student_has_diplomas");
  const open = rows.filter(isOpen);
  for (const { id } of open) await deleteRecord(trx, { kind: DIPLOMAS, id });
  const events = open.map((row): AuditEvent => {
    return { kind: "diploma.deleted", subjectId: row.id, before: stateDigest(contentKey, row), after: null };
  });
  if (events.length > 0) await appendAudit(trx, { universityId: student.university_id, author, at, events });
}

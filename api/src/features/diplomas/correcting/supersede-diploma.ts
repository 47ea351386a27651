/** Corrects a diploma on a student's request: in place before it is accepted, by a new diploma once it is signed. */
import { DIPLOMA } from "@ijaza/schema/diplomas/record";
import type { Values } from "@ijaza/schema/fields/rows";
import { AppError } from "../../../platform/app-error.ts";
import { type Author, appendAudit } from "../../../platform/audit/audit.ts";
import { today } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import { correctRecord, insertRecords, makeSalts } from "../../records/records.service.ts";
import type { StudentRow } from "../../students/students.service.ts";
import { findBlocked } from "../deciding/blocked-corrections.ts";
import { stateDigest } from "../diplomas.content.ts";
import type { DiplomaDeps } from "../diplomas.deps.ts";
import { DIPLOMAS } from "../diplomas.kind.ts";
import { lockDiplomas } from "../diplomas.repository.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";
import { findConflicts } from "../importing/conflicts.repository.ts";
import { judgeCells, judgeCorrection } from "../importing/judging.ts";
import { makeRecord, type NewDiploma } from "../importing/new-record.ts";
import { correct } from "./correct-diploma.ts";

type Cells = { [name: string]: string | number | null };
export type StudentCorrection = { diplomaId: string; cells: Cells; agentId: string; author: Author; at: Date };

export function createSuperseding(deps: DiplomaDeps) {
  const { contentKey } = deps;

  const correctInPlace = async (
    trx: Trx,
    { before, cells, author, at }: StudentCorrection & { before: DiplomaRow },
  ) => {
    const { values, student } = await judge(trx, { deps, row: before, cells, self: before });
    const after = correct(before, { values, student, at });
    await correctRecord(trx, { kind: DIPLOMAS, after });
    const digests = { before: stateDigest(contentKey, before), after: stateDigest(contentKey, after) };
    const event = { kind: "diploma.corrected", subjectId: before.id, ...digests };
    await appendAudit(trx, { universityId: before.university_id, author, at, events: [event] });
    return before.id;
  };

  const makeCorrection = async (
    trx: Trx,
    { old, cells, author, at, agentId }: StudentCorrection & { old: DiplomaRow },
  ) => {
    const self = { ...old, id: "", supersedes: old.id };
    const { values, student } = await judge(trx, { deps, row: old, cells, self });
    const made = makeRecord({ values, student, salt: makeSalts(1)[0]!, agentId, mode: old.mode, template: null, at });
    const record: NewDiploma = {
      ...made,
      template_id: old.template_id,
      template_name: old.template_name,
      supersedes: old.id,
    };
    await insertRecords(trx, { kind: DIPLOMAS, rows: [record] });
    const event = { kind: "diploma.submitted", subjectId: record.id, after: stateDigest(contentKey, record) };
    await appendAudit(trx, { universityId: old.university_id, author, at, events: [event] });
    return record.id;
  };

  return {
    /**
     * Changes the cells of the last version of the diploma: a pending or rejected one is changed and pending again, a
     * signed one gets a pending correction that supersedes it. Returns the id of the diploma that now waits for the
     * responsable. Throws `diploma_accepted` or `diploma_not_correctable` from any other status, and `record_invalid`.
     */
    async correctFor(trx: Trx, correction: StudentCorrection): Promise<string> {
      const last = await lockLast(trx, correction.diplomaId);
      if ((await findBlocked(trx, [last.id])).size > 0) throw new AppError("diploma_not_correctable");
      if (DIPLOMA.statusesFor("correct").includes(last.status))
        return correctInPlace(trx, { ...correction, before: last });
      if (last.status === "signed") return makeCorrection(trx, { ...correction, old: last });
      throw new AppError(last.status === "unsigned" ? "diploma_accepted" : "diploma_not_correctable");
    },
    findLast,
    /** Locks the last version of the diploma; a caller that also changes other rows must call this first. */
    holdLast: lockLast,
  };
}

/** Whether its correction may be requested: one that is being signed can be corrected afterwards. */
export const isCorrectable = ({ status }: DiplomaRow): boolean => status !== "revoking" && status !== "revoked";

const findCorrection = (trx: Trx, id: string) =>
  trx.selectFrom("diplomas").selectAll().where("supersedes", "=", id).executeTakeFirst();

/** The diploma, or the last in the chain of its corrections; undefined when there is none. */
async function findLast(trx: Trx, id: string): Promise<DiplomaRow | undefined> {
  let last = await trx.selectFrom("diplomas").selectAll().where("id", "=", id).executeTakeFirst();
  while (last) {
    const next = await findCorrection(trx, last.id);
    if (!next) return last;
    last = next;
  }
  return undefined;
}

/** The same with locks, so that nobody adds another one meanwhile. */
async function lockLast(trx: Trx, id: string): Promise<DiplomaRow> {
  const [row] = await lockDiplomas(trx, { ids: [id] });
  if (!row) throw new AppError("not_found");
  const next = await findCorrection(trx, id);
  return next ? lockLast(trx, next.id) : row;
}

type JudgeOptions = { deps: DiplomaDeps; row: DiplomaRow; cells: Cells; self: DiplomaRow };

/** The record with the changed cells, with its student's current number. Throws `record_invalid`. */
async function judge(
  trx: Trx,
  { deps, row, cells, self }: JudgeOptions,
): Promise<{ values: Values; student: StudentRow }> {
  const student = row.student_id ? await deps.students.find(trx, row.student_id) : undefined;
  if (!student) throw new AppError("diploma_not_correctable");
  const all = { ...cells, studentNumber: student.student_number };
  const { values, faults } = judgeCells(row, all, today(deps.clock));
  const { byNumber, ofStudents, byFile } = await findConflicts(trx, {
    universityId: row.university_id,
    numbers: values.diplomaNumber === undefined ? [] : [String(values.diplomaNumber)],
    studentNumbers: [student.student_number],
    files: row.file_sha256 === null ? [] : [row.file_sha256],
  });
  const conflicts = [...byNumber, ...ofStudents, ...byFile];
  const wrong = judgeCorrection({ before: self, values, faults, conflicts, isStudentKnown: true });
  if (wrong.length > 0) throw new AppError("record_invalid", { fields: wrong });
  return { values, student };
}

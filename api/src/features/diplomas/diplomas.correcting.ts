/** Correcting and deleting what is pending or rejected: its own agent's affair. */

import type { deleteDiploma, updateDiploma } from "@ijaza/schema/diplomas";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import type { Values } from "@ijaza/schema/rows";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit.ts";
import { today } from "../../platform/clock.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { retryRaces } from "../../platform/races.ts";
import { lockForAction } from "../records/records.service.ts";
import type { StudentRow } from "../students/students.service.ts";
import { authorFor, type Caller, type DiplomaParts, scopeFor } from "./diplomas.caller.ts";
import { stateDigest } from "./diplomas.content.ts";
import { columnsOf } from "./diplomas.fields.ts";
import { judgeCells, judgeCorrection } from "./diplomas.judging.ts";
import { DIPLOMAS } from "./diplomas.kind.ts";
import { describeAll } from "./diplomas.listing.ts";
import { namesOf } from "./diplomas.record.ts";
import { correctDiploma, deleteDiplomaRow } from "./diplomas.repository.ts";
import { findRivals } from "./diplomas.rivals.repository.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

type Correction = Input<typeof updateDiploma>;

type Change = { parts: DiplomaParts; caller: Caller; kind: string; before: DiplomaRow; after: DiplomaRow | null };

/** Tells the log what became of a record; null when it is gone. */
export function logChange(trx: Trx, { parts: { clock, contentKey }, caller, kind, before, after }: Change) {
  const digests = { before: stateDigest(contentKey, before), after: after && stateDigest(contentKey, after) };
  const events = [{ kind, subjectId: before.id, ...digests }];
  return appendAudit(trx, {
    universityId: caller.actor.universityId,
    author: authorFor(caller),
    at: clock.now(),
    events,
  });
}

export function createCorrecting(parts: DiplomaParts) {
  const { db, clock } = parts;
  return {
    /** Lays the cells given over the record, judges it whole, and leaves it pending. */
    update(caller: Caller, { _id, ...cells }: Correction): Promise<Answer<typeof updateDiploma>> {
      return retryRaces(() =>
        inScope(db, scopeFor(caller), async (trx) => {
          const before = await lockForAction(trx, { kind: DIPLOMAS, caller, id: _id, action: "correct" });
          const { values, student } = await judgeRecord(trx, { parts, before, cells });
          const after = correct(before, { values, student, at: clock.now() });
          await correctDiploma(trx, after);
          await logChange(trx, { parts, caller, kind: "diploma.corrected", before, after });
          const [diploma] = await describeAll(trx, [after]);
          return { diploma: diploma! };
        }),
      );
    },

    remove(caller: Caller, { _id }: Input<typeof deleteDiploma>): Promise<undefined> {
      return retryRaces(() =>
        inScope(db, scopeFor(caller), async (trx) => {
          const before = await lockForAction(trx, { kind: DIPLOMAS, caller, id: _id, action: "delete" });
          await deleteDiplomaRow(trx, _id);
          await logChange(trx, { parts, caller, kind: "diploma.deleted", before, after: null });
          return undefined;
        }),
      );
    },
  };
}

type Judging = { parts: DiplomaParts; before: DiplomaRow; cells: Omit<Correction, "_id"> };

/** The record with the cells laid over it, judged whole. Throws `record_invalid`. */
export async function judgeRecord(
  trx: Trx,
  { parts, before, cells }: Judging,
): Promise<{ values: Values; student: StudentRow }> {
  const universityId = before.university_id;
  const { values, faults } = judgeCells(before, cells, today(parts.clock));
  const numberOf = (name: string) => (values[name] === undefined ? [] : [String(values[name])]);
  const students = await parts.students.findByNumbers(trx, { universityId, numbers: numberOf("studentNumber") });
  const [student] = students.values();
  const { byNumber, ofStudents, byFile } = await findRivals(trx, {
    universityId,
    numbers: numberOf("diplomaNumber"),
    studentNumbers: numberOf("studentNumber"),
    files: numberOf("fileSha256"),
  });
  const rivals = [...byNumber, ...ofStudents, ...byFile];
  const all = judgeCorrection({ before, values, faults, rivals, isStudentKnown: student !== undefined });
  if (all.length > 0 || !student) throw new AppError("record_invalid", { fields: all });
  return { values, student };
}

/** The record after the correction: pending, without the rejection. */
export function correct(
  before: DiplomaRow,
  { values, student, at }: { values: Values; student: StudentRow; at: Date },
): DiplomaRow {
  const fields = columnsOf(values);
  return {
    ...before,
    ...fields,
    ...namesOf(student, fields),
    student_id: student.id,
    status: "pending",
    rejection_reason: null,
    decided_at: null,
    decided_by: null,
    submitted_at: before.status === "rejected" ? at : before.submitted_at,
  };
}

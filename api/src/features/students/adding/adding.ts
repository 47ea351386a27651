/** Adds students: from an import of students, or from the rows of an import of diplomas. */
import type { LooseRow } from "@ijaza/schema/calls/wire";
import type { TenantActor } from "../../../platform/actor.ts";
import { type Author, appendAudit, authorOf } from "../../../platform/audit/audit.ts";
import { type Clock, today } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import type { StudentCodes } from "../inviting/codes.ts";
import { addresseeOf, digestOfStudent, newStudent, type StudentFields } from "../students.records.ts";
import { findByIds, insertStudents, lockImports } from "../students.repository.ts";
import { type FromRows, type NumberedValues, sortDiplomaRows } from "./from-rows.ts";
import { type AddedStudents, type ImportOutcome, importStudents } from "./import-students.ts";

export type StudentAddingDeps = {
  db: Db;
  clock: Clock;
  /** Key for the digests in the audit log. */
  contentKey: Buffer;
  /** Absent when nobody is written to. */
  codes?: StudentCodes | undefined;
};

type ImportInput = { students: LooseRow[]; importId?: string; firstRow: number; requestId: string };
type RowsInput = { universityId: string; rows: readonly NumberedValues[] };

export type StudentAdding = {
  /** Registers the good rows of a call and reports the bad ones, in one transaction. */
  add(actor: TenantActor, input: ImportInput): Promise<ImportOutcome>;
  /**
   * Finds or adds the students of diploma rows (modeTwo). A student registered with the same identity is reused; a
   * different one is a fault of each field that differs. Rows with faults add nobody; a good row's student is in `byNumber`.
   */
  addFromRows(trx: Trx, input: RowsInput & { author: Author; at: Date }): Promise<FromRows>;
};

export function createStudentAdding(deps: StudentAddingDeps): StudentAdding {
  const { db, clock } = deps;
  return {
    add(actor, { students, importId, firstRow, requestId }) {
      const { universityId } = actor;
      const author = authorOf(actor, requestId);
      return inScope(db, { university: universityId }, (trx) =>
        importStudents(trx, {
          universityId,
          importId,
          firstRow,
          rows: students,
          today: today(clock),
          add: (fields) => addAll(trx, deps, { universityId, author, at: clock.now(), fields, isInviting: true }),
        }),
      );
    },

    async addFromRows(trx, { author, at, universityId, rows }) {
      await lockImports(trx, universityId);
      const { byNumber, faults, fresh } = await sortDiplomaRows(trx, { universityId, rows });
      const { ids } = await addAll(trx, deps, { universityId, author, at, fields: fresh });
      for (const row of await findByIds(trx, ids)) byNumber.set(row.student_number, row);
      return { byNumber, faults };
    },
  };
}

type AddAllOptions = {
  universityId: string;
  author: Author;
  at: Date;
  fields: readonly StudentFields[];
  /** Whether each student is mailed the code of the first sign-in. */
  isInviting?: boolean;
};

/** Adds students and logs one event for each. */
async function addAll(
  trx: Trx,
  { codes, contentKey }: Pick<StudentAddingDeps, "codes" | "contentKey">,
  { universityId, author, at, fields, isInviting = false }: AddAllOptions,
): Promise<AddedStudents> {
  if (fields.length === 0) return { ids: [], withoutCode: new Set() };
  const students = fields.map(newStudent);
  const ids = students.map(({ id }) => id);
  const areInvited = isInviting && codes !== undefined;
  await insertStudents(trx, { universityId, students, at, invitedAt: areInvited ? at : null });
  const invited = areInvited
    ? await codes.invite(trx, { universityId, students: students.map(addresseeOf), at })
    : new Set<string>();
  const events = students.map((each) => ({
    kind: "student.added",
    subjectId: each.id,
    after: digestOfStudent(contentKey, each),
    data: { isInvited: invited.has(each.id) },
  }));
  await appendAudit(trx, { universityId, author, at, events });
  return { ids, withoutCode: new Set(areInvited ? ids.filter((id) => !invited.has(id)) : []) };
}

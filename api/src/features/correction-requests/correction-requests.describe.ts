/** Requests as sent, each with its student, its diploma and its items. */
import type { CorrectionRequest } from "@ijaza/schema/correction-requests/calls";
import type { Trx } from "../../platform/database.ts";
import type { DiplomaRow, Diplomas } from "../diplomas/diplomas.service.ts";
import type { StudentRow, Students } from "../students/students.service.ts";
import { findItems } from "./correction-requests.repository.ts";
import type { ItemRow, RequestRow } from "./correction-requests.tables.ts";

type Rooms = { students: Pick<Students, "findByIds">; diplomas: Pick<Diplomas, "findByIds"> };

/** In the order given. */
export async function describeRequests(
  trx: Trx,
  { rooms, rows }: { rooms: Rooms; rows: readonly RequestRow[] },
): Promise<CorrectionRequest[]> {
  const items = await findItems(
    trx,
    rows.map(({ id }) => id),
  );
  const students = await rooms.students.findByIds(trx, [...new Set(rows.map(({ student_id }) => student_id))]);
  const diplomas = await rooms.diplomas.findByIds(trx, [...new Set(rows.flatMap((row) => row.diploma_id ?? []))]);
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    universityId: row.university_id,
    status: row.status,
    note: row.note,
    evidence: row.evidence_type && { type: row.evidence_type },
    student: describeStudent(students.find(({ id }) => id === row.student_id)!),
    diploma: describeDiploma(diplomas.find(({ id }) => id === row.diploma_id)),
    items: items.filter(({ request_id }) => request_id === row.id).map(describeItem),
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  }));
}

const describeStudent = (row: StudentRow): CorrectionRequest["student"] => ({
  _id: row.id,
  studentNumber: row.student_number,
  firstName: row.first_name,
  lastName: row.last_name,
  firstNameAr: row.first_name_ar,
  lastNameAr: row.last_name_ar,
});

const describeDiploma = (row: DiplomaRow | undefined): CorrectionRequest["diploma"] =>
  row
    ? {
        _id: row.id,
        diplomaNumber: row.diploma_number,
        status: row.status,
        titleFr: row.title_fr,
        titleEn: row.title_en,
        titleAr: row.title_ar,
        supersededBy: row.superseded_by,
      }
    : null;

const describeItem = (row: ItemRow): CorrectionRequest["items"][number] => ({
  _id: row.id,
  field: row.field,
  oldValue: row.old_value,
  newValue: row.new_value,
  status: row.status,
  reason: row.reason,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
  diplomaId: row.diploma_id,
});

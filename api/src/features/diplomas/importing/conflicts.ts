/** The records that a diploma may not repeat: same number, or same student, level, titles and year. Pure. */
import type { Values } from "@ijaza/schema/fields/rows";
import type { FieldColumns } from "../diplomas.fields.ts";
import { fieldsOf } from "../diplomas.fields.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";

/** The columns of a stored record that are needed to judge others. */
export type Conflict = FieldColumns & Pick<DiplomaRow, "id" | "status" | "supersedes" | "superseded_by">;

/** Whether a record prevents others: not if rejected, revoked or superseded. Exempt are corrections (isCorrection). */
export function isLive({ status, superseded_by }: Conflict): boolean {
  return status !== "rejected" && status !== "revoked" && superseded_by === null;
}

/** Whether one corrects the other, so that they repeat each other by nature. */
export function isCorrection(one: Conflict, other: Conflict): boolean {
  return one.supersedes === other.id || other.supersedes === one.id;
}

/** A text that is equal for the same diploma; null while a needed value is absent. */
export function sameDiploma(values: Values): string | null {
  const { studentNumber, level, academicYear, titleFr, titleEn, titleAr } = values;
  const hasTitle = titleFr !== undefined || titleEn !== undefined || titleAr !== undefined;
  if (studentNumber === undefined || level === undefined || academicYear === undefined || !hasTitle) return null;
  return JSON.stringify([studentNumber, level, academicYear, titleFr ?? "", titleEn ?? "", titleAr ?? ""]);
}

/** Records by number, also past ones. */
export function groupByNumber(conflicts: readonly Conflict[]): Map<string, Conflict[]> {
  const groups = new Map<string, Conflict[]>();
  for (const conflict of conflicts) {
    const group = groups.get(conflict.diploma_number);
    if (group) group.push(conflict);
    else groups.set(conflict.diploma_number, [conflict]);
  }
  return groups;
}

/** Relevant records, by the digests of their documents. */
export function groupByFile(conflicts: readonly Conflict[]): Map<string, Conflict> {
  return new Map(conflicts.filter(isLive).map((conflict) => [conflict.file_sha256 ?? "", conflict]));
}

/** Relevant records, by the text that identifies the same diploma. */
export function groupBySameness(conflicts: readonly Conflict[]): Map<string, Conflict> {
  return new Map(conflicts.filter(isLive).map((conflict) => [sameDiploma(fieldsOf(conflict)) ?? "", conflict]));
}

/** Which records a diploma may not repeat: same number, or same student, level, titles and year. Pure. */
import type { Values } from "@ijaza/schema/rows";
import type { FieldColumns } from "../diplomas.fields.ts";
import { fieldsOf } from "../diplomas.fields.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";

/** A stored record, as far as the judgement of others needs it. */
export type Conflict = FieldColumns & Pick<DiplomaRow, "id" | "status" | "supersedes" | "superseded_by">;

/** Whether a record bars others: not a rejected, revoked or superseded one. A correction bars all but its like. */
export function isLive({ status, superseded_by }: Conflict): boolean {
  return status !== "rejected" && status !== "revoked" && superseded_by === null;
}

/** Whether one corrects the other, which it repeats by nature. */
export function isCorrection(one: Conflict, other: Conflict): boolean {
  return one.supersedes === other.id || other.supersedes === one.id;
}

/** One text for what makes two diplomas the same one; null while a needed value is absent. */
export function sameDiploma(values: Values): string | null {
  const { studentNumber, level, academicYear, titleFr, titleEn, titleAr } = values;
  const hasTitle = titleFr !== undefined || titleEn !== undefined || titleAr !== undefined;
  if (studentNumber === undefined || level === undefined || academicYear === undefined || !hasTitle) return null;
  return JSON.stringify([studentNumber, level, academicYear, titleFr ?? "", titleEn ?? "", titleAr ?? ""]);
}

/** Records by their numbers, also past ones. */
export function groupByNumber(conflicts: readonly Conflict[]): Map<string, Conflict[]> {
  const groups = new Map<string, Conflict[]>();
  for (const conflict of conflicts) {
    const group = groups.get(conflict.diploma_number);
    if (group) group.push(conflict);
    else groups.set(conflict.diploma_number, [conflict]);
  }
  return groups;
}

/** Records that count, by the digests of their documents. */
export function groupByFile(conflicts: readonly Conflict[]): Map<string, Conflict> {
  return new Map(conflicts.filter(isLive).map((conflict) => [conflict.file_sha256 ?? "", conflict]));
}

/** Records that count, by what makes them the same diploma. */
export function groupBySameness(conflicts: readonly Conflict[]): Map<string, Conflict> {
  return new Map(conflicts.filter(isLive).map((conflict) => [sameDiploma(fieldsOf(conflict)) ?? "", conflict]));
}

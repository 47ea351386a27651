/** Which records a diploma may not repeat: same number, or same student, level, titles and year. Pure. */
import type { Values } from "@ijaza/schema/rows";
import type { FieldColumns } from "./diplomas.fields.ts";
import { fieldsOf } from "./diplomas.fields.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

/** A stored record, as far as the judgement of others needs it. */
export type Rival = FieldColumns & Pick<DiplomaRow, "id" | "status" | "supersedes" | "superseded_by">;

/** Whether a record bars others: not a rejected, revoked or superseded one. A correction bars all but its like. */
export function isLive({ status, superseded_by }: Rival): boolean {
  return status !== "rejected" && status !== "revoked" && superseded_by === null;
}

/** Whether one corrects the other, which it repeats by nature. */
export function isCorrection(one: Rival, other: Rival): boolean {
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
export function groupByNumber(rivals: readonly Rival[]): Map<string, Rival[]> {
  const groups = new Map<string, Rival[]>();
  for (const rival of rivals) {
    const group = groups.get(rival.diploma_number);
    if (group) group.push(rival);
    else groups.set(rival.diploma_number, [rival]);
  }
  return groups;
}

/** Records that count, by the digests of their documents. */
export function groupByFile(rivals: readonly Rival[]): Map<string, Rival> {
  return new Map(rivals.filter(isLive).map((rival) => [rival.file_sha256 ?? "", rival]));
}

/** Records that count, by what makes them the same diploma. */
export function groupBySameness(rivals: readonly Rival[]): Map<string, Rival> {
  return new Map(rivals.filter(isLive).map((rival) => [sameDiploma(fieldsOf(rival)) ?? "", rival]));
}

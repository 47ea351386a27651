/** The fields of a diploma by their names in the API, and their columns. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import type { DiplomaFieldName, FileClaim } from "@ijaza/schema/diplomas/fields";
import type { Values } from "@ijaza/schema/fields/rows";
import { needed, number, readColumns, text } from "../records/records.service.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

const COLUMN_OF = {
  diplomaNumber: "diploma_number",
  studentNumber: "student_number",
  level: "level",
  titleFr: "title_fr",
  titleEn: "title_en",
  titleAr: "title_ar",
  domain: "domain",
  domainEn: "domain_en",
  domainAr: "domain_ar",
  programme: "programme",
  programmeEn: "programme_en",
  programmeAr: "programme_ar",
  speciality: "speciality",
  specialityEn: "speciality_en",
  specialityAr: "speciality_ar",
  establishment: "establishment",
  establishmentAr: "establishment_ar",
  honours: "honours",
  average: "average",
  credits: "credits",
  session: "session",
  academicYear: "academic_year",
  decisionDate: "decision_date",
  issueDate: "issue_date",
  placeOfIssue: "place_of_issue",
  placeOfIssueAr: "place_of_issue_ar",
  thesisTitle: "thesis_title",
  thesisTitleAr: "thesis_title_ar",
} as const satisfies Record<DiplomaFieldName, keyof DiplomaRow>;

/** The signed digests of uploaded files. */
const COLUMN_OF_DIGEST = {
  fileSha256: "file_sha256",
  attachmentsSha256: "attachments_sha256",
} as const satisfies Record<FileClaim, keyof DiplomaRow>;

const SIGNED = { ...COLUMN_OF, ...COLUMN_OF_DIGEST };
type SignedFieldName = DiplomaFieldName | FileClaim;
const ENTRIES = Object.entries(SIGNED) as [SignedFieldName, (typeof SIGNED)[SignedFieldName]][];
const DIGESTS: readonly string[] = Object.keys(COLUMN_OF_DIGEST);

/** The university's names of its files: shown to its staff, but not signed. */
const NAMES_OF_FILES = ["file", "attachments"] as const;

/** The columns of the fields in the API. */
export type FieldColumns = Pick<DiplomaRow, (typeof SIGNED)[SignedFieldName] | (typeof NAMES_OF_FILES)[number]>;

export const FIELD_COLUMNS = [...ENTRIES.map(([, column]) => column), ...NAMES_OF_FILES];

/** The student's names at the time when the record was written or accepted. */
export const NAME_COLUMNS = ["first_name", "last_name", "first_name_ar", "last_name_ar"] as const;
export type NameColumns = Pick<DiplomaRow, (typeof NAME_COLUMNS)[number]>;

/**
 * The columns with checked values; absent ones are null. Written out for speed, because it runs for each of 100,000
 * rows.
 */
export function columnsOf(values: Values): FieldColumns {
  return {
    diploma_number: needed(values.diplomaNumber),
    student_number: needed(values.studentNumber),
    level: needed(values.level),
    title_fr: text(values.titleFr),
    title_en: text(values.titleEn),
    title_ar: text(values.titleAr),
    domain: text(values.domain),
    domain_en: text(values.domainEn),
    domain_ar: text(values.domainAr),
    programme: text(values.programme),
    programme_en: text(values.programmeEn),
    programme_ar: text(values.programmeAr),
    speciality: text(values.speciality),
    speciality_en: text(values.specialityEn),
    speciality_ar: text(values.specialityAr),
    establishment: text(values.establishment),
    establishment_ar: text(values.establishmentAr),
    honours: text(values.honours),
    average: number(values.average),
    credits: number(values.credits),
    session: text(values.session),
    academic_year: needed(values.academicYear),
    decision_date: needed(values.decisionDate),
    issue_date: text(values.issueDate),
    place_of_issue: text(values.placeOfIssue),
    place_of_issue_ar: text(values.placeOfIssueAr),
    thesis_title: text(values.thesisTitle),
    thesis_title_ar: text(values.thesisTitleAr),
    file: text(values.file),
    attachments: text(values.attachments),
    file_sha256: text(values.fileSha256),
    attachments_sha256: text(values.attachmentsSha256),
  };
}

/** The present fields and the signed digests of files, by name. */
export const fieldsOf = (row: FieldColumns): Values => readColumns(row, SIGNED);

/** Names and digests of the files of a stored row, which a correction of its cells does not change. */
export function filesOf(row: FieldColumns): Values {
  const { file, attachments, file_sha256: fileSha256, attachments_sha256: attachmentsSha256 } = row;
  const all = Object.entries({ file, attachments, fileSha256, attachmentsSha256 });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The stored row in the form of a file's row, with the cells of a correction, without its files. */
export function correctedRow(
  row: FieldColumns,
  cells: { [name: string]: string | number | null | undefined },
): LooseRow {
  const changed = Object.entries(cells).filter(([, value]) => value !== undefined) as [
    string,
    string | number | null,
  ][];
  const fields = Object.entries(fieldsOf(row)).filter(([name]) => !DIGESTS.includes(name));
  return { ...Object.fromEntries(fields), ...Object.fromEntries(changed) };
}

/** Whether a stored row equals the checked values in every field; a dry run knows files only by name. */
export function isSame(row: FieldColumns, values: Values): boolean {
  const isUnread = values.file !== undefined && values.fileSha256 === undefined;
  return ENTRIES.every(
    ([name, column]) => (isUnread && DIGESTS.includes(name)) || (row[column] ?? undefined) === values[name],
  );
}

/** The labels of record fields, as the forms show them. */
import { CORRECTION_FIELDS, type CorrectionKind } from "@ijaza/schema/correction-requests/fields";
import { DIPLOMA_FIELDS, type DiplomaFieldName } from "@ijaza/schema/diplomas/fields";
import type { Language } from "@ijaza/schema/product";
import { STUDENT_FIELDS, type StudentFieldName } from "@ijaza/schema/students/fields";

/** A required field is marked with an asterisk. */
export function labelOfStudent(name: StudentFieldName, language: Language): string {
  const field = STUDENT_FIELDS.find((each) => each.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return "required" in field ? `${field.label[language]} *` : field.label[language];
}

export function labelInCorrection(kind: CorrectionKind, name: string, language: Language): string {
  const field = CORRECTION_FIELDS[kind].find((each) => each.name === name);
  if (!field) throw new Error(`a request about a ${kind} names no ${name}`);
  return field.label[language];
}

export function labelOfDiploma(name: DiplomaFieldName, language: Language): string {
  const field = DIPLOMA_FIELDS.find((each) => each.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field.label[language];
}

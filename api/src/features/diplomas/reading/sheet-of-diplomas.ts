/** The columns of a list of diplomas as a sheet: those of an import, and the names of the students. */
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import { DIPLOMA_FIELDS, type DiplomaFieldName } from "@ijaza/schema/diplomas/fields";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import { fieldColumns, type SheetColumn } from "../../../platform/sheets/sheet.ts";

export const SHEET_TITLE = { en: "Diplomas", fr: "Diplômes", ar: "الشهادات الجامعية" };

const NAMES = ["firstName", "lastName", "firstNameAr", "lastNameAr"] as const;
const nameFields = STUDENT_FIELDS.filter(({ name }) => NAMES.some((each) => each === name));

export const SHEET_COLUMNS: readonly SheetColumn<Diploma>[] = [
  ...fieldColumns<Diploma>(DIPLOMA_FIELDS, ({ student: { studentNumber }, ...diploma }, name) =>
    name === "studentNumber" ? studentNumber : diploma[name as Exclude<DiplomaFieldName, "studentNumber">],
  ),
  ...fieldColumns<Diploma>(nameFields, ({ student }, name) => student[name as (typeof NAMES)[number]]),
];

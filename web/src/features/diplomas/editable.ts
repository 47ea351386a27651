/** The values of a diploma as the texts of a form. */
import { DIPLOMA_FIELDS, type DiplomaFieldName } from "@ijaza/schema/diplomas/fields";
import type { getDiplomaById } from "@ijaza/schema/diplomas/reading";
import type { Reply } from "../../platform/api/request.ts";
import type { Texts } from "../../platform/use-judged-form.ts";

export type Editable = Reply<typeof getDiplomaById>["diploma"];

/** Long texts, which take the whole width of a form. */
export const WIDE_FIELDS: readonly string[] = ["titleFr", "titleEn", "titleAr", "thesisTitle", "thesisTitleAr"];

const cellOf = (diploma: Editable, name: DiplomaFieldName): string | number | null | undefined =>
  name === "studentNumber" ? diploma.student?.studentNumber : diploma[name];

export const textsOf = (diploma: Editable): Texts =>
  Object.fromEntries(DIPLOMA_FIELDS.map(({ name }) => [name, String(cellOf(diploma, name) ?? "")]));

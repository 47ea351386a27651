/** The values of a diploma as the texts of a form. */
import { DIPLOMA_FIELDS, type DiplomaFieldName } from "@ijaza/schema/diploma-fields";
import type { getDiplomaById } from "@ijaza/schema/diploma-reading";
import type { Reply } from "../../platform/api/request.ts";

export type Editable = Reply<typeof getDiplomaById>["diploma"];

const cellOf = (diploma: Editable, name: DiplomaFieldName): string | number | null | undefined =>
  name === "studentNumber" ? diploma.student?.studentNumber : diploma[name];

export function textsOf(diploma: Editable): Record<DiplomaFieldName, string> {
  const blank: Partial<Record<DiplomaFieldName, string>> = {};
  for (const { name } of DIPLOMA_FIELDS) blank[name] = String(cellOf(diploma, name) ?? "");
  const whole = (texts: typeof blank): texts is Record<DiplomaFieldName, string> =>
    DIPLOMA_FIELDS.every(({ name }) => texts[name] !== undefined);
  if (!whole(blank)) throw new Error("a field of the form has no text");
  return blank;
}

/** The form of a diploma's fields: judged by the schema's rules while one types, and by the server when it is sent. */
import { DIPLOMA_FIELDS, judgeDiplomaRow } from "@ijaza/schema/diploma-fields";
import { type Texts, useJudgedForm } from "../../../platform/use-judged-form.ts";
import { RecordForm } from "../../records/records.parts.tsx";
import { useUpdateDiplomaMutation } from "../diplomas.api.ts";
import { type Editable, textsOf } from "../editable.ts";

const today = () => new Date().toISOString().slice(0, 10);
const WIDE: readonly string[] = ["titleFr", "titleEn", "titleAr", "thesisTitle"];

type DiplomaFormProps = { diploma: Editable; rejected: boolean; back: string; onSaved: () => void };

export function DiplomaForm({ diploma, onSaved, ...rest }: DiplomaFormProps) {
  const [update] = useUpdateDiplomaMutation();
  const form = useJudgedForm({
    start: textsOf(diploma),
    judge: (row) => judgeDiplomaRow({ mode: "modeOne", row, today: today() }).faults,
    send: async (row: Texts) => {
      const fields = Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text.trim() || null]));
      await update({ _id: diploma._id, ...fields }).unwrap();
      onSaved();
      return [];
    },
  });
  return <RecordForm form={form} fields={DIPLOMA_FIELDS} wide={WIDE} {...rest} />;
}

/** The form of a diploma's fields: validated by the schema's rules while typing, and by the server on sending. */
import { DIPLOMA_FIELDS } from "@ijaza/schema/diplomas/fields";
import { judgeDiplomaRow } from "@ijaza/schema/diplomas/rows";
import { RecordForm, useRecordForm } from "../../records/records.parts.tsx";
import { useUpdateDiplomaMutation } from "../diplomas.api.ts";
import { type Editable, textsOf, WIDE_FIELDS } from "../editable.ts";

type DiplomaFormProps = { diploma: Editable; rejected: boolean; back: string; onSaved: () => void };

export function DiplomaForm({ diploma, onSaved, ...rest }: DiplomaFormProps) {
  const [update] = useUpdateDiplomaMutation();
  const form = useRecordForm({
    start: textsOf(diploma),
    judge: (row, today) => judgeDiplomaRow({ mode: "modeOne", row, today }),
    update: (cells) => update({ _id: diploma._id, ...cells }).unwrap(),
    onSaved,
  });
  return <RecordForm form={form} fields={DIPLOMA_FIELDS} wide={WIDE_FIELDS} {...rest} />;
}

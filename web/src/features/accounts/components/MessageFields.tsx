/** The fields of a mail to write: its subject and its text. */
import { useTranslation } from "react-i18next";
import type { Form } from "../../../platform/use-form.ts";
import { Field, TextField } from "../../../ui/Field.tsx";

type MessageFieldsProps<Name extends string> = {
  form: Form<Name | "subject" | "message">;
  /** Where the message is sent, and what is sent with it. */
  hint: string;
};

export function MessageFields<Name extends string>({ form, hint }: MessageFieldsProps<Name>) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <TextField label={t("write.subject")} dir="auto" maxLength={150} {...form.bind("subject")} />
      <Field label={t("write.message")} error={form.errorOf("message")} hint={hint}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            rows={6}
            maxLength={5000}
            dir="auto"
            value={form.values.message}
            onChange={(event) => form.set("message", event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** Fields of text, e-mail, day, choice and password: empty, filled, invalid, and read only. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "../../../ui/DateField.tsx";
import { EmailField } from "../../../ui/EmailField.tsx";
import { Field, TextField } from "../../../ui/Field.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { Sample } from "../components/Sample.tsx";

export function Fields() {
  const { t } = useTranslation("showcase");
  const [text, setText] = useState(t("sample.name"));
  const [email, setEmail] = useState("");
  const [day, setDay] = useState("2026-07-03");
  const [password, setPassword] = useState("");
  const label = t("sample.field");
  return (
    <>
      <Sample name={t("state.rest")}>
        <TextField
          label={label}
          hint={t("sample.hint")}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <EmailField label={t("sample.email")} value={email} onChange={({ target }) => setEmail(target.value)} />
        <DateField label={t("sample.day")} value={day} onChange={setDay} />
        <PasswordField
          label={t("sample.password")}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <Field label={t("sample.choice")}>
          {(input) => (
            <select {...input}>
              <option>{t("sample.first")}</option>
              <option>{t("sample.second")}</option>
            </select>
          )}
        </Field>
      </Sample>
      <Sample name={t("state.error")}>
        <TextField
          label={label}
          error={t("sample.error")}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Sample>
      <Sample name={t("state.disabled")}>
        <TextField label={label} value={text} disabled readOnly />
      </Sample>
    </>
  );
}

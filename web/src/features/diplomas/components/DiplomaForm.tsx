/** The form of a diploma's fields: judged by the schema's rules while one types, and by the server when it is sent. */
import { DIPLOMA_FIELDS, type DiplomaFieldName, judgeDiplomaRow } from "@ijaza/schema/diploma-fields";
import { type FieldErrorCode, fieldMessage } from "@ijaza/schema/errors";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../../platform/api/problem.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { RuleControl } from "../../../ui/RuleControl.tsx";
import { useUpdateDiplomaMutation } from "../diplomas.api.ts";
import { type Editable, textsOf } from "../editable.ts";
import "./DiplomaForm.css";

type Texts = Record<DiplomaFieldName, string>;
type Errors = Partial<Record<string, string>>;

const today = () => new Date().toISOString().slice(0, 10);
const WIDE: readonly string[] = ["titleFr", "titleEn", "titleAr", "thesisTitle"];

type DiplomaFormProps = { diploma: Editable; rejected: boolean; back: string; onSaved: () => void };

export function DiplomaForm({ diploma, rejected, back, onSaved }: DiplomaFormProps) {
  const { t } = useTranslation("diplomas");
  const language = useLanguage();
  const words = useFailureText();
  const [texts, setTexts] = useState<Texts>(() => textsOf(diploma));
  const [errors, setErrors] = useState<Errors>({});
  const [update, { isLoading, error }] = useUpdateDiplomaMutation();

  const messageOf = (code: FieldErrorCode, data?: Record<string, string | number>) =>
    fieldMessage({ code, language, data });
  const faultsIn = (row: Texts): Errors =>
    Object.fromEntries(
      judgeDiplomaRow({ mode: "modeOne", row, today: today() }).faults.map((fault) => [
        fault.path,
        messageOf(fault.error, fault.data),
      ]),
    );
  const change = (name: DiplomaFieldName, value: string) => {
    setTexts((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...rest }) => rest);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const faults = faultsIn(texts);
    setErrors(faults);
    if (Object.keys(faults).length > 0) return;
    const fields = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null]));
    try {
      await update({ _id: diploma._id, ...fields }).unwrap();
      onSaved();
    } catch (refusal) {
      const told = failureOf(refusal).errors ?? [];
      setErrors(Object.fromEntries(told.map(({ path, message }) => [path, message])));
    }
  };
  return (
    <form className="diploma-form" noValidate onSubmit={send}>
      {DIPLOMA_FIELDS.map((rule) => (
        <div key={rule.name} className={WIDE.includes(rule.name) ? "diploma-form__wide" : undefined}>
          <RuleControl
            rule={rule}
            value={texts[rule.name]}
            error={errors[rule.name]}
            onChange={(value) => change(rule.name, value)}
          />
        </div>
      ))}
      <div className="diploma-form__foot">
        {error && Object.keys(errors).length === 0 ? <Note tone="bad">{words(error)}</Note> : null}
        {Object.keys(errors).length > 0 && <Note tone="bad">{t("update.someWrong")}</Note>}
        <div className="diploma-form__ways">
          <ButtonLink to={back}>{t("update.cancel")}</ButtonLink>
          <Button type="submit" kind="primary" busy={isLoading}>
            {t(rejected ? "update.resubmit" : "update.save")}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The form of a diploma's fields: judged by the schema's rules while one types, and by the server when it is sent. */
import { DIPLOMA_FIELDS, judgeDiplomaRow } from "@ijaza/schema/diploma-fields";
import { useTranslation } from "react-i18next";
import { type Texts, useJudgedForm } from "../../../platform/use-judged-form.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { LeaveGuard } from "../../../ui/LeaveGuard.tsx";
import { Note } from "../../../ui/Note.tsx";
import { RuleControl } from "../../../ui/RuleControl.tsx";
import { useUpdateDiplomaMutation } from "../diplomas.api.ts";
import { type Editable, textsOf } from "../editable.ts";
import "./DiplomaForm.css";

const today = () => new Date().toISOString().slice(0, 10);
const WIDE: readonly string[] = ["titleFr", "titleEn", "titleAr", "thesisTitle"];

type DiplomaFormProps = { diploma: Editable; rejected: boolean; back: string; onSaved: () => void };

export function DiplomaForm({ diploma, rejected, back, onSaved }: DiplomaFormProps) {
  const { t } = useTranslation("diplomas");
  const [update] = useUpdateDiplomaMutation();
  const { bind, texts, errors, hasErrors, failure, isBusy, isChanged, change } = useJudgedForm({
    start: textsOf(diploma),
    judge: (row) => judgeDiplomaRow({ mode: "modeOne", row, today: today() }).faults,
    send: async (row: Texts) => {
      const fields = Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text.trim() || null]));
      await update({ _id: diploma._id, ...fields }).unwrap();
      onSaved();
      return [];
    },
  });
  return (
    <form className="diploma-form" {...bind}>
      {DIPLOMA_FIELDS.map((rule) => (
        <div key={rule.name} className={WIDE.includes(rule.name) ? "diploma-form__wide" : undefined}>
          <RuleControl
            rule={rule}
            value={texts[rule.name] ?? ""}
            error={errors[rule.name]}
            onChange={(value) => change(rule.name, value)}
          />
        </div>
      ))}
      <div className="diploma-form__foot">
        {failure && <Note tone="bad">{failure}</Note>}
        {hasErrors && <Note tone="bad">{t("update.someWrong")}</Note>}
        <div className="diploma-form__ways">
          <ButtonLink to={back}>{t("update.cancel")}</ButtonLink>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t(rejected ? "update.resubmit" : "update.save")}
          </Button>
        </div>
      </div>
      <LeaveGuard when={isChanged && !isBusy} />
    </form>
  );
}

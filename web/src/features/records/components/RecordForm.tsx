/** The form of a record's fields: a control for each rule, translations in one line, the errors, and the buttons. */
import type { Field } from "@ijaza/schema/fields/fields";
import { groupTranslations } from "@ijaza/schema/fields/translations";
import { useTranslation } from "react-i18next";
import type { useJudgedForm } from "../../../platform/use-judged-form.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { LeaveGuard } from "../../../ui/LeaveGuard.tsx";
import { Note } from "../../../ui/Note.tsx";
import { RuleControl } from "../../../ui/RuleControl.tsx";
import { ScriptWarnings } from "../../../ui/ScriptWarnings.tsx";
import "./RecordForm.css";

type RecordFormProps = {
  form: ReturnType<typeof useJudgedForm>;
  fields: readonly Field[];
  /** Names of those that take the whole width. */
  wide?: readonly string[];
  /** The word on the button; without it, what is done to a record that is corrected. */
  action?: string;
  rejected?: boolean;
  back: string;
};

export function RecordForm({ form, fields, wide = [], action, rejected, back }: RecordFormProps) {
  const { t } = useTranslation("records");
  const { bind, texts, errors, hasErrors, failure, isBusy, isChanged, change, swap } = form;
  return (
    <form className="record-form" {...bind}>
      {groupTranslations(fields).map((rules) => {
        const name = rules[0]?.name ?? "";
        const isLine = rules.length > 1 && !wide.includes(name);
        const controls = rules.map((rule) => (
          <div key={rule.name} className={wide.includes(rule.name) ? "record-form__wide" : undefined}>
            <RuleControl
              rule={rule}
              value={texts[rule.name] ?? ""}
              error={errors[rule.name]}
              onChange={(value) => change(rule.name, value)}
            />
          </div>
        ));
        return isLine ? (
          <div key={name} className="record-form__line">
            {controls}
          </div>
        ) : (
          controls
        );
      })}
      <div className="record-form__foot">
        <ScriptWarnings fields={fields} values={texts} onSwap={({ path, swapWith }) => swap(path, swapWith)} />
        {failure && <Note tone="bad">{failure}</Note>}
        {hasErrors && <Note tone="bad">{t("form.someWrong")}</Note>}
        <div className="record-form__ways">
          <ButtonLink to={back}>{t("form.cancel")}</ButtonLink>
          <Button type="submit" kind="primary" busy={isBusy}>
            {action ?? t(rejected ? "form.resubmit" : "form.save")}
          </Button>
        </div>
      </div>
      <LeaveGuard when={isChanged && !isBusy} />
    </form>
  );
}

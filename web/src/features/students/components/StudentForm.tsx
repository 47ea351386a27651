/** The form of one student: the names in both scripts side by side, each field validated by its rule on submit. */
import { judgeRow } from "@ijaza/schema/fields/rows";
import { STUDENT_FIELDS, type StudentFieldName } from "@ijaza/schema/students/fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { type Texts, useJudgedForm } from "../../../platform/use-judged-form.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { isArabicField } from "../../../ui/field-text.ts";
import { LeaveGuard } from "../../../ui/LeaveGuard.tsx";
import { Note } from "../../../ui/Note.tsx";
import { RuleControl } from "../../../ui/RuleControl.tsx";
import { ScriptWarnings } from "../../../ui/ScriptWarnings.tsx";
import "./StudentForm.css";

/** Fields that hold the same in both scripts are paired. */
const GROUPS: { key: "identity" | "names" | "birth" | "contact"; names: readonly StudentFieldName[] }[] = [
  { key: "identity", names: ["studentNumber", "nationalId", "nationalIdType", "nationality"] },
  { key: "names", names: ["firstName", "firstNameAr", "lastName", "lastNameAr"] },
  { key: "birth", names: ["birthDate", "sex", "birthPlace", "birthPlaceAr"] },
  { key: "contact", names: ["email", "phone"] },
];

const today = () => new Date().toISOString().slice(0, 10);

const rulesOf = (names: readonly StudentFieldName[], arabicFirst: boolean) => {
  const rules = names.flatMap((name) => STUDENT_FIELDS.find((field) => field.name === name) ?? []);
  const isPair = rules.some(isArabicField);
  if (!arabicFirst || !isPair) return rules;
  return rules.map((rule, at) => {
    const other = rules[at % 2 === 0 ? at + 1 : at - 1];
    return other && (isArabicField(rule) || isArabicField(other)) ? other : rule;
  });
};

type StudentFormProps = {
  start: Texts;
  /** The label of the submit button. */
  action: string;
  /** Resolves with the server's errors by field, empty when it accepted them. */
  send: (texts: Texts) => Promise<readonly { path: string; message: string }[]>;
  /** Content above the button. */
  children?: ReactNode;
};

export function StudentForm({ start, action, send, children }: StudentFormProps) {
  const { t } = useTranslation("students");
  const language = useLanguage();
  const judge = (texts: Texts) => judgeRow(STUDENT_FIELDS, texts, today()).faults;
  const { bind, texts, errors, hasErrors, failure, isBusy, isChanged, change, swap } = useJudgedForm({
    start,
    judge,
    send,
  });
  return (
    <form className="student-form" {...bind}>
      {GROUPS.map(({ key, names }) => (
        <Card key={key} title={t(`form.${key}`)}>
          <div className="student-form__fields">
            {rulesOf(names, language === "ar").map((rule) => (
              <RuleControl
                key={rule.name}
                rule={rule}
                value={texts[rule.name] ?? ""}
                error={errors[rule.name]}
                onChange={(value) => change(rule.name, value)}
              />
            ))}
          </div>
          <ScriptWarnings
            fields={rulesOf(names, false)}
            values={texts}
            onSwap={({ path, swapWith }) => swap(path, swapWith)}
          />
        </Card>
      ))}
      {failure && <Note tone="bad">{failure}</Note>}
      {hasErrors && <Note tone="bad">{t("form.someWrong")}</Note>}
      {children}
      <div className="student-form__ways">
        <ButtonLink to="/student">{t("form.cancel")}</ButtonLink>
        <Button type="submit" kind="primary" busy={isBusy}>
          {action}
        </Button>
      </div>
      <LeaveGuard when={isChanged && !isBusy} />
    </form>
  );
}

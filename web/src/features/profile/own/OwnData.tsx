/** The university's record of a student. */

import type { Student } from "@ijaza/schema/students/calls";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Facts } from "../../../ui/Facts.tsx";
import { fieldText, isLatinField } from "../../../ui/field-text.ts";
import { Section } from "../../../ui/Section.tsx";

const Latin = ({ children }: { children: string }) => <bdi dir="ltr">{children}</bdi>;

export function OwnData({ student, children }: { student: Student; children?: ReactNode }) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const facts = STUDENT_FIELDS.map((field) => {
    const text = fieldText(field, student[field.name], language);
    const isLatin = text !== null && isLatinField(field);
    return { key: field.name, label: field.label[language], value: isLatin ? <Latin>{text}</Latin> : text };
  });
  return (
    <Section title={t("student.data")} text={t("student.dataText")}>
      <Facts facts={facts} />
      {children && <div className="own-data__actions">{children}</div>}
    </Section>
  );
}

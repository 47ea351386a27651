/** The facts of a diploma by field. */
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import { DIPLOMA_FIELDS } from "@ijaza/schema/diplomas/fields";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../platform/format/format.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import type { Fact } from "../../ui/Facts.tsx";
import { Reference } from "../../ui/Values.tsx";
import { honoursOf, labelOf, levelOf, sessionOf } from "./diploma-text.ts";

export function useDiplomaFacts(diploma: Diploma): Fact[] {
  const { t } = useTranslation("diplomas");
  const language = useLanguage();
  const shown: Partial<Record<string, Fact["value"]>> = {
    diplomaNumber: <Reference>{diploma.diplomaNumber}</Reference>,
    studentNumber: diploma.student.studentNumber && <Reference>{diploma.student.studentNumber}</Reference>,
    level: levelOf(diploma, language),
    honours: honoursOf(diploma, language),
    session: sessionOf(diploma, language),
    decisionDate: formatDate(diploma.decisionDate, language),
    issueDate: diploma.issueDate && formatDate(diploma.issueDate, language),
  };
  const { student } = diploma;
  const arabic = [student.firstNameAr, student.lastNameAr].filter(Boolean).join(" ");
  const fields = DIPLOMA_FIELDS.map(({ name }) => {
    const value = name === "studentNumber" ? null : diploma[name];
    return { key: name, label: labelOf(name, language), value: shown[name] ?? (value === null ? null : String(value)) };
  });
  return [
    { key: "name", label: t("facts.name"), value: `${student.firstName} ${student.lastName}` },
    { key: "nameAr", label: t("facts.nameAr"), value: arabic },
    ...fields,
  ];
}

/** The facts of one of a student's diplomas. */
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Facts } from "../../../ui/Facts.tsx";
import { DateValue, MomentValue, NumberValue, Reference } from "../../../ui/Values.tsx";
import { honoursOf, levelOf } from "../../diplomas/diplomas.parts.ts";
import type { OwnDiplomaRecord } from "../profile.api.ts";

export function DiplomaFacts({ diploma }: { diploma: OwnDiplomaRecord }) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const { anchor, honours } = diploma;
  const facts = [
    { key: "level", label: t("student.level"), value: levelOf(diploma, language) },
    { key: "honours", label: t("student.honours"), value: honours && honoursOf(diploma, language) },
    { key: "year", label: t("student.year"), value: <Reference>{diploma.academicYear}</Reference> },
    { key: "decision", label: t("student.decision"), value: <DateValue value={diploma.decisionDate} /> },
    { key: "number", label: t("student.number"), value: <Reference>{diploma.diplomaNumber}</Reference> },
    { key: "anchored", label: t("student.anchored"), value: anchor && <MomentValue value={anchor.at} /> },
    { key: "block", label: t("student.block"), value: anchor && <NumberValue value={anchor.block} /> },
  ];
  return <Facts facts={facts} />;
}

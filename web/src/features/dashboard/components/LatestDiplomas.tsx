/** The latest diplomas, for a quick overview. */
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { StatusChip } from "../../../ui/Chip.tsx";
import { Section } from "../../../ui/Section.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { DateValue } from "../../../ui/Values.tsx";
import { useGetAllDiplomasQuery } from "../../diplomas/diplomas.api.ts";
import { nameOf, titleOf } from "../../diplomas/diplomas.parts.ts";
import "./LatestDiplomas.css";

const LATEST = 5;

function Rows() {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const messageOf = useFailureText();
  const { data, error, refetch } = useGetAllDiplomasQuery({ pageSize: LATEST });
  if (error && !data) return <ErrorState text={messageOf(error)} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={LATEST} columns={2} />;
  if (data.diplomas.length === 0) return <p className="muted latest__none">{t("latest.none")}</p>;
  return (
    <ul className="latest">
      {data.diplomas.map((diploma) => (
        <li key={diploma._id}>
          <span className="two-lines">
            <b>
              <bdi>{nameOf(diploma.student, language)}</bdi>
            </b>
            <small>
              <bdi>{titleOf(diploma, language)}</bdi>
            </small>
          </span>
          <span className="latest__date">
            <DateValue value={diploma.submittedAt.slice(0, 10)} style="short" />
          </span>
          <StatusChip status={diploma.status} />
        </li>
      ))}
    </ul>
  );
}

export function LatestDiplomas() {
  const { t } = useTranslation("dashboard");
  return (
    <Section title={t("latest.title")}>
      <Rows />
      <ButtonLink size="dense" kind="ghost" arrow={ArrowRight} to="/diplomasList">
        {t("latest.all")}
      </ButtonLink>
    </Section>
  );
}

/** The latest diplomas, as a first look at what is going on. */
import type { Diploma } from "@ijaza/schema/diploma";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { StatusChip } from "../../../ui/Chip.tsx";
import { DateValue } from "../../../ui/Values.tsx";
import { nameOf, titleOf } from "../../diplomas/diplomas.parts.ts";
import "./LatestDiplomas.css";

export function LatestDiplomas({ diplomas }: { diplomas: readonly Diploma[] }) {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  if (diplomas.length === 0) return <p className="muted">{t("latest.none")}</p>;
  return (
    <>
      <ul className="latest">
        {diplomas.map((diploma) => (
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
      <ButtonLink size="dense" kind="ghost" arrow={ArrowRight} to="/diplomasList">
        {t("latest.all")}
      </ButtonLink>
    </>
  );
}

/** The banner of a verdict: colour, seal, icon and sentence together. */
import { ArrowRight, Ban, Check, CircleHelp, CloudOff, type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { MomentValue } from "../../../ui/Values.tsx";
import type { Headline, Look } from "../appearance.ts";
import type { HeadlineContext } from "../facts.ts";
import "./VerdictBanner.css";

const ICONS: Record<Look, LucideIcon> = {
  valid: Check,
  revoked: Ban,
  altered: X,
  unknown: CircleHelp,
  unavailable: CloudOff,
};

type VerdictBannerProps = {
  look: Look;
  headline: Headline;
  /** What the sentences are about, where it is known and not a diploma. */
  context?: HeadlineContext;
  seal: string;
  university: string;
  revokedAt?: string | null;
  supersededBy?: string | null;
  /** ISO 8601; absent when nothing was checked. */
  checkedAt?: string;
  actions?: ReactNode;
};

export function VerdictBanner({
  look,
  headline,
  context,
  seal,
  university,
  revokedAt,
  supersededBy,
  checkedAt,
  actions,
}: VerdictBannerProps) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const Icon = ICONS[look];
  const values = {
    context,
    university: isolate(university),
    date: revokedAt ? isolate(formatDayOf(revokedAt, language)) : "",
  };
  const dated = revokedAt && (headline === "revoked" || headline === "superseded");
  return (
    <div className={`banner banner--${look} on-dark`}>
      <div className="banner__row wrap">
        <div className="banner__seal" aria-hidden="true">
          <Rosette seed={seal} density={1.6} line={0.4} className="banner__rosette" />
          <span className="banner__icon">
            <Icon strokeWidth={3} />
          </span>
        </div>
        <div className="banner__words" role="status">
          <h1>{t(`headline.${headline}.title`, { context })}</h1>
          <p className="banner__sentence">
            {t(dated ? `headline.${headline}.dated` : `headline.${headline}.text`, values)}
          </p>
          {checkedAt && (
            <p className="banner__time">
              {t("checked")} <MomentValue value={checkedAt} />
            </p>
          )}
        </div>
        <div className="banner__actions">
          {supersededBy && (
            <ButtonLink kind="light" arrow={ArrowRight} to={`/digital_diploma/${supersededBy}`}>
              {t("actions.replacement")}
            </ButtonLink>
          )}
          {actions}
        </div>
      </div>
    </div>
  );
}

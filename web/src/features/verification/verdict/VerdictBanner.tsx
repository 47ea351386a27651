/** The banner of a verdict: colour, mark and headline, and under them the person or the file. */
import { Ban, Check, CircleHelp, type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { MomentValue } from "../../../ui/Values.tsx";
import type { Look } from "./appearance.ts";
import "./VerdictBanner.css";

const MARKS: Record<Look, LucideIcon> = {
  valid: Check,
  revoked: Ban,
  altered: X,
  unknown: CircleHelp,
  unavailable: CircleHelp,
};

type VerdictBannerProps = {
  look: Look;
  title: string;
  sentence: ReactNode;
  /** The seed of the rosette. */
  seal: string;
  /** ISO 8601; printed with the verdict. Absent when nothing was checked. */
  checkedAt?: string;
  actions?: ReactNode;
  /** The person, or the file. */
  children?: ReactNode;
};

export function VerdictBanner({ look, title, sentence, seal, checkedAt, actions, children }: VerdictBannerProps) {
  const { t } = useTranslation("verification");
  const Mark = MARKS[look];
  return (
    <div className={`banner banner--${look} on-dark`}>
      <Rosette seed={seal} density={1.6} line={0.4} className="banner__rosette" />
      <div className="banner__inside wrap">
        <div className="banner__verdict">
          <span className="banner__mark" aria-hidden="true">
            <Mark strokeWidth={2.2} />
          </span>
          <div role="status">
            <h1>{title}</h1>
            <p className="banner__sentence">{sentence}</p>
            {checkedAt && (
              <p className="banner__printed">
                {t("checked")} <MomentValue value={checkedAt} />
              </p>
            )}
          </div>
        </div>
        {actions && <div className="banner__actions">{actions}</div>}
        {children}
      </div>
    </div>
  );
}

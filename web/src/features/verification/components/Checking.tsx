/** While the checks run: the same page in waiting, so that nothing jumps when the verdict comes. */
import { CHECK_NAMES } from "@ijaza/verifier/result";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import "./ChecksCard.css";
import "./Verdict.css";
import "./VerdictBanner.css";

export function Checking() {
  const { t } = useTranslation("verification");
  usePageTitle(t("checking.title"));
  return (
    <main className="verdict" id="content" aria-busy="true">
      <div className="banner banner--unknown on-dark">
        <div className="banner__row wrap">
          <div className="banner__seal" aria-hidden="true">
            <Rosette seed="checking" density={1.6} line={0.4} className="banner__rosette" />
          </div>
          <div className="banner__words" role="status">
            <h1>{t("checking.title")}</h1>
            <p className="banner__sentence">{t("checking.text")}</p>
          </div>
        </div>
      </div>
      <div className="verdict__cards wrap">
        <Card look="raised">
          <Skeleton width="30%" height="14px" />
          <br />
          <Skeleton width="60%" height="36px" />
          <br />
          <Skeleton height="180px" />
        </Card>
        <div className="verdict__side">
          <Card look="raised" title={t("checking.checks")} className="checks">
            <ol>
              {CHECK_NAMES.map((name) => (
                <li key={name} className="check check--busy">
                  <span className="check__icon">
                    <Spinner size={18} />
                  </span>
                  <h3>{t(`checks.${name}.pending`)}</h3>
                </li>
              ))}
            </ol>
          </Card>
        </div>
      </div>
    </main>
  );
}

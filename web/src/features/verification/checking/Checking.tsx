/** Shown while the checks run: the same layout as the verdict, so that little moves when it comes. */

import { CHECK_NAMES } from "@ijaza/verifier/result";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import "../../../ui/Skeleton.css";
import { Spinner } from "../../../ui/Spinner.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import "./Checking.css";
import "../verdict/Checks.css";
import "../verdict/VerdictBanner.css";
import "../verdict/VerdictLayout.css";

/** `children` name the document that is checked, where it is known; nothing of it is confirmed. */
export function Checking({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("verification");
  usePageTitle(t("checking.title"));
  return (
    <main className="verdict" id="content" aria-busy="true">
      <div className="banner banner--unknown banner--waiting on-dark">
        <Rosette seed="checking" density={1.6} line={0.4} className="banner__rosette" />
        <div className="banner__inside wrap">
          <div className="banner__verdict">
            <span className="banner__mark" aria-hidden="true">
              <Spinner size={28} />
            </span>
            <div role="status">
              <h1>{t("checking.title")}</h1>
              <p className="banner__sentence">{t("checking.text")}</p>
            </div>
          </div>
          {children}
        </div>
      </div>
      <section className="checks wrap" aria-labelledby="checks">
        <h2 className="sr-only" id="checks">
          {t("checking.checks")}
        </h2>
        <ol>
          {CHECK_NAMES.map((name) => (
            <li key={name} className="check check--busy">
              <span className="check__mark">
                <Spinner size={16} />
              </span>
              <h3>{t(`checks.${name}.pending`)}</h3>
            </li>
          ))}
        </ol>
      </section>
      <div className="verdict__body wrap">
        <div className="verdict__columns">
          <div className="checking__place skeleton" />
          <div className="checking__place skeleton" />
        </div>
      </div>
    </main>
  );
}

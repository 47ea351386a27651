/** Shown in grey when the check could not begin; repeats it. */
import { useTranslation } from "react-i18next";
import { isOffline } from "../../../platform/device.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { type Headline, mayPass } from "./appearance.ts";
import { NextSteps } from "./NextSteps.tsx";
import { RetryActions } from "./RetryActions.tsx";
import { VerdictBanner } from "./VerdictBanner.tsx";
import "./VerdictLayout.css";

type NothingCheckedProps = {
  headline: Extract<Headline, "unavailable" | "unissued" | "busy">;
  /** Resolves when the outcome is shown. */
  onRetry: () => Promise<void>;
};

export function NothingChecked({ headline: why, onRetry }: NothingCheckedProps) {
  const { t } = useTranslation("verification");
  const headline = why === "unavailable" && isOffline() ? "offline" : why;
  const title = t(`headline.${headline}.title`);
  usePageTitle(title);
  return (
    <main className="verdict" id="content">
      <VerdictBanner
        look="unknown"
        title={title}
        sentence={t(headline === "offline" ? "headline.offline.nothing" : `headline.${headline}.text`)}
        seal={headline}
        actions={
          <RetryActions byItself={mayPass(headline)} onRetry={onRetry}>
            <ButtonLink kind="onDark" to="/verification">
              {t("actions.another")}
            </ButtonLink>
          </RetryActions>
        }
      />
      <div className="verdict__body wrap">
        <NextSteps mayPass={mayPass(headline)} />
      </div>
    </main>
  );
}

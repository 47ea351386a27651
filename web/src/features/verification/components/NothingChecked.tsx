/** When the check could not even begin: says so in grey, and offers to try again. */
import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import type { Headline } from "../appearance.ts";
import { VerdictBanner } from "./VerdictBanner.tsx";

type NothingCheckedProps = { headline: Extract<Headline, "unavailable" | "unissued" | "busy">; onRetry: () => void };

export function NothingChecked({ headline, onRetry }: NothingCheckedProps) {
  const { t } = useTranslation("verification");
  usePageTitle(t(`headline.${headline}.title`));
  return (
    <main id="content">
      <VerdictBanner
        look={headline === "unissued" ? "unknown" : "unavailable"}
        headline={headline}
        seal={headline}
        university=""
        actions={
          <>
            <Button kind="light" icon={RotateCw} onClick={onRetry}>
              {t("actions.again")}
            </Button>
            <ButtonLink kind="onDark" to="/verification">
              {t("actions.another")}
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}

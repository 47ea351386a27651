/** A legal page: privacy, terms, accessibility, or who runs the installation. */
import type { LegalPageName } from "@ijaza/schema/pages/pages";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { directionOf } from "../../../platform/i18n/languages.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { Markdown } from "../components/Markdown.tsx";
import { Operator } from "../components/Operator.tsx";
import { fillText } from "../texts.ts";
import { useLegalText } from "../use-legal-text.ts";
import "./LegalPage.css";

/** Lines of different lengths, as of a text that comes. */
const LINES = ["96%", "88%", "92%", "64%", "90%", "72%"];

export function LegalPage({ page }: { page: LegalPageName }) {
  const { t } = useTranslation("legal");
  const { operator, text, isFailed, retry } = useLegalText(page);
  usePageTitle(t(`title.${page}`));
  const values = {
    operator: isolate(operator?.name ?? t("operator.nobody")),
    email: isolate(operator?.email ?? t("operator.noEmail")),
    address: isolate(operator?.address.join(", ") || t("operator.noAddress")),
  };
  return (
    <main className="legal" id="content">
      <div className="legal__column wrap">
        <h1>{t(`title.${page}`)}</h1>
        {page === "imprint" && operator && <Operator operator={operator} />}
        {text ? (
          <div className="legal__text" lang={text.language} dir={directionOf(text.language)}>
            <Markdown text={fillText(text.markdown, { ...values, ...text.periods })} />
          </div>
        ) : isFailed ? (
          <ErrorState onRetry={retry} />
        ) : (
          <div className="legal__text" aria-busy="true">
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        )}
      </div>
    </main>
  );
}

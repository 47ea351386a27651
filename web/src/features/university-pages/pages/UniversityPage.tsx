/** `/university/:slug`: what anybody may read of a university, and a line to verify one of its diplomas. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Section } from "../../../ui/Section.tsx";
import { PageSpinner } from "../../../ui/Spinner.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { VerifyLine } from "../../verification/verification.parts.tsx";
import { About } from "../components/About.tsx";
import { DiplomasByYear } from "../components/DiplomasByYear.tsx";
import { ForPrograms } from "../components/ForPrograms.tsx";
import { PublicFigures } from "../components/PublicFigures.tsx";
import { Register } from "../components/Register.tsx";
import { UniversityBanner } from "../components/UniversityBanner.tsx";
import { type UniversityPage as Page, useUniversityPage } from "../university-pages.api.ts";
import "./UniversityPage.css";

function Body({ page }: { page: Page }) {
  const { t } = useTranslation("university-pages");
  const language = useLanguage();
  const { university, figures } = page;
  usePageTitle(university.name[language]);
  return (
    <main className="university-page" id="content">
      <UniversityBanner university={university} />
      <div className="university-page__body wrap">
        <PublicFigures figures={figures} />
        <div className="university-page__columns">
          <div className="university-page__column">
            <section className="university-page__verify" aria-labelledby="verify-title">
              <h2 id="verify-title">{t("verify.title")}</h2>
              <VerifyLine />
            </section>
            <About university={university} />
          </div>
          <div className="university-page__column">
            <DiplomasByYear slug={university.slug} years={figures.years} />
            <Section title={t("register.title")} size="large">
              <Register page={page} />
            </Section>
          </div>
        </div>
        <ForPrograms university={university} />
      </div>
    </main>
  );
}

/** `missing` is shown for an unknown university. */
export function UniversityPage({ missing }: { missing: ReactNode }) {
  const { t } = useTranslation("university-pages");
  const { slug = "" } = useParams();
  const { data, error, refetch } = useUniversityPage(slug);
  const messageOf = useFailureText();
  if (data) return <Body page={data} />;
  if (!error) return <PageSpinner />;
  if ("status" in error && error.status === 404) return missing;
  return (
    <main className="wrap" id="content">
      <h1 className="sr-only">{t("failed")}</h1>
      <ErrorState title={t("failed")} text={messageOf(error)} onRetry={() => void refetch()} />
    </main>
  );
}

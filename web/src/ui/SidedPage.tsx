/** The two columns of sign-in and registration pages: the form on one side, a diploma on petrol on the other. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SampleDiploma } from "./art/SampleDiploma.tsx";
import { HomeLink } from "./HomeLink.tsx";
import { LanguageSwitcher } from "./LanguageSwitcher.tsx";
import { LegalLinks } from "./LegalLinks.tsx";
import { Rosette } from "./rosette/Rosette.tsx";
import { usePageTitle } from "./use-page-title.ts";
import "./SidedPage.css";

/** `name` is that of the browser's tab; `title` is read on the page. */
export function SidedPage({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const { t } = useTranslation("ui");
  usePageTitle(name);
  return (
    <div className="sided">
      <div className="sided__side">
        <header className="sided__top">
          <HomeLink />
          <LanguageSwitcher />
        </header>
        <main className="sided__form">
          <h1>{title}</h1>
          {children}
        </main>
        <nav className="sided__foot" aria-label={t("footer.label")}>
          <LegalLinks />
        </nav>
      </div>
      <aside className="sided__petrol" aria-hidden="true">
        <Rosette seed="trust" density={2} line={0.2} color="var(--b-400)" className="sided__rosette" />
        <div className="sided__art">
          <SampleDiploma />
        </div>
        <p className="sided__motto">{t("art.motto")}</p>
      </aside>
    </div>
  );
}

/** The landing page: the box that checks a diploma first, then how it works and for whom. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { PublicFooter } from "../../../ui/PublicFooter.tsx";
import { PublicHeader } from "../../../ui/PublicHeader.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { Hero } from "../components/Hero.tsx";
import { OwnSeal } from "../components/OwnSeal.tsx";
import { Registrars } from "../components/Registrars.tsx";
import { Steps } from "../components/Steps.tsx";

/** Links of other pages name a section; it is there only once this page is. */
const useSection = () => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
};

export function LandingPage() {
  const { t } = useTranslation(["landing", "ui"]);
  usePageTitle(t("title"));
  useSection();
  return (
    <>
      <a className="skip" href="#content">
        {t("ui:skip")}
      </a>
      <PublicHeader tone="dark" />
      <main id="content">
        <Hero />
        <Steps />
        <OwnSeal />
        <Registrars />
      </main>
      <PublicFooter />
    </>
  );
}

/** The landing page: first the box that verifies a diploma, then how it works and for whom. */
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

/** Scrolls to the section that a link from another page names, once this page is rendered. */
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

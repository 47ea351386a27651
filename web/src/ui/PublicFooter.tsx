/** The footer of public pages. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useVisitorRole } from "../platform/visitor.ts";
import { LegalLinks } from "./LegalLinks.tsx";
import { Logo } from "./Logo.tsx";
import "./PublicFooter.css";

export function PublicFooter() {
  const { t } = useTranslation("ui");
  const role = useVisitorRole();
  return (
    <footer className="public-footer on-dark">
      <div className="public-footer__row wrap">
        <Logo tone="dark" />
        <p>{t("footer.about")}</p>
        <nav aria-label={t("footer.label")}>
          <Link to="/verification">{t("nav.verify")}</Link>
          <Link to="/contact">{t("footer.contact")}</Link>
          <LegalLinks />
          {!role && <Link to="/login">{t("nav.signIn")}</Link>}
        </nav>
      </div>
    </footer>
  );
}

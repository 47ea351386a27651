/** The header of public pages. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useVisitorRole } from "../platform/visitor.ts";
import { ButtonLink } from "./Button.tsx";
import { HomeLink } from "./HomeLink.tsx";
import { LanguageSwitcher } from "./LanguageSwitcher.tsx";
import "./PublicHeader.css";

/** To one's own page; for nobody, to the sign-in. */
const useWayIn = () => {
  const role = useVisitorRole();
  if (!role) return { to: "/login", label: "nav.signIn" } as const;
  return { to: role === "student" ? "/student_profile" : "/dashboard", label: "nav.mySpace" } as const;
};

/** `dark` lies over the petrol of the landing page. */
export function PublicHeader({ tone = "light" }: { tone?: "light" | "dark" }) {
  const { t } = useTranslation("ui");
  const way = useWayIn();
  return (
    <header className={`public-header public-header--${tone}${tone === "dark" ? " on-dark" : ""}`}>
      <div className="public-header__row wrap">
        <HomeLink tone={tone} />
        <nav className="public-header__nav" aria-label={t("nav.label")}>
          <Link to="/verification">{t("nav.verify")}</Link>
          <Link to="/#how">{t("nav.how")}</Link>
          <Link to="/#universities">{t("nav.universities")}</Link>
        </nav>
        <div className="public-header__end">
          <LanguageSwitcher />
          <ButtonLink to={way.to} size="dense" kind={tone === "dark" ? "onDark" : "secondary"}>
            {t(way.label)}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

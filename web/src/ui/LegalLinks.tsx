/** Links to the legal pages, at the foot of public pages. */
import { LEGAL_PAGES } from "@ijaza/schema/pages/pages";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

export function LegalLinks() {
  const { t } = useTranslation("ui");
  return LEGAL_PAGES.map((page) => (
    <Link key={page} to={`/${page}`}>
      {t(`footer.${page}`)}
    </Link>
  ));
}

/** The logo as a link to the start page. */
import { PRODUCT } from "@ijaza/schema/product";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguage } from "../platform/i18n/use-language.ts";
import { Logo } from "./Logo.tsx";

export function HomeLink({ tone = "light" }: { tone?: "light" | "dark" }) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  return (
    <Link to="/" className="home-link" aria-label={t("nav.home", { product: PRODUCT.name[language] })}>
      <Logo tone={tone} />
    </Link>
  );
}

/** The page for an address that does not exist. */
import { House, SearchCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../ui/Button.tsx";
import { Rosette } from "../ui/rosette/Rosette.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import "./NotFoundPage.css";

export function NotFoundPage() {
  const { t } = useTranslation("ui");
  usePageTitle(t("notFound.title"));
  return (
    <main className="not-found wrap" id="content">
      <div className="not-found__seal" aria-hidden="true">
        <Rosette seed="no such page" className="not-found__rosette" />
        <span>404</span>
      </div>
      <h1>{t("notFound.title")}</h1>
      <p>{t("notFound.text")}</p>
      <div className="not-found__ways">
        <ButtonLink kind="primary" icon={SearchCheck} to="/verification">
          {t("notFound.verify")}
        </ButtonLink>
        <ButtonLink icon={House} to="/">
          {t("notFound.home")}
        </ButtonLink>
      </div>
    </main>
  );
}

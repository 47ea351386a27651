/** The templates of a university, in its settings: diplomas and certificates. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { TemplateList } from "./TemplateList.tsx";
import "./TemplateLists.css";

export function TemplateLists() {
  const { t } = useTranslation("templates");
  return (
    <section className="templates" aria-labelledby="templates-title">
      <header className="templates__head">
        <h2 id="templates-title">{t("lists.title")}</h2>
        <p>{t("lists.text")}</p>
        <Link className="text-link" to="/settings/signatories">
          {t("lists.signatories")}
        </Link>
      </header>
      <div className="settings">
        <TemplateList kind="diploma" />
        <TemplateList kind="certificate" />
      </div>
    </section>
  );
}

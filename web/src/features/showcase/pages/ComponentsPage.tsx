/** `/components`: every component in every state; `/components/{part}` shows one part alone. */
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { SAMPLES } from "../samples.ts";
import "../../../ui/staff.css";
import "./ComponentsPage.css";

export function ComponentsPage() {
  const { t } = useTranslation("showcase");
  const { part } = useParams();
  const shown = part ? SAMPLES.filter(({ key }) => key === part) : SAMPLES;
  return (
    <main id="content" className="showcase wrap">
      <PageHead title={t("title")} text={t("text")} />
      <nav aria-label={t("contents")}>
        <ul className="showcase__contents">
          {SAMPLES.map(({ key }) => (
            <li key={key}>
              <Link to={`/components/${key}`} aria-current={key === part ? "page" : undefined}>
                {t(`parts.${key}`)}
              </Link>
            </li>
          ))}
          {part && (
            <li>
              <Link to="/components">{t("all")}</Link>
            </li>
          )}
        </ul>
      </nav>
      {shown.length === 0 && <EmptyState title={t("absent.title")} text={t("absent.text")} />}
      {shown.map(({ key, Samples }) => (
        <section key={key} className="showcase__part" aria-labelledby={`part-${key}`}>
          <h2 id={`part-${key}`}>{t(`parts.${key}`)}</h2>
          <Samples />
        </section>
      ))}
    </main>
  );
}

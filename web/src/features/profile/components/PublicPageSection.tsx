/** Leads the university's own people to its public page. */
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useGetUniversityQuery } from "../../universities/universities.api.ts";

export function PublicPageSection() {
  const { t } = useTranslation("profile");
  const id = useUser().university?._id ?? "";
  const { data } = useGetUniversityQuery({ id }, { skip: !id });
  if (!data) return null;
  return (
    <Section title={t("publicPage.title")}>
      <div className="stack">
        <p>{t("publicPage.text")}</p>
        <div className="settings__ways">
          <ButtonLink to={`/university/${data.university.slug}`} icon={ExternalLink}>
            {t("publicPage.open")}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

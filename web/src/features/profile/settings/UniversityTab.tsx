/** `/settings/university`: what documents print of the university, beside the next diploma as it would be made now. */
import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useUser } from "../../../platform/actor.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../platform/i18n/languages.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { Section } from "../../../ui/Section.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { SignatoriesInOffice } from "../../signatories/signatories.parts.ts";
import { FirstDocument } from "../../templates/templates.parts.tsx";
import { useGetUniversityQuery } from "../../universities/universities.api.ts";
import "../components/Account.css";
import { PublicPageSection } from "../components/PublicPageSection.tsx";

function Emblem() {
  const { t } = useTranslation("profile");
  const messageOf = useFailureText();
  const id = useUser().university?._id ?? "";
  const { data, error, refetch } = useGetUniversityQuery({ id }, { skip: !id });
  const picture = () => {
    if (error && !data) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
    if (!data) return <SkeletonRows rows={1} columns={1} />;
    const { logo } = data.university;
    return logo ? (
      <img className="settings__emblem" src={logo} alt={t("university.emblemOf")} />
    ) : (
      <p className="muted">{t("university.noEmblem")}</p>
    );
  };
  return (
    <Section title={t("university.emblem")}>
      <div className="stack">
        {picture()}
        <p className="settings__locked">
          <Lock size={16} aria-hidden="true" />
          <span>
            {t("university.emblemText")} <Link to="/contact">{t("university.contact")}</Link>
          </span>
        </p>
      </div>
    </Section>
  );
}

function Names() {
  const { t } = useTranslation("profile");
  const { university } = useUser();
  if (!university) return null;
  return (
    <Section title={t("university.name")}>
      <div className="stack">
        <Facts
          facts={LANGUAGES.map((language) => ({
            key: language,
            label: LANGUAGE_NAMES[language],
            value: <bdi lang={language}>{university.name[language]}</bdi>,
          }))}
        />
        <p className="settings__locked">
          <Lock size={16} aria-hidden="true" />
          {t("university.nameText")}
        </p>
      </div>
    </Section>
  );
}

export function UniversityTab() {
  const { t } = useTranslation("profile");
  return (
    <div className="settings settings--beside">
      <div className="settings__sections">
        <Section
          title={t("university.signatories")}
          aside={
            <ButtonLink size="dense" to="/settings/signatories">
              {t("university.change")}
            </ButtonLink>
          }
        >
          <SignatoriesInOffice />
        </Section>
        <Emblem />
        <Names />
        <PublicPageSection />
      </div>
      <FirstDocument caption={t("university.next")} />
    </div>
  );
}

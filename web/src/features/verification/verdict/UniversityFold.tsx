/** The university that signed, by the registry and by the list of issuers. */
import type { Facts } from "@ijaza/verifier/result";
import { Landmark } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { MomentValue, Reference } from "../../../ui/Values.tsx";
import { Fact, SeveralTexts } from "../facts/Facts.tsx";
import type { UniversityName } from "../facts/use-university-name.ts";

type UniversityFoldProps = { issuer: NonNullable<Facts["issuer"]>; university: UniversityName };

export function UniversityFold({ issuer, university: { main, registered, listed, since, page } }: UniversityFoldProps) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const facing = language === "ar" ? listed?.fr : listed?.ar;
  return (
    <Fold icon={Landmark} title={t("university.title")} aside={<bdi>{main}</bdi>}>
      <dl>
        <Fact label={t("university.name")}>
          <SeveralTexts texts={{ main, others: facing && facing !== main ? [facing] : [] }} />
        </Fact>
        <Fact label={t("university.registered")}>
          <bdi>{registered}</bdi>
        </Fact>
        {issuer.present && (
          <Fact label={t("university.present")}>
            <bdi>{issuer.present.name}</bdi>
          </Fact>
        )}
        <Fact label={t("technical.domain")}>
          <Reference>{issuer.domain}</Reference>
        </Fact>
        {since && (
          <Fact label={t("university.since")}>
            <MomentValue value={since} />
          </Fact>
        )}
      </dl>
      {page && (
        <Link to={page} className="fold__link">
          {t("university.page")}
        </Link>
      )}
    </Fold>
  );
}

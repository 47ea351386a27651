/** The facts of a diploma that its university really issued: from the verified credential and the registry alone. */
import { formatReference } from "@ijaza/schema/reference";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { DiplomaArt } from "../../../ui/art/DiplomaArt.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Reference } from "../../../ui/Values.tsx";
import { certificateRowsOf, holderOf, isCertificate, rowsOf, titleOf } from "../facts.ts";
import type { Told } from "../told.ts";
import { useStamp } from "../use-stamp.ts";
import type { UniversityName } from "../use-university-name.ts";
import type { Verified } from "../verify-here.ts";
import { Fact, FactRows, SeveralTexts } from "./Fact.tsx";
import "./FactsCard.css";

export function FactsCard({
  verified,
  told,
  university,
}: {
  verified: Verified;
  told: Told;
  university: UniversityName;
}) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const claims = verified.result.facts.claims ?? {};
  const stamp = useStamp(verified.result);
  const holder = holderOf(claims, language);
  const title = titleOf(claims, language);
  const rows = isCertificate(claims) ? certificateRowsOf(claims, language, told.labels) : rowsOf(claims, language);
  const honours = rows.find(({ name }) => name === "honours" && claims.honours !== "none")?.value;
  const decided = claims.decisionDate === undefined ? undefined : formatDate(String(claims.decisionDate), language);
  return (
    <Card look="raised" className="verdict-facts">
      <Fact label={t("facts.holder")} size="largest">
        {holder ? <SeveralTexts texts={holder} /> : t("facts.unnamed")}
      </Fact>
      <dl className="verdict-facts__grid">
        {title && (
          <Fact label={t("facts.degree")} size="large" wide>
            <SeveralTexts texts={title} />
          </Fact>
        )}
        <Fact label={t("facts.university")}>
          <SeveralTexts
            texts={{
              main: university.main,
              others: university.registered === university.main ? [] : [university.registered],
            }}
          />
        </Fact>
        {told.id && (
          <Fact label={t("facts.reference")}>
            <Reference>{formatReference(told.id)}</Reference>
          </Fact>
        )}
        <FactRows rows={rows} />
      </dl>
      {!told.id && holder && title && (
        <DiplomaArt
          university={university.main}
          degree={title.main}
          field={typeof claims.speciality === "string" ? claims.speciality : undefined}
          holder={holder.main}
          line={[honours, decided].filter(Boolean).join(language === "ar" ? "، " : ", ")}
          seed={verified.seal}
          stamp={stamp}
        />
      )}
    </Card>
  );
}

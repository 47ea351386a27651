/** The facts of a diploma that its university really issued: from the verified credential and the registry alone. */
import { formatReference } from "@ijaza/schema/reference";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { lazyPage } from "../../../platform/load-page.ts";
import { DiplomaArt } from "../../../ui/art/DiplomaArt.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Reference } from "../../../ui/Values.tsx";
import { appearanceOf, type Headline } from "../appearance.ts";
import { holderOf, rowsOf, titleOf } from "../facts.ts";
import type { Told } from "../told.ts";
import type { UniversityName } from "../use-university-name.ts";
import type { Verified } from "../verify-here.ts";
import { Fact, FactRows, SeveralTexts } from "./Fact.tsx";
import "./FactsCard.css";

const LinkCode = lazyPage<{ id: string }>(() => import("./LinkCode.tsx").then((file) => file.LinkCode));

const STAMPED = ["revoked", "superseded", "expired"] as const;

const isStamped = (headline: Headline): headline is (typeof STAMPED)[number] =>
  STAMPED.some((each) => each === headline);

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
  const { headline } = appearanceOf(verified.result);
  const stamp = isStamped(headline) ? t(`stamp.${headline}`) : undefined;
  const holder = holderOf(claims, language);
  const title = titleOf(claims, language);
  const rows = rowsOf(claims, language);
  const honours = rows.find(({ name }) => name === "honours" && claims.honours !== "none")?.value;
  const decided = claims.decisionDate === undefined ? undefined : formatDate(String(claims.decisionDate), language);
  return (
    <Card look="raised" className="facts">
      <Fact label={t("facts.holder")} size="largest">
        {holder ? <SeveralTexts texts={holder} /> : t("facts.unnamed")}
      </Fact>
      <dl className="facts__grid">
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
      {holder && title && (
        <DiplomaArt
          university={university.main}
          degree={title.main}
          field={typeof claims.speciality === "string" ? claims.speciality : undefined}
          holder={holder.main}
          line={[honours, decided].filter(Boolean).join(language === "ar" ? "، " : ", ")}
          seed={verified.seal}
          corner={<Suspense>{told.id && <LinkCode id={told.id} />}</Suspense>}
          stamp={stamp}
        />
      )}
    </Card>
  );
}

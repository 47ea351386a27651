/** The seal of a PDF among the technical details: its key, and who has witnessed when it was made. */
import type { SealFact } from "@ijaza/verifier/result";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Reference } from "../../../ui/Values.tsx";

export function SealRows({ seal: { keyThumbprint, witnessed, countsUntil, hasUncountedStamp } }: { seal: SealFact }) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const dateOf = (moment: string) => isolate(formatMoment(moment, language));
  const sealed = () => {
    if (witnessed)
      return t("technical.witnessed", { date: dateOf(witnessed.at), authority: isolate(witnessed.authority) });
    return countsUntil ? t("technical.countsUntil", { date: dateOf(countsUntil) }) : t("technical.countsOpen");
  };
  return (
    <>
      <Row name={t("technical.sealKey")}>
        <Reference>{keyThumbprint}</Reference>
      </Row>
      <Row name={t("technical.sealed")}>{sealed()}</Row>
      {hasUncountedStamp && <Row name={t("technical.uncountedStamp")}>{t("technical.uncountedText")}</Row>}
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

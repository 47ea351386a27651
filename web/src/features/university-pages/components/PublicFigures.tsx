/** Four figures of a university: what it signed, how often that was verified, what it revoked, and when it last signed. */
import { useTranslation } from "react-i18next";
import { formatDate, formatDayAndMonth, formatMonth } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { type Figure, Figures } from "../../../ui/Figures.tsx";
import type { UniversityPage } from "../university-pages.api.ts";

export function PublicFigures({ figures }: Pick<UniversityPage, "figures">) {
  const { t } = useTranslation("university-pages");
  const language = useLanguage();
  const { diplomas, certificates, verifications, revoked, replaced, firstSignedOn, lastSignedOn } = figures;
  const since = firstSignedOn && t("figures.since", { month: formatMonth(firstSignedOn.slice(0, 7), language) });
  const others = certificates > 0 && t("figures.certificates", { count: certificates });
  const shown: Figure[] = [
    {
      key: "diplomas",
      label: t("figures.diplomas"),
      value: diplomas,
      text: [since, others].filter(Boolean).join(language === "ar" ? "، " : ", "),
    },
    { key: "verifications", label: t("figures.verifications"), value: verifications, text: t("figures.unnamed") },
    {
      key: "revoked",
      label: t("figures.revoked"),
      value: revoked,
      text: replaced > 0 ? t("figures.replaced", { count: replaced }) : undefined,
    },
    {
      key: "last",
      label: t("figures.last"),
      value: null,
      words: lastSignedOn ? (
        <time dateTime={lastSignedOn} title={formatDate(lastSignedOn, language)}>
          <bdi>{formatDayAndMonth(lastSignedOn, language)}</bdi>
        </time>
      ) : (
        t("figures.never")
      ),
      text: lastSignedOn?.slice(0, 4),
    },
  ];
  return (
    <section aria-label={t("figures.title")}>
      <Figures figures={shown} />
    </section>
  );
}

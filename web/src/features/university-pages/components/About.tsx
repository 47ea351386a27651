/** What the network has entered about a university beside its names: the state's lines, and its own site. */
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Facts } from "../../../ui/Facts.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { UniversityPage } from "../university-pages.api.ts";

type University = UniversityPage["university"];

const ANY_ORDER = ["fr", "en", "ar"] as const;

export function About({ university: { countryLine, ministryLine, website } }: { university: University }) {
  const { t } = useTranslation("university-pages");
  const language = useLanguage();
  /** The line in the reader's language, or in the first that has it. */
  const lineOf = (line: University["ministryLine"]) =>
    line && (line[language] || line[ANY_ORDER.find((each) => line[each]) ?? "fr"]);
  const facts = [
    { key: "state", label: t("about.state"), value: lineOf(countryLine) },
    { key: "ministry", label: t("about.ministry"), value: lineOf(ministryLine) },
    {
      key: "website",
      label: t("about.website"),
      value: website && (
        <a href={website} rel="noopener noreferrer" dir="ltr">
          {new URL(website).host}
        </a>
      ),
    },
  ];
  if (facts.every(({ value }) => !value)) return null;
  return (
    <Section title={t("about.title")} size="large">
      <Facts facts={facts} />
    </Section>
  );
}

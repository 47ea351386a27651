/** A section with a note and an action beside its heading, and a large one with a sentence. */
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Sample } from "../components/Sample.tsx";

export function Sections() {
  const { t } = useTranslation("showcase");
  return (
    <>
      <Sample name={t("state.rest")}>
        <Section
          title={t("sample.name")}
          note={t("chart.note")}
          aside={<Button size="dense">{t("sample.edit")}</Button>}
        >
          <p>{t("sample.sentence")}</p>
        </Section>
      </Sample>
      <Sample name={t("state.large")}>
        <Section title={t("state.large")} text={t("sample.sentence")} size="large" rule="proved">
          <p>{t("sample.sentence")}</p>
        </Section>
      </Sample>
    </>
  );
}

/** How many facts the holder of a shared document withholds. */
import { useTranslation } from "react-i18next";
import { CoveredFacts } from "../../../ui/CoveredFacts.tsx";
import { Section } from "../../../ui/Section.tsx";
import "./NotShown.css";

export function NotShown({ count }: { count: number }) {
  const { t } = useTranslation("verification");
  return (
    <Section title={t("covered.title")} size="large">
      <div className="not-shown">
        <CoveredFacts count={count} />
        <p>{t("covered.text", { count })}</p>
      </div>
    </Section>
  );
}

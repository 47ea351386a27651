/** Cards: flat, raised on colour, and brass where something waits for the reader. */
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import { Sample } from "../components/Sample.tsx";

export function Cards() {
  const { t } = useTranslation("showcase");
  return (["flat", "raised", "brass"] as const).map((look) => (
    <Sample key={look} name={t(`look.${look}`)} dark={look === "raised"}>
      <Card look={look}>
        <p>{t("sample.sentence")}</p>
      </Card>
    </Sample>
  ));
}

/** Notes inside a page: news, a warning, a refusal. */
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";
import { Sample } from "../components/Sample.tsx";

export function Notes() {
  const { t } = useTranslation("showcase");
  return (["info", "wait", "bad"] as const).map((tone) => (
    <Sample key={tone} name={t(`tone.${tone}`)}>
      <Note tone={tone}>{t(`news.${tone}`)}</Note>
    </Sample>
  ));
}

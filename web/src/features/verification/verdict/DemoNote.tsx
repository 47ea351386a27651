/** Note beside a verdict on a demonstration's document; not on a demonstration site, whose strip says so. */
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";
import { useChain } from "../verification.api.ts";

export function DemoNote() {
  const { t } = useTranslation("verification");
  const { data, isFetching } = useChain();
  if (isFetching || data?.demo) return null;
  return <Note tone="wait">{t("demo.document")}</Note>;
}

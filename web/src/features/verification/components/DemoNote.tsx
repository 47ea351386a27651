/** Beside a verdict on a document of a demonstration, where the site itself is none: else its strip says so. */
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";
import { useGetChainQuery } from "../verification.api.ts";

export function DemoNote() {
  const { t } = useTranslation("verification");
  const { data, isLoading } = useGetChainQuery();
  if (isLoading || data?.demo) return null;
  return <Note tone="wait">{t("demo.document")}</Note>;
}

/** The text before an action: whoever accepts all that wait is also told what is left out of it. */
import { useTranslation } from "react-i18next";
import type { Targets } from "./record-view.ts";

export function useTextOf<Kept>({ records }: Targets<Kept>) {
  const { t } = useTranslation("records");
  return (text: string, isAccepting: boolean) =>
    isAccepting && records.length === 0 ? `${text} ${t("decide.leavesOut")}` : text;
}

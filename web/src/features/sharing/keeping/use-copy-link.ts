/** Copies a link and confirms it, or says that the browser refused. */
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast.ts";

export const useCopyLink = (): ((link: string) => Promise<void>) => {
  const { t } = useTranslation("sharing");
  return async (link) => {
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(link))
      .then(
        () => true,
        () => false,
      );
    showToast(t(isCopied ? "row.copied" : "row.notCopied"), { tone: isCopied ? "ok" : "wait" });
  };
};

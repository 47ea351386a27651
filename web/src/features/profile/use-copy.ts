/** Copies a text and confirms it, or says that the browser refused. */
import { useTranslation } from "react-i18next";
import { showToast } from "../../ui/toast.ts";

export const useCopy = (): ((text: string, done: string) => Promise<void>) => {
  const { t } = useTranslation("profile");
  return async (text, done) => {
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    showToast(copied ? done : t("notCopied"), { tone: copied ? "ok" : "wait" });
  };
};

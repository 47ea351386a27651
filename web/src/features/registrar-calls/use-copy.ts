/** Copies a text for another program and confirms it, or says that the browser refused. */
import { useTranslation } from "react-i18next";
import { showToast } from "../../ui/toast.ts";

export const useCopy = (): ((text: string) => Promise<void>) => {
  const { t } = useTranslation("registrar-calls");
  return async (text) => {
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    showToast(t(copied ? "copied" : "notCopied"), { tone: copied ? "ok" : "wait" });
  };
};

/** Copies a text and confirms it with a message of the caller. */
import { useTranslation } from "react-i18next";
import { copyText } from "../../ui/copy-text.ts";

export const useCopy = (): ((text: string, copied: string) => Promise<void>) => {
  const { t } = useTranslation("profile");
  return (text, copied) => copyText(text, { copied, refused: t("notCopied") });
};

/** Copies an address or the bytes of a call, for the program that signs it. */
import { useTranslation } from "react-i18next";
import { copyText } from "../../ui/copy-text.ts";

export const useCopy = (): ((text: string) => Promise<void>) => {
  const { t } = useTranslation("registrar-calls");
  return (text) => copyText(text, { copied: t("copied"), refused: t("notCopied") });
};

/** Copies the link of a share. */
import { useTranslation } from "react-i18next";
import { copyText } from "../../../ui/copy-text.ts";

export const useCopyLink = (): ((link: string) => Promise<void>) => {
  const { t } = useTranslation("sharing");
  return (link) => copyText(link, { copied: t("row.copied"), refused: t("row.notCopied") });
};

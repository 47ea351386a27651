/** Downloads the sheet as a file, its bad cells marked in the reader's language. */
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { inTime } from "../../../platform/load-page.ts";
import { saveFile } from "../../../platform/save-file.ts";
import type { Import } from "../wizard/use-import.ts";

const stemOf = (fileName: string) => fileName.replace(/\.[^.]+$/, "") || "import";

/** `onlyBad`: only the refused rows, to be corrected and imported by themselves. */
export const useDownload = (work: Import): ((options: { onlyBad: boolean }) => Promise<void>) => {
  const { t } = useTranslation("imports");
  const language = useLanguage();
  return async ({ onlyBad }) => {
    const { FIELD_ERRORS } = await inTime(import("@ijaza/schema/errors/errors"));
    const sentences = Object.fromEntries(Object.entries(FIELD_ERRORS).map(([code, texts]) => [code, texts[language]]));
    const blob = await work.sheet().download({ onlyBad, heading: t("errors.column"), language, sentences });
    saveFile(blob, `${stemOf(work.fileName)}-${t(onlyBad ? "done.fileOfRejects" : "errors.fileOfErrors")}.xlsx`);
  };
};

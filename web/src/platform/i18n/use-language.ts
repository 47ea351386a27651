/** The language of the page, for formats, names in two scripts and drawings. */
import { useTranslation } from "react-i18next";
import { type Language, languageOf } from "./languages.ts";

export const useLanguage = (): Language => languageOf(useTranslation("ui").i18n.language);

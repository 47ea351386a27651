/** The language of the page, for what is not a text: formats, names in two scripts, drawings. */
import { useTranslation } from "react-i18next";
import { type Language, languageOf } from "./languages.ts";

export const useLanguage = (): Language => languageOf(useTranslation("ui").i18n.language);

/** The language of a mail: one, or two in one mail to somebody of whom no language is known. Pure. */
import type { Language } from "@ijaza/schema/product";

/** As in the header Content-Language. */
export type MailLanguage = Language | "ar, fr";

/** To who has not chosen a language. */
export const BOTH: MailLanguage = "ar, fr";

/** The languages of a mail in their order. */
export const languagesIn = (language: MailLanguage): Language[] => language.split(", ") as Language[];

/** The languages of a mail: one, or two if the recipient's language is unknown. Pure. */
import type { Language } from "@ijaza/schema/product";

/** In the format of the header Content-Language. */
export type MailLanguage = Language | "ar, fr";

/** For recipients who have not chosen a language. */
export const BOTH: MailLanguage = "ar, fr";

/** The languages of a mail in their order. */
export const languagesIn = (language: MailLanguage): Language[] => language.split(", ") as Language[];

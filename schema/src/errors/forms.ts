/** Refusals of a single field that forms show by themselves: they come with these forms, the others with the first that is shown. */
import type { Language, Texts } from "../product.ts";
import { fillSentence, type SentenceData } from "./sentences.ts";

export const FORM_ERRORS = {
  required: { en: "Required", fr: "Obligatoire", ar: "حقل إلزامي" },
  letter_without_font: {
    en: "No font of the documents has “{letter}” ({point})",
    fr: "Aucune police des documents ne contient « {letter} » ({point})",
    ar: "الحرف «{letter}» ({point}) غير متوفر في خطوط الوثائق",
  },
  not_an_email: {
    en: "Not an e-mail address such as name@university.example",
    fr: "N’est pas une adresse électronique comme nom@universite.example",
    ar: "ليس عنوان بريد إلكتروني مثل name@university.example",
  },
  look_alike_letters: {
    en: "Has letters of another alphabet that look like others",
    fr: "Contient des lettres d’un autre alphabet, semblables à d’autres",
    ar: "يحتوي على حروف من أبجدية أخرى تشبه غيرها",
  },
} as const satisfies Record<string, Texts>;

type FormError = { code: keyof typeof FORM_ERRORS; language: Language; data?: SentenceData };

/** The sentence of such a refusal in the reader's language. */
export const formMessage = ({ code, language, data }: FormError): string =>
  fillSentence(FORM_ERRORS[code][language], language, data);

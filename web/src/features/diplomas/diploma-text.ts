/** The texts of a diploma for a reader: the person, the title, the choices, in the reader's script if possible. */
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import { DIPLOMA_FIELDS, HONOURS, LEVELS, SESSIONS } from "@ijaza/schema/diplomas/fields";
import type { Choice } from "@ijaza/schema/fields/fields";
import type { Language } from "@ijaza/schema/product";

type NamedStudent = Pick<Diploma["student"], "firstName" | "lastName" | "firstNameAr" | "lastNameAr">;

/** The Arabic name for a reader of Arabic, where the record has it. */
export function nameOf(student: NamedStudent, language: Language): string {
  const arabic = [student.firstNameAr, student.lastNameAr].filter(Boolean).join(" ");
  return language === "ar" && arabic ? arabic : `${student.firstName} ${student.lastName}`;
}

/** The name in the script that `nameOf` does not show; null where the record has one script only. */
export function otherNameOf(student: NamedStudent, language: Language): string | null {
  const shown = nameOf(student, language);
  return (["en", "ar"] as const).map((each) => nameOf(student, each)).find((name) => name !== shown) ?? null;
}

type TitleOfOptions = Pick<Diploma, "titleFr" | "titleEn" | "titleAr">;

/** The title in the reader's language, else in the first that there is. */
export function titleOf({ titleFr, titleEn, titleAr }: TitleOfOptions, language: Language): string {
  const own = { fr: titleFr, en: titleEn, ar: titleAr }[language];
  return own ?? titleFr ?? titleEn ?? titleAr ?? "";
}

const labelIn = (choices: readonly Choice[], code: string | null, language: Language): string =>
  choices.find((choice) => choice.code === code)?.label[language] ?? code ?? "";

export const levelOf = (diploma: Pick<Diploma, "level">, language: Language) =>
  labelIn(LEVELS, diploma.level, language);
export const honoursOf = (diploma: Pick<Diploma, "honours">, language: Language) =>
  labelIn(HONOURS, diploma.honours, language);
export const sessionOf = (diploma: Pick<Diploma, "session">, language: Language) =>
  labelIn(SESSIONS, diploma.session, language);

/** The label of a field, as in the file and in the form. */
export const labelOf = (name: string, language: Language): string =>
  DIPLOMA_FIELDS.find((field) => field.name === name)?.label[language] ?? name;

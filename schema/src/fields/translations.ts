/** Fields that say the same in several languages: `domain`, and beside it `domainEn` and `domainAr`. Pure. */
import type { Language } from "../product.ts";

const ENDINGS: Record<Language, readonly string[]> = {
  en: ["En", "", "Ar"],
  fr: ["", "En", "Ar"],
  ar: ["Ar", "", "En"],
};

/** The names of a field and of its translations, the reader's language first; not all of them need to exist. */
export const translationsOf = (name: string, language: Language): string[] =>
  ENDINGS[language].map((ending) => `${name}${ending}`);

/** Puts the translations of a field beside it, in a group; a field without any is a group of its own. */
export function groupTranslations<Named extends { name: string }>(fields: readonly Named[]): Named[][] {
  const names = new Set(fields.map(({ name }) => name));
  const groups = new Map<string, Named[]>();
  for (const field of fields) {
    const plain = field.name.replace(/(?:En|Ar)$/, "");
    const key = names.has(plain) ? plain : field.name;
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  return [...groups.values()];
}

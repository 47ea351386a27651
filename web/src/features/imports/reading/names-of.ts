/** The labels of fields as a list in a sentence. */
import type { Field } from "@ijaza/schema/fields/fields";
import type { Language } from "@ijaza/schema/product";

export const namesOf = (fields: readonly Field[], language: Language): string =>
  fields.map(({ label }) => label[language]).join(language === "ar" ? "، " : ", ");

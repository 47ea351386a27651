/** A university's name in the reader's language. */
import type { University } from "@ijaza/schema/universities/calls";
import type { Language } from "../../platform/i18n/languages.ts";

export const nameOf = ({ name }: Pick<University, "name">, language: Language): string => name[language];

/** The fields that the texts of a template may name, with their labels in the reader's language. */
import { DOCUMENT_FIELDS, printableFields } from "@ijaza/schema/template-fields";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import type { Designer } from "../designing/use-designer.ts";

export type PrintableField = { name: string; label: string };

export function useFields({ kind, design }: Pick<Designer, "kind" | "design">): PrintableField[] {
  const language = useLanguage();
  const all = [...printableFields(kind, design.fieldsDefinition), ...DOCUMENT_FIELDS];
  return all.map(({ name, label }) => ({ name, label: label[language] || name }));
}

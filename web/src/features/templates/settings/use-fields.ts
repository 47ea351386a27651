/** The fields that the texts of a template may name, with their labels in the reader's language. */

import type { FieldDefinition, TemplateKind } from "@ijaza/schema/templates/calls";
import { DOCUMENT_FIELDS, printableFields } from "@ijaza/schema/templates/fields";
import { useLanguage } from "../../../platform/i18n/use-language.ts";

export type PrintableField = { name: string; label: string };

type UseFieldsOptions = { kind: TemplateKind; design: { fieldsDefinition: readonly FieldDefinition[] } };

export function useFields({ kind, design }: UseFieldsOptions): PrintableField[] {
  const language = useLanguage();
  const all = [...printableFields(kind, design.fieldsDefinition), ...DOCUMENT_FIELDS];
  return all.map(({ name, label }) => ({ name, label: label[language] || name }));
}

/** The columns of a list of certificates as a sheet: those of an import with each of their templates. */
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { CERTIFICATE_FIELDS } from "@ijaza/schema/certificates/fields";
import type { FieldDefinition } from "@ijaza/schema/templates/calls";
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import { fieldColumns, type SheetColumn } from "../../../platform/sheets/sheet.ts";

export const SHEET_TITLE = { en: "Certificates", fr: "Certificats", ar: "الشهادات المهنية" };

type FixedField = (typeof CERTIFICATE_FIELDS)[number]["name"];

const FIXED: readonly SheetColumn<Certificate>[] = [
  { label: { en: "Template", fr: "Modèle", ar: "النموذج" }, cellOf: ({ templateName }) => templateName },
  ...fieldColumns<Certificate>(CERTIFICATE_FIELDS, (certificate, name) => certificate[name as FixedField]),
];

/** Fields of two templates share a column if they have one name and one heading. */
const keyOf = ({ name, label }: Pick<FieldDefinition, "name" | "label">): string =>
  [name, label.en, label.fr, label.ar].join("\n");

/** The columns for these records, with the fields that their templates defined when they were imported. */
export async function columnsFor(trx: Trx, ids: readonly string[]): Promise<readonly SheetColumn<Certificate>[]> {
  const { rows } = await sql<{ definition: FieldDefinition[] }>`
    select distinct on (template_id, template_version_id) definition from certificates
    where id = any(${ids}) order by template_id, template_version_id`.execute(trx);
  const defined = new Map(rows.flatMap(({ definition }) => definition.map((field) => [keyOf(field), field] as const)));
  return [
    ...FIXED,
    ...[...defined].map(([key, { label }]) => ({
      label,
      cellOf: ({ fields }: Certificate) => fields.find((field) => keyOf(field) === key)?.value,
    })),
  ];
}

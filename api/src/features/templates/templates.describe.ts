/** Templates as they are sent. */
import type { CertificateTemplate, DiplomaTemplate } from "@ijaza/schema/templates";
import type { VersionRow } from "./templates.tables.ts";

export const describeDiplomaTemplate = (row: VersionRow): DiplomaTemplate => ({
  _id: row.id,
  id: row.template_id,
  name: row.name,
  version: row.version,
  updatedAt: row.made_at.toISOString(),
  layout: row.layout,
});

export const describeCertificateTemplate = (row: VersionRow): CertificateTemplate => ({
  ...describeDiplomaTemplate(row),
  fieldsDefinition: row.fields_definition,
});

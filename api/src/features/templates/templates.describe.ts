/** Templates as they are sent. */

import type { CertificateTemplate, DiplomaTemplate } from "@ijaza/schema/templates/calls";
import { stackLayout } from "@ijaza/schema/templates/stack-layout";
import type { Starter } from "./starters/starter-parts.ts";
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

/** With what its layout leaves to be chosen. */
export const describeStarter = ({ layout, ...starter }: Starter) => ({ ...starter, layout: stackLayout.parse(layout) });

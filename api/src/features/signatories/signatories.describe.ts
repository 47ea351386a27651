/** Those who sign, as they are sent. */
import type { KeptSignatory } from "@ijaza/schema/signatories/calls";
import type { SignatoryVersion } from "./signatories.tables.ts";

export const describeSignatory = (row: SignatoryVersion): KeptSignatory => ({
  _id: row.id,
  id: row.signatory_id,
  version: row.version,
  updatedAt: row.made_at.toISOString(),
  name: row.name,
  title: row.title,
  sex: row.sex,
  prefix: row.prefix,
  from: row.in_office_from,
  until: row.in_office_until,
  hasPicture: row.picture !== null,
});

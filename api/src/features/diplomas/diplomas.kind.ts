/** Diplomas as a kind of records. */
import { DIPLOMA } from "@ijaza/schema/diplomas/record";
import { DIPLOMA_TYPE } from "@ijaza/verifier";
import type { RecordKind } from "../records/records.service.ts";
import { stateDigest } from "./diplomas.content.ts";
import { FIELD_COLUMNS, NAME_COLUMNS } from "./diplomas.fields.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";
import type { NewDiploma } from "./importing/new-record.ts";

export const DIPLOMAS: RecordKind<DiplomaRow, NewDiploma> = {
  name: DIPLOMA.name,
  document: "diploma",
  declared: DIPLOMA,
  table: "diplomas",
  credentialType: DIPLOMA_TYPE,
  stateDigest,
  labelOf: ({ diploma_number }) => diploma_number,
  columns: {
    stored: ["mode", "template_id", "template_name", "supersedes"],
    corrected: [...NAME_COLUMNS, ...FIELD_COLUMNS],
    storedBy: "diploma_number",
  },
};

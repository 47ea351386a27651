/** A certificate's record when it is first stored. Pure. */
import { newId } from "../../../platform/ids.ts";
import type { NewRecord } from "../../records/records.service.ts";
import type { Template } from "../../templates/templates.service.ts";
import { type FieldColumns, searchedText } from "../certificates.fields.ts";
import type { CertificateRow } from "../certificates.tables.ts";

type Origin = "template_id" | "template_version_id" | "template_name" | "definition" | "sameness";

export type NewCertificate = NewRecord & FieldColumns & Pick<CertificateRow, Origin>;

type MakeRecordOptions = {
  columns: FieldColumns;
  sameness: string;
  template: Template;
  universityId: string;
  agentId: string;
  studentId: string | null;
  salt: Buffer;
  at: Date;
};

/** A pending record with a new id. */
export const makeRecord = ({ columns, sameness, template, ...source }: MakeRecordOptions): NewCertificate => ({
  ...columns,
  id: newId(),
  university_id: source.universityId,
  agent_id: source.agentId,
  student_id: source.studentId,
  template_id: template.id,
  template_version_id: template.versionId,
  template_name: template.name,
  definition: template.fieldsDefinition,
  sameness,
  search: searchedText(columns, template.name),
  status: "pending",
  submitted_at: source.at,
  content_salt: source.salt,
});

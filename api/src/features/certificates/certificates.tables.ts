/** Table of certificates. */
import type { CertificateStatus } from "@ijaza/schema/certificates/certificate";
import type { Values } from "@ijaza/schema/fields/rows";
import type { FieldDefinition } from "@ijaza/schema/templates/calls";
import type { ColumnType, Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";
import type { RecordColumns } from "../records/records.service.ts";

/** Written as JSON text, read as the parsed value. */
type Json<T> = ColumnType<T, string, string>;

declare module "../../platform/database.ts" {
  interface Tables {
    certificates: RecordColumns<CertificateStatus> & {
      template_id: string;
      template_version_id: string;
      template_name: string;
      /** The fields that the template defined when the record was imported. */
      definition: Json<FieldDefinition[]>;
      recipient_first_name: string;
      recipient_last_name: string;
      recipient_first_name_ar: string | null;
      recipient_last_name_ar: string | null;
      email: string;
      student_number: string | null;
      issue_date: string;
      expiry_date: string | null;
      /** Values of the defined fields, by name. */
      fields: Json<Values>;
      sameness: string;
    };
  }
}

export type CertificateRow = Selectable<Tables["certificates"]>;

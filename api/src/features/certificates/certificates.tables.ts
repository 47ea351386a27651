/** Table of certificates. */
import type { CertificateStatus } from "@ijaza/schema/certificate";
import type { Values } from "@ijaza/schema/rows";
import type { FieldDefinition } from "@ijaza/schema/templates";
import type { ColumnType, Generated, Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";

/** Written as JSON text, read as what it says. */
type Json<T> = ColumnType<T, string, string>;

declare module "../../platform/database.ts" {
  interface Tables {
    certificates: {
      id: string;
      university_id: string;
      agent_id: string;
      student_id: string | null;
      status: CertificateStatus;
      template_id: string;
      template_version_id: string;
      template_name: string;
      /** As the template defined them when the record was imported. */
      definition: Json<FieldDefinition[]>;
      recipient_first_name: string;
      recipient_last_name: string;
      recipient_first_name_ar: string | null;
      recipient_last_name_ar: string | null;
      email: string;
      student_number: string | null;
      issue_date: string;
      expiry_date: string | null;
      /** Of the defined fields, by name. */
      fields: Json<Values>;
      sameness: string;
      search: Generated<string>;
      /** RFC 8785 JSON of the claims; null until accepted. */
      content: string | null;
      /** 16 bytes, made with the record; null once erased. */
      content_salt: Buffer | null;
      content_digest: Buffer | null;
      rejection_reason: string | null;
      submitted_at: Generated<Date>;
      decided_at: Date | null;
      decided_by: string | null;
      signed_at: Date | null;
      revoked_at: Date | null;
      revocation_reason: string | null;
      revocation_note: string | null;
      /** Null again once it is revoked anew. */
      revocation_refused_at: Date | null;
      batch_id: string | null;
      batch_index: number | null;
      created_at: Generated<Date>;
    };
  }
}

export type CertificateRow = Selectable<Tables["certificates"]>;

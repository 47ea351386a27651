/** Table of diplomas. */
import type { DiplomaStatus } from "@ijaza/schema/diploma";
import type { HandedInType } from "@ijaza/schema/handed-in-files";
import type { Mode } from "@ijaza/schema/users";
import type { Generated, Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";

declare module "../../platform/database.ts" {
  interface Tables {
    diplomas: {
      id: string;
      university_id: string;
      agent_id: string;
      student_id: string | null;
      status: DiplomaStatus;
      mode: Mode;
      /** Null where the university hands in its own document. */
      template_id: string | null;
      template_name: string | null;
      /** The version that the diploma was accepted with; null until then. */
      template_version_id: string | null;
      diploma_number: string;
      student_number: string;
      level: string;
      title_fr: string | null;
      title_en: string | null;
      title_ar: string | null;
      domain: string | null;
      programme: string | null;
      speciality: string | null;
      honours: string | null;
      average: number | null;
      credits: number | null;
      session: string | null;
      academic_year: string;
      decision_date: string;
      issue_date: string | null;
      thesis_title: string | null;
      /** Names of handed-in files as the university gave them; null where we make the document. */
      file: string | null;
      attachments: string | null;
      /** Their SHA-256 in hexadecimal, of attachments in their order and parted by blanks. */
      file_sha256: string | null;
      attachments_sha256: string | null;
      first_name: string;
      last_name: string;
      first_name_ar: string | null;
      last_name_ar: string | null;
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
      supersedes: string | null;
      superseded_by: string | null;
      batch_id: string | null;
      batch_index: number | null;
      created_at: Generated<Date>;
    };
    handed_in_files: {
      university_id: string;
      sha256: string;
      type: HandedInType;
      size: number;
      brought_at: Date;
    };
  }
}

export type DiplomaRow = Selectable<Tables["diplomas"]>;

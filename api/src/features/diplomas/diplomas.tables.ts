/** Table of diplomas. */
import type { DiplomaStatus } from "@ijaza/schema/diplomas/diploma";
import type { HandedInType } from "@ijaza/schema/imports/handed-in-files";
import type { Mode } from "@ijaza/schema/users/calls";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";
import type { RecordColumns } from "../records/records.service.ts";

declare module "../../platform/database.ts" {
  interface Tables {
    diplomas: RecordColumns<DiplomaStatus> & {
      mode: Mode;
      /** Null if the university uploads its own document. */
      template_id: string | null;
      template_name: string | null;
      /** The template version that the diploma was accepted with; null until then. */
      template_version_id: string | null;
      diploma_number: string;
      student_number: string;
      level: string;
      title_fr: string | null;
      title_en: string | null;
      title_ar: string | null;
      domain: string | null;
      domain_en: string | null;
      domain_ar: string | null;
      programme: string | null;
      programme_en: string | null;
      programme_ar: string | null;
      speciality: string | null;
      speciality_en: string | null;
      speciality_ar: string | null;
      establishment: string | null;
      establishment_ar: string | null;
      honours: string | null;
      average: number | null;
      credits: number | null;
      session: string | null;
      academic_year: string;
      decision_date: string;
      issue_date: string | null;
      place_of_issue: string | null;
      place_of_issue_ar: string | null;
      thesis_title: string | null;
      thesis_title_ar: string | null;
      /** Names of uploaded files as the university gave them; null where we make the document. */
      file: string | null;
      attachments: string | null;
      /** Their SHA-256 in hexadecimal; those of attachments in their order, separated by spaces. */
      file_sha256: string | null;
      attachments_sha256: string | null;
      first_name: string;
      last_name: string;
      first_name_ar: string | null;
      last_name_ar: string | null;
      supersedes: string | null;
      superseded_by: string | null;
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

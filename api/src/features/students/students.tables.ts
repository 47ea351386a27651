/** Table of students. */
import type { MailTopic } from "@ijaza/schema/mails/topics";
import type { Language } from "@ijaza/schema/product";
import type { Generated, Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";

declare module "../../platform/database.ts" {
  interface Tables {
    students: {
      id: string;
      university_id: string;
      student_number: string;
      national_id: string;
      national_id_type: string;
      first_name: string;
      last_name: string;
      first_name_ar: string | null;
      last_name_ar: string | null;
      sex: "F" | "M";
      /** `YYYY-MM-DD`, or `YYYY` when only the year is known. */
      birth_date: string;
      birth_place: string | null;
      birth_place_ar: string | null;
      nationality: string | null;
      email: string;
      phone: string | null;
      /** Folded by `foldEmail`. */
      email_lower: string;
      search: Generated<string>;
      /** Salt for the audit log's digests of this record; destroyed when the person is erased. */
      salt: Buffer | null;
      password_hash: string | null;
      must_set_password: Generated<boolean>;
      language: Language | null;
      mails_off: Generated<MailTopic[]>;
      invited_at: Date | null;
      number_of_logins: Generated<number>;
      last_login_at: Date | null;
      deleted_at: Date | null;
      created_at: Generated<Date>;
    };
  }
}

export type StudentRow = Selectable<Tables["students"]>;

/** Tables of the members of the staff, and of the filters that they keep. */
import type { MailTopic } from "@ijaza/schema/mails/topics";
import type { Language } from "@ijaza/schema/product";
import type { Mode } from "@ijaza/schema/users/calls";
import type { StaffRole } from "@ijaza/schema/users/roles";
import type { Generated, JSONColumnType } from "kysely";

declare module "../../platform/database.ts" {
  interface Tables {
    users: {
      id: string;
      university_id: string | null;
      role: StaffRole;
      username: string;
      /** The same name in Arabic letters. */
      username_ar: string | null;
      /** The skeleton of the name, which no two accounts share. */
      skeleton: string | null;
      caseless_skeleton: string | null;
      /** The skeleton of the name that readers in Arabic read. */
      skeleton_ar: string | null;
      /** The folded names and the e-mail. */
      search: Generated<string>;
      /** Folded by `foldEmail`. */
      email_lower: string;
      email: string;
      email_since: Date;
      numero: string | null;
      speciality: string | null;
      signature: string | null;
      language: Language | null;
      mails_off: Generated<MailTopic[]>;
      password_hash: string | null;
      must_set_password: Generated<boolean>;
      /** The password is only allowed beside a second factor. */
      has_short_password: Generated<boolean>;
      accepted_at: Date | null;
      blocked_at: Date | null;
      deleted_at: Date | null;
      mode_selected: Mode | null;
      number_of_logins: Generated<number>;
      last_login_at: Date | null;
      created_at: Generated<Date>;
    };
    saved_filters: {
      user_id: string;
      university_id: string | null;
      list: string;
      name: string;
      query: JSONColumnType<Record<string, string>>;
      saved_at: Date;
    };
  }
}

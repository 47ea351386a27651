/** Table of universities. */

import type { Language, Texts } from "@ijaza/schema/product";
import type { Digits } from "@ijaza/schema/templates/printed-dates";
import type { DOCUMENT_CALENDARS } from "@ijaza/schema/universities/calls";
import type { ColumnType, Generated } from "kysely";

/** Written as JSON text, read as what it says. */
type Json<T> = ColumnType<T | null, string | null | undefined, string | null>;

declare module "../../platform/database.ts" {
  interface Tables {
    universities: {
      id: string;
      slug: string;
      /** The university's number in the registry on the chain; it may change until the university is registered. */
      registry_id: Generated<number>;
      name_en: string;
      name_fr: string;
      name_ar: string;
      country: string;
      city: string | null;
      address: string | null;
      website: string | null;
      email: string | null;
      numero: string | null;
      logo: string | null;
      domain: string;
      /** The language of mails to people who have not chosen one; null for Arabic and French. */
      language: Language | null;
      city_ar: string | null;
      /** What documents print beside the name, by language; null where nothing is printed. */
      country_line: Json<Texts>;
      ministry_line: Json<Texts>;
      legal_text: Json<Texts>;
      /** Of Arabic texts in documents. */
      digits: Generated<Digits>;
      calendar: Generated<(typeof DOCUMENT_CALENDARS)[number]>;
      mode_one: Generated<boolean>;
      mode_two: Generated<boolean>;
      mode_three: Generated<boolean>;
      mode_four: Generated<boolean>;
      certificate_creation_enabled: Generated<boolean>;
      suspended_at: Date | null;
      suspension_reason: string | null;
      search: Generated<string>;
      registered_at: Date | null;
      created_at: Generated<Date>;
    };
  }
}

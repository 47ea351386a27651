/** Table of universities. */
import type { Language } from "@ijaza/schema/product";
import type { Generated } from "kysely";

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

/** Tables of organisations' requests, and of students' settings for them. */
import type { Language } from "@ijaza/schema/product";
import type { Purpose } from "@ijaza/schema/sharing/shares";
import type { REQUEST_STATES } from "@ijaza/schema/sharing/third-party";
import type { Generated, Selectable } from "kysely";
import type { Tables } from "../../../platform/database.ts";

declare module "../../../platform/database.ts" {
  interface Tables {
    third_party_requests: {
      id: string;
      university_id: string | null;
      student_id: string | null;
      record_id: string | null;
      /** Null once the request is over. */
      digest: Buffer | null;
      organisation: string;
      contact: string;
      email: string;
      /** Of the address, as it is shown. */
      domain: string;
      /** The registered part of the domain, by which requests are blocked and counted. */
      site: string;
      purpose: Purpose;
      purpose_text: string | null;
      claims: string[];
      language: Language;
      named_id: string | null;
      named_university: string | null;
      named_number: string | null;
      named_last_name: string | null;
      state: Generated<"unconfirmed" | (typeof REQUEST_STATES)[number]>;
      created_at: Date;
      confirmed_at: Date | null;
      matched_at: Date | null;
      told_at: Date | null;
    };
    share_settings: {
      student_id: string;
      university_id: string;
      accepts_requests: Generated<boolean>;
      /** Sites. */
      blocked_domains: Generated<string[]>;
    };
  }
}

export type RequestRow = Selectable<Tables["third_party_requests"]>;
/** A request whose document and holder are known. */
export type MatchedRow = RequestRow & { university_id: string; student_id: string; record_id: string };

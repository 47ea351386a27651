/** Tables of students' requests for corrections. */
import type { Language } from "@ijaza/schema/product";
import type { Generated, Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";

declare module "../../platform/database.ts" {
  interface Tables {
    correction_requests: {
      id: string;
      university_id: string;
      kind: "student" | "diploma";
      student_id: string;
      diploma_id: string | null;
      status: Generated<"open" | "closed">;
      note: string | null;
      language: Generated<Language>;
      /** Name of the file in the storage. */
      evidence: string | null;
      evidence_type: "application/pdf" | "image/png" | null;
      created_at: Generated<Date>;
      closed_at: Date | null;
    };
    correction_request_items: {
      id: string;
      university_id: string;
      request_id: string;
      place: number;
      field: string;
      old_value: string | null;
      new_value: string | null;
      status: Generated<"open" | "accepted" | "rejected">;
      reason: string | null;
      decided_by: string | null;
      decided_at: Date | null;
      diploma_id: string | null;
    };
  }
}

export type RequestRow = Selectable<Tables["correction_requests"]>;
export type ItemRow = Selectable<Tables["correction_request_items"]>;

/** Table of students' demands for corrections. */
import type { Generated, Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";

declare module "../../platform/database.ts" {
  interface Tables {
    update_demands: {
      id: string;
      university_id: string;
      kind: "student" | "diploma";
      student_id: string;
      diploma_id: string | null;
      status: Generated<"open" | "closed">;
      created_at: Generated<Date>;
    };
  }
}

export type UpdateDemandRow = Selectable<Tables["update_demands"]>;

/** Tables of imported files: what they are called as cohorts, and which of their rows became records. */
import type { Generated } from "kysely";

declare module "./database.ts" {
  interface Tables {
    import_rows: {
      university_id: string;
      import_id: string;
      /** `student`, or the name of a kind of record. */
      kind: string;
      row_number: number;
      record_id: string;
      created_at: Generated<Date>;
    };
    imports: {
      university_id: string;
      import_id: string;
      /** Null if the import did not name it. */
      file_name: string | null;
      name: Generated<string>;
      /** The folded name. */
      search: Generated<string>;
      /** The kind of its records; null if it was recorded by a release without cohorts. */
      kind: string | null;
      agent_id: string | null;
      created_at: Generated<Date>;
      /** Rows of the file that were checked; null if the import did not say so. */
      row_count: number | null;
    };
  }
}

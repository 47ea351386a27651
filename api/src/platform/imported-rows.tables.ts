/** Table of the rows of files that became records. */

export type RecordKind = "student" | "diploma" | "certificate";

declare module "./database.ts" {
  interface Tables {
    import_rows: {
      university_id: string;
      import_id: string;
      kind: RecordKind;
      row_number: number;
      record_id: string;
    };
  }
}

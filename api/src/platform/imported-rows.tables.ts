/** Tables of imported files: their names, and which of their rows became records. */

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
    imports: {
      university_id: string;
      import_id: string;
      file_name: string;
    };
  }
}

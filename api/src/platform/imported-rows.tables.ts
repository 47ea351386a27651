/** Tables of imported files: their names, and which of their rows became records. */

declare module "./database.ts" {
  interface Tables {
    import_rows: {
      university_id: string;
      import_id: string;
      /** `student`, or the name of a kind of record. */
      kind: string;
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

export {};

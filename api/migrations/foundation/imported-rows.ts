/** The rows of files that became records. */
export const importedRows = `
create table import_rows (
  university_id text not null references universities,
  import_id text not null, kind text not null, row_number integer not null,
  record_id text not null,
  primary key (university_id, import_id, kind, row_number)
);
create index import_rows_record on import_rows (record_id);
`;

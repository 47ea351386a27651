/** Imports, of which those of records are cohorts, and the rows of files that became records. */
import { tenantWall, tenantWallOfMany } from "./row-security.ts";

export const imports = `
create table imports (
  university_id text not null references universities,
  import_id text not null,
  name text not null default '',
  -- the folded name, for searching
  search text not null default '',
  file_name text,
  -- the kind of its records; null until the first is recorded
  kind text,
  agent_id text,
  -- rows of the file that were checked; null if the import did not say so
  row_count integer,
  created_at timestamptz not null default now(),
  primary key (university_id, import_id)
);
create index imports_list on imports (university_id, created_at desc, import_id) where kind is not null;
create index imports_age on imports (created_at);

create table import_rows (
  university_id text not null references universities,
  import_id text not null, kind text not null, row_number integer not null,
  record_id text not null,
  created_at timestamptz not null default now(),
  primary key (university_id, import_id, kind, row_number)
);
create index import_rows_record on import_rows (record_id);
-- by age, to be deleted
create index import_rows_of_students on import_rows (created_at) where kind = 'student';
${tenantWallOfMany("imports")}
${tenantWall("import_rows")}
`;

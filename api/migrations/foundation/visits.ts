/** Counts of visits to a document. */
export const visits = `
create table visits (
  day date not null, university_id text not null references universities, document_id text not null, kind text not null,
  count integer not null,
  primary key (day, university_id, document_id, kind)
);
`;

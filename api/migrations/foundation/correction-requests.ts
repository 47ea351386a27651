/** Requests for corrections. */
export const correctionRequests = `
create table update_demands (
  id text primary key,
  university_id text not null references universities,
  kind text not null check (kind in ('student', 'diploma')),
  student_id text not null references students,
  diploma_id text references diplomas,
  status text not null default 'open' check (status in ('open', 'closed')),
  created_at timestamptz not null default now()
);
create index update_demands_open on update_demands (university_id, kind) where status = 'open';
`;

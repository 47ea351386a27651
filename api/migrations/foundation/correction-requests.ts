/** Requests for corrections, with their items. */
import { tenantWall } from "./row-security.ts";

export const correctionRequests = `
create table correction_requests (
  id text primary key,
  university_id text not null references universities,
  kind text not null check (kind in ('student', 'diploma')),
  student_id text not null references students,
  -- one that nobody accepted may be deleted; the request still tells of it
  diploma_id text,
  status text not null default 'open' check (status in ('open', 'closed')),
  note text,
  -- what the student reads
  language text not null default 'en',
  -- the name of the file in the storage, and its type
  evidence text, evidence_type text,
  created_at timestamptz not null default now(), closed_at timestamptz
);
-- one that waits for each thing that can be corrected
create unique index correction_requests_one on correction_requests (student_id, kind, coalesce(diploma_id, ''))
  where status = 'open';
create index correction_requests_open on correction_requests (university_id, kind) where status = 'open';
create index correction_requests_list on correction_requests (university_id, kind, created_at desc, id);
create index correction_requests_student on correction_requests (student_id, created_at desc);
create index correction_requests_closed on correction_requests (closed_at) where status = 'closed';

create table correction_request_items (
  id text primary key,
  university_id text not null references universities,
  request_id text not null references correction_requests,
  place integer not null,
  field text not null,
  old_value text, new_value text,
  status text not null default 'open' check (status in ('open', 'accepted', 'rejected')),
  reason text,
  decided_by text, decided_at timestamptz,
  -- the diploma that says it now, or will
  diploma_id text,
  unique (request_id, place)
);
create index correction_request_items_diploma on correction_request_items (diploma_id) where diploma_id is not null;
${tenantWall("correction_requests", "correction_request_items")}
`;

/** What tables of records have in common: whose they are, what an acceptance fixes, and their life up to the revocation. */

export const RECORD_HEAD = `
  id text primary key,
  university_id text not null references universities,
  agent_id text not null,
  student_id text references students,
  -- versions of those who sign, by slot, null in an empty one; null as a whole while nothing is accepted, and when nobody signs
  signatories text[],
`;

export const RECORD_LIFE = `
  search text not null default '',
  -- RFC 8785 JSON of the claims, fixed by the acceptance; its HMAC under the record's salt, which erasure destroys
  content text, content_salt bytea, content_digest bytea,
  rejection_reason text,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz, decided_by text,
  signed_at timestamptz,
  revoked_at timestamptz, revocation_reason text, revocation_note text,
  -- when the chain refused to revoke it, so that it is signed again
  revocation_refused_at timestamptz,
  batch_id text references batches, batch_index integer,
  created_at timestamptz not null default now()
`;

/** For the lists of a university and of an agent, for a student's, a batch's and old rejected ones. */
export const recordIndexes = (table: string): string => `
create index ${table}_list on ${table} (university_id, status, submitted_at desc, id);
create index ${table}_all on ${table} (university_id, submitted_at desc, id);
create index ${table}_agent on ${table} (university_id, agent_id, status, submitted_at desc, id);
create index ${table}_student on ${table} (student_id);
create index ${table}_batch on ${table} (batch_id, batch_index);
create index ${table}_rejected on ${table} (decided_at) where status = 'rejected';
`;

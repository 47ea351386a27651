/** The first schema: tenants, people, sessions, diplomas, the chain's outbox, credits, audit and jobs. */
import { type Kysely, sql } from "kysely";

const people = `
create table universities (
  id text primary key,
  slug text not null unique,
  registry_id bigint generated always as identity unique,
  name_en text not null, name_fr text not null, name_ar text not null,
  country text not null, city text, address text, website text, email text, numero text, logo text,
  domain text not null,
  mode_one boolean not null default false, mode_two boolean not null default false,
  mode_three boolean not null default false, mode_four boolean not null default false,
  certificate_creation_enabled boolean not null default false,
  suspended_at timestamptz,
  -- set when the registry on the chain knows it
  registered_at timestamptz,
  created_at timestamptz not null default now()
);
create table users (
  id text primary key,
  university_id text references universities,
  role text not null,
  username text not null, email text not null,
  numero text, speciality text, signature text, language text,
  password_hash text,
  must_set_password boolean not null default false,
  accepted_at timestamptz, blocked_at timestamptz, deleted_at timestamptz,
  mode_selected text,
  number_of_logins integer not null default 0, last_login_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email)) where deleted_at is null;
create unique index users_username on users (lower(username)) where deleted_at is null;
create index users_university on users (university_id, role);
create table students (
  id text primary key,
  university_id text not null references universities,
  student_number text not null, national_id text not null, national_id_type text not null,
  first_name text not null, last_name text not null, first_name_ar text, last_name_ar text,
  sex text not null check (sex in ('F', 'M')), birth_date text not null,
  birth_place text, birth_place_ar text, nationality text, email text not null, phone text,
  email_lower text generated always as (lower(email)) stored,
  search text not null default '',
  -- of the digests in the audit log; destroyed when the person is erased
  salt bytea,
  password_hash text, must_set_password boolean not null default true,
  invited_at timestamptz, number_of_logins integer not null default 0, last_login_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index students_number on students (student_number, university_id) where deleted_at is null;
create unique index students_national_id on students (national_id, national_id_type, university_id) where deleted_at is null;
-- for sign-in over all universities: lower() is not leakproof, so that row-level security would bar an index on it
create index students_email on students (email_lower);
create index students_identifier on students (student_number);
create index students_order on students (university_id, created_at desc, id);
create table sessions (
  digest bytea primary key,
  handle text not null unique,
  kind text not null check (kind in ('staff', 'student')),
  subject_id text not null, role text not null, university_id text,
  created_at timestamptz not null default now(),
  -- last real input; the session is idle 30 minutes and 30 seconds after it
  active_at timestamptz not null default now(),
  confirmed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  login_counted boolean not null default false
);
create index sessions_subject on sessions (subject_id);
create table attempts (
  key text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  blocked_until timestamptz
);
create table replies (
  subject_id text not null, key text not null,
  request_digest bytea not null,
  status integer, body text,
  created_at timestamptz not null default now(),
  primary key (subject_id, key)
);
`;

const diplomas = `
create table batches (
  id text primary key,
  university_id text not null references universities,
  kind text not null,
  job_id text not null,
  status text not null check (status in ('making', 'anchoring', 'signed', 'failed')),
  count integer not null,
  credential_key_id text, root bytea, audit_head bytea,
  -- the whole tree, level above level; read in slices
  nodes bytea,
  signer text, transaction_hash text, block bigint, block_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now()
);
alter table batches alter column nodes set storage external;
create index batches_job on batches (job_id);
create unique index batches_root on batches (university_id, root);
create table diplomas (
  id text primary key,
  university_id text not null references universities,
  agent_id text not null,
  student_id text references students,
  status text not null check (status in ('pending', 'rejected', 'unsigned', 'signing', 'signed', 'revoking', 'revoked', 'error')),
  mode text not null, template_name text,
  diploma_number text not null, student_number text not null, level text not null,
  title_fr text, title_en text, title_ar text, domain text, programme text, speciality text, honours text,
  average double precision, credits integer, session text, academic_year text not null,
  decision_date text not null, issue_date text, thesis_title text,
  -- names as they stood when the row was written or accepted, for lists and search
  first_name text not null, last_name text not null, first_name_ar text, last_name_ar text,
  search text not null default '',
  -- RFC 8785 JSON of the claims, fixed by the acceptance; its HMAC under the record's salt, which erasure destroys
  content text, content_salt bytea, content_digest bytea,
  rejection_reason text,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz, decided_by text,
  signed_at timestamptz, revoked_at timestamptz,
  revocation_reason text, revocation_note text,
  supersedes text references diplomas, superseded_by text references diplomas,
  batch_id text references batches, batch_index integer,
  created_at timestamptz not null default now()
);
create unique index diplomas_number on diplomas (diploma_number, university_id)
  where status not in ('rejected', 'revoked') and superseded_by is null and supersedes is null;
create unique index diplomas_same on diplomas
  (student_number, university_id, level, coalesce(title_fr, ''), coalesce(title_en, ''), coalesce(title_ar, ''), academic_year)
  where status not in ('rejected', 'revoked') and superseded_by is null and supersedes is null;
-- For the probes of imports. The unique ones above do not serve: what is not analysed yet looks as if they held nothing.
create index diplomas_by_number on diplomas (diploma_number, university_id);
create index diplomas_by_student_number on diplomas (student_number, university_id);
create index diplomas_list on diplomas (university_id, status, submitted_at desc, id);
create index diplomas_all on diplomas (university_id, submitted_at desc, id);
create index diplomas_agent on diplomas (university_id, agent_id, status, submitted_at desc, id);
create index diplomas_student on diplomas (student_id);
create index diplomas_batch on diplomas (batch_id, batch_index);
create table credentials (
  document_id text primary key,
  university_id text not null references universities,
  batch_id text not null references batches,
  batch_index integer not null,
  jwt text not null,
  -- joined by tildes, in claim order
  disclosures text not null,
  -- the leaf's hash: all that is left of an erased credential
  leaf bytea not null,
  unique (batch_id, batch_index)
);
-- signatures and digests do not compress
alter table credentials alter column jwt set storage external, alter column disclosures set storage external;
create table import_rows (
  university_id text not null references universities,
  import_id text not null, kind text not null, row_number integer not null,
  record_id text not null,
  primary key (university_id, import_id, kind, row_number)
);
create index import_rows_record on import_rows (record_id);
`;

const chain = `
create table chain_identity (
  "only" boolean primary key default true check ("only"),
  chain_id bigint not null, genesis_hash text not null, registry text not null, code_hash text not null,
  deployed_block bigint not null
);
create table chain_keys (
  id text primary key,
  university_id text references universities,
  purpose text not null check (purpose in ('platform', 'wallet', 'credential')),
  version integer not null,
  -- address of a wallet, RFC 7638 thumbprint (base64url) of a credential key
  public_id text not null unique,
  public_jwk jsonb,
  sealed bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'active', 'retired')),
  valid_from timestamptz, valid_until timestamptz, compromised_since timestamptz,
  created_at timestamptz not null default now()
);
create index chain_keys_university on chain_keys (university_id, purpose, state);
create table chain_transactions (
  id text primary key,
  seq bigint generated always as identity,
  university_id text references universities,
  kind text not null,
  signer text not null,
  target text not null, value numeric(78) not null default 0, data bytea not null,
  -- what the handler of this kind needs, for instance the batch
  subject jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'final', 'refused')),
  nonce bigint,
  refusal text,
  final_hash text, final_block bigint, final_at timestamptz,
  next_try_at timestamptz not null default now(),
  tries integer not null default 0,
  trouble text,
  created_at timestamptz not null default now()
);
create index chain_transactions_open on chain_transactions (signer, seq) where status in ('queued', 'sent');
create unique index chain_transactions_nonce on chain_transactions (signer, nonce) where status in ('sent', 'final') and nonce is not null;
create index chain_transactions_batch on chain_transactions ((subject->>'batchId')) where kind = 'batch.issue';
create table chain_attempts (
  hash text primary key,
  transaction_id text not null references chain_transactions,
  signer text not null, nonce bigint not null,
  raw bytea not null,
  max_fee numeric(78) not null, max_priority_fee numeric(78) not null,
  created_at timestamptz not null default now()
);
create index chain_attempts_transaction on chain_attempts (transaction_id);
`;

const demands = `
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

const money = `
create table credit_entries (
  id bigint generated always as identity primary key,
  university_id text not null references universities,
  kind text not null check (kind in ('grant', 'issue')),
  amount bigint not null check (amount > 0),
  -- cumulative grants after this one, in ledger order: what the chain is told
  grant_total bigint,
  reference text not null,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  unique (university_id, kind, reference)
);
create table credit_accounts (
  university_id text primary key references universities,
  granted bigint not null default 0,
  reserved bigint not null default 0,
  issued bigint not null default 0,
  check (reserved >= 0 and issued >= 0 and granted >= reserved + issued)
);
`;

const ground = `
create table jobs (
  id text primary key,
  university_id text references universities,
  kind text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'waiting', 'succeeded', 'failed')),
  waiting_for text,
  done integer not null default 0, total integer not null,
  payload jsonb not null default '{}',
  error text, result jsonb,
  -- a job that waits for the chain holds no lease: the chain ends it
  parked boolean not null default false,
  lease_until timestamptz, lease_token bigint not null default 0,
  tries integer not null default 0, run_after timestamptz not null default now(),
  created_by text not null, created_at timestamptz not null default now(), ended_at timestamptz
);
create index jobs_open on jobs (run_after) where status in ('queued', 'running') and not parked;
create table audit_heads (
  log text primary key,
  seq bigint not null default 0,
  hash bytea not null
);
create table audit_events (
  log text not null, seq bigint not null,
  university_id text references universities,
  at timestamptz not null,
  actor_id text, actor_role text not null,
  kind text not null, subject_id text not null,
  before_digest bytea, after_digest bytea,
  request_id text,
  data jsonb not null default '{}',
  previous bytea not null, hash bytea not null,
  primary key (log, seq)
);
create index audit_events_university on audit_events (university_id, at);
create table visits (
  day date not null, university_id text not null references universities, document_id text not null, kind text not null,
  count integer not null,
  primary key (day, university_id, document_id, kind)
);
create function notify_job() returns trigger language plpgsql as $$
begin perform pg_notify('jobs', new.id); return null; end $$;
create trigger jobs_changed after insert or update on jobs for each row execute function notify_job();
create function notify_chain() returns trigger language plpgsql as $$
begin perform pg_notify('chain', new.signer); return null; end $$;
create trigger chain_transactions_queued after insert on chain_transactions for each row execute function notify_chain();
`;

/** Tables whose rows belong to a university: the second wall. The scope is set by each transaction. */
const TENANT_TABLES = [
  "students",
  "batches",
  "diplomas",
  "credentials",
  "import_rows",
  "credit_entries",
  "credit_accounts",
  "visits",
  "update_demands",
];
/** The same, with rows of the platform itself, which have no university. */
const MIXED_TABLES = ["users", "chain_keys", "chain_transactions", "jobs", "audit_events"];

const wall = [...TENANT_TABLES, ...MIXED_TABLES]
  .map(
    (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy tenant on ${table} using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);`,
  )
  .join("\n");

const publicReading = `
create policy public_reading on diplomas for select using (
  current_setting('ijaza.scope', true) = 'public' and status in ('signed', 'revoking', 'revoked'));
create policy public_reading on credentials for select using (current_setting('ijaza.scope', true) = 'public');
create policy public_reading on batches for select using (current_setting('ijaza.scope', true) = 'public' and status = 'signed');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [people, diplomas, chain, demands, money, ground, wall, publicReading]) {
    await sql.raw(statements).execute(db);
  }
}

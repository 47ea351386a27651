/** Row-level security, the second protection between universities, and the rows that anyone may read. */

/** Tables whose rows belong to a university. The scope is set by each transaction. */
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
/** Tables that also have rows of the platform, without a university. */
const MIXED_TABLES = ["users", "chain_keys", "chain_transactions", "jobs", "audit_events"];

export const tenantWall = [...TENANT_TABLES, ...MIXED_TABLES]
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

/** The rows that anyone may read: those of issued records that verification needs. */
export const publicReading = `
create policy public_reading on diplomas for select using (
  current_setting('ijaza.scope', true) = 'public' and status in ('signed', 'revoking', 'revoked'));
create policy public_reading on credentials for select using (current_setting('ijaza.scope', true) = 'public');
create policy public_reading on batches for select using (current_setting('ijaza.scope', true) = 'public' and status = 'signed');
`;

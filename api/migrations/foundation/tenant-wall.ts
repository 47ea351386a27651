/** The second wall between tenants, row-level security, and the door in it that anyone may read through. */

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
/** The same, with rows of the platform itself, which have no university. */
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

/** What anyone may read: what verification needs of what was issued. */
export const publicReading = `
create policy public_reading on diplomas for select using (
  current_setting('ijaza.scope', true) = 'public' and status in ('signed', 'revoking', 'revoked'));
create policy public_reading on credentials for select using (current_setting('ijaza.scope', true) = 'public');
create policy public_reading on batches for select using (current_setting('ijaza.scope', true) = 'public' and status = 'signed');
`;

/** Adds a session's last decision in a review, e-mails assigned by administrators, and when a code was sent again. */
import { type Kysely, sql } from "kysely";

const reviewsAndNewAddresses = `
-- each decision of a review prolongs the password of that session
alter table sessions add column reviewed_at timestamptz;
-- when an agent last had the code sent again
alter table student_codes add column resent_at timestamptz;
create table email_changes (
  user_id text primary key references users,
  university_id text references universities,
  email text not null,
  asked_at timestamptz not null,
  -- by the link mailed to the new address; from then on the owner has time to object
  confirmed_at timestamptz,
  counts_at timestamptz,
  check ((confirmed_at is null) = (counts_at is null))
);
create index email_changes_due on email_changes (counts_at);
alter table email_changes enable row level security;
alter table email_changes force row level security;
create policy tenant on email_changes using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add check (purpose in (
  'register', 'set-password', 'reset', 'confirm-email', 'confirm-new-address', 'object-to-new-address'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(reviewsAndNewAddresses).execute(db);
}

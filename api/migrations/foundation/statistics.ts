/** What statistics are read from: visits and their sums by day, and daily counts of what is counted by triggers. */
import { inScope, tenantWall, tenantWallOfMany, wall } from "./row-security.ts";

const SCOPE = "(select current_setting('ijaza.scope', true))";

export const statistics = `
-- of a document
create table visits (
  day date not null,
  university_id text not null references universities,
  record_id text not null,
  kind text not null,
  count integer not null,
  primary key (day, university_id, record_id, kind)
);
-- how often a student's documents were verified
create index visits_record on visits (record_id, kind);

-- the rows of visits, by university
create table visit_days (
  university_id text not null references universities, kind text not null, day date not null,
  count bigint not null,
  -- of them, those whose rows are deleted for their age
  forgotten bigint not null default 0,
  primary key (university_id, kind, day)
);

-- of pages without a document
create table page_visits (day date not null, page text not null, count integer not null, primary key (day, page));

-- Sums of these rows are what is counted. Nobody changes a row: a change adds one, so that writers never wait for each other.
create table daily_counts (
  university_id text not null references universities,
  -- diplomas as 'submitted' and as 'issued' by their status, and by their 'holder'; each 'student';
  -- signed diplomas by the first day of the year of their decision as 'decided'; by the day of their signing as 'replaced'
  -- when a corrected one stands in their place; and each 'certificate' by its status
  subject text not null check (
    subject in ('submitted', 'issued', 'holder', 'student', 'decided', 'replaced', 'certificate')),
  day date not null,
  status text not null default '', academic_year text not null default '', sex text not null default '',
  count integer not null
);
create index daily_counts_read on daily_counts (subject, university_id, day) include (status, academic_year, sex, count);

${tenantWall("visits")}
${tenantWallOfMany("visit_days", "visits")}
${wall("page_visits", { policy: "tenant", using: `${SCOPE} in ('all', 'visits')` })}
${tenantWallOfMany("daily_counts")}
create policy visits on visits using (${inScope("visits")});
-- figures of universities as wholes: nobody can be told from them
create policy issuer on visit_days for select using (${SCOPE} = 'issuer' and kind = 'verification');
create policy issuer on daily_counts for select using (
  ${SCOPE} = 'issuer' and subject in ('issued', 'decided', 'replaced', 'certificate'));
`;

/** Fills the large tables of a test's database: 100,000 records of five universities. */
import { sql } from "kysely";
import { type Db, inScope } from "../src/platform/database.ts";
import { EVERYTHING } from "./everything.ts";

const RECORDS = 100_000;
/** The number of shares and of requests: a fifth of the documents have one of each. */
const SHARES = RECORDS / 5;
const UNIVERSITIES = 5;

export const RECORD_TABLES = ["diplomas", "certificates", "students", "audit_events"];
const SHARE_TABLES = ["shares", "share_items", "share_views", "third_party_requests"];
export const LARGE_TABLES = [...RECORD_TABLES, "import_rows", ...SHARE_TABLES];

type Filling = { own: string; agentId: string };

const filling = ({ own, agentId }: Filling) => `
insert into universities (id, slug, name_en, name_fr, name_ar, country, domain)
  select 'u' || n, 'full-' || n, 'U' || n, 'U' || n, 'U' || n, 'TN', 'u' || n || '.example'
  from generate_series(1, ${UNIVERSITIES - 1}) n;
create temporary table owners on commit drop as
  select n, case when n % ${UNIVERSITIES} = 0 then '${own}' else 'u' || n % ${UNIVERSITIES} end as university,
    timestamptz '2026-01-01' + n * interval '1 minute' as at
  from generate_series(1, ${RECORDS}) n;
insert into students (id, university_id, student_number, national_id, national_id_type, first_name, last_name, sex,
    birth_date, email, email_lower, created_at)
  select 's' || n, university, 'S' || n, 'N' || n, 'cin', 'A', 'B', case n % 3 when 0 then 'M' else 'F' end, '2002-02-08', 's' || n || '@x.example', 's' || n || '@x.example', at from owners;
insert into diplomas (id, university_id, agent_id, status, mode, diploma_number, student_number, level, academic_year,
    decision_date, first_name, last_name, search, submitted_at, student_id)
  select 'd' || n, university, case when n % 7 = 3 then '${agentId}' else 'agent' || n % 7 end, case when n % 715 = 0 then 'pending' else 'unsigned' end, 'modeTwo', 'D' || n, 'S' || n,
    'master', 2000 + n % 25 || '-' || 2001 + n % 25, '2026-07-01', 'A', 'B', 'a b', at, 's' || n from owners;
insert into imports (university_id, import_id, file_name, name, search, kind, agent_id, created_at, row_count)
  select distinct on (n % 500) university, 'import-of-many-records-' || n % 500, 'f.csv', 'Cohort', 'cohort', 'diploma', 'agent', at, 200 from owners;
insert into import_rows (university_id, import_id, kind, row_number, record_id)
  select university, 'import-of-many-records-' || n % 500, 'diploma', n, 'd' || n from owners;
insert into audit_events (log, seq, university_id, at, actor_role, kind, subject_id, previous, hash)
  select university || '/filled', n, university, at, 'system', 'diploma.accepted', 'd' || n, '', '' from owners;
insert into certificates (id, university_id, agent_id, status, template_id, template_version_id, template_name, definition,
    recipient_first_name, recipient_last_name, email, issue_date, sameness, submitted_at)
  select 'c' || n, university, 'agent' || n % 7, 'signed', t.template_id, t.id, 'T' || n % 9, '[]', 'A', 'B', 'c' || n || '@x.example',
    '2026-07-01', 'c' || n, at
  from owners, (select id, template_id from template_versions limit 1) t;
insert into shares (id, university_id, student_id, secret_digest, secret_sealed, purpose, expires_at, views_allowed, created_at)
  select 'h' || n, university, 's' || n, sha256(('h' || n)::bytea), '', 'job', at + interval '1 year', 20, at from owners where n <= ${SHARES};
insert into share_items (share_id, place, university_id, record_id, names)
  select 'h' || n, 0, university, 'd' || n, '{lastName}' from owners where n <= ${SHARES};
insert into share_views (share_id, university_id, minute, count) select 'h' || n, university, at, 1 from owners where n <= ${SHARES};
insert into third_party_requests (id, university_id, student_id, record_id, digest, organisation, contact, email, domain, site,
    purpose, claims, language, state, created_at, confirmed_at, matched_at, told_at)
  select 'r' || n, university, 's' || n, 'd' || n, sha256(('r' || n)::bytea), 'O', 'C', 'c@x.example', 'x.example', 'x.example',
    'job', '{lastName}', 'en', 'lapsed', at, at, at, at from owners where n <= ${SHARES};`;

/** `own` is the university of the test's people, and `agentId` submitted a seventh of its records. */
export async function fillTables(db: Db, owner: Db, values: Filling): Promise<void> {
  await inScope(db, EVERYTHING, (trx) => sql.raw(filling(values)).execute(trx));
  // Needs the owner, because the server's role does not own the tables.
  await sql`vacuum analyze ${sql.join(LARGE_TABLES.map((table) => sql.table(table)))}`.execute(owner);
}

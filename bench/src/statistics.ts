/** Measures the queries of dashboards over a million diplomas and ten million visits in sixty universities. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STATISTICS, type StatisticName } from "@ijaza/schema/statistics/calls";
import { createOverviews } from "../../api/src/features/statistics/statistics.overviews.ts";
import { QUERIES } from "../../api/src/features/statistics/statistics.queries.ts";
import type { StaffActor } from "../../api/src/platform/actor.ts";
import { type Db, inScope, openDatabase } from "../../api/src/platform/database.ts";
import { startEmbeddedPostgres } from "../../api/src/platform/embedded/postgres.ts";
import { migrateAt } from "../../api/src/platform/migrate.ts";

/** Median in milliseconds; null where the statistic is not visible in that scope. */
export type StatisticTime = { name: string; ofAll: number | null; ofOne: number | null };

const UNIVERSITIES = 60;
const DIPLOMAS = 1_000_000;
const VISITED = 2_000_000;
const TIMES = 7;
const TODAY = "2026-11-20";
const ONE = "university-000000000007";
const quiet = { info: () => undefined, warn: () => undefined };

const uni = (number: string) => `'university-' || lpad((${number})::text, 12, '0')`;
const at = (number: string) => `timestamptz '2024-01-01' + ${number} * interval '1.5 minute'`;

/** Rows spread evenly over days and universities, which is the worst case, because real imports share their days. */
const FILLING = [
  `insert into universities (id, slug, name_en, name_fr, name_ar, country, domain, created_at)
    select ${uni("n")}, 'u' || n, 'U' || n, 'U' || n, 'U' || n, (array['TN', 'MA', 'EG', 'DZ', 'JO'])[1 + n % 5], 'u' || n || '.example',
      '2024-01-01'
    from generate_series(1, ${UNIVERSITIES}) n`,
  `insert into students (id, university_id, student_number, national_id, national_id_type, first_name, last_name, sex,
      birth_date, email, email_lower, created_at)
    select 'student-' || lpad(n::text, 16, '0'), ${uni(`1 + n % ${UNIVERSITIES}`)}, 'S' || n, 'N' || n, 'cin', 'A', 'B',
      (array['F', 'M'])[1 + (n / 7) % 2], '2002-02-08', 's' || n || '@x.example', 's' || n || '@x.example', ${at("n")}
    from generate_series(1, ${DIPLOMAS}) n`,
  `insert into diplomas (id, university_id, agent_id, student_id, status, mode, diploma_number, student_number, level, domain,
      academic_year, decision_date, first_name, last_name, submitted_at, decided_at, signed_at, revoked_at,
      revocation_reason)
    select 'diploma-' || lpad(n::text, 16, '0'), ${uni(`1 + n % ${UNIVERSITIES}`)}, 'agent', 'student-' || lpad(n::text, 16, '0'),
      status, 'modeTwo', 'D' || n, 'S' || n,
      (array['licence', 'master', 'engineering', 'doctorate'])[1 + (n / 60) % 4], 'Domain ' || (n / 60) % 20,
      2023 + n / 350000 || '-' || 2024 + n / 350000, '2026-07-01', 'A', 'B', ${at("n")},
      case when status <> 'pending' then ${at("n")} + interval '1 hour' end,
      case when status in ('signed', 'revoked') then ${at("n")} + interval '1 day' end,
      case when status = 'revoked' then ${at("n")} + interval '9 days' end, case when status = 'revoked' then 'fraud' end
    from (
      select n, case when n % 100 = 0 then 'pending' when n % 97 = 0 then 'unsigned' when n % 101 = 0 then 'revoked'
        else 'signed' end as status
      from generate_series(1, ${DIPLOMAS}) n) made`,
  // Five visits to a document per day: ten million in total.
  `insert into visits (day, university_id, record_id, kind, count)
    select date '2025-11-21' + n % 365, ${uni(`1 + (n / 365) % ${UNIVERSITIES}`)}, 'diploma-' || lpad((n / 365)::text, 16, '0'),
      (array['visit', 'verification'])[1 + (n / 365) % 2], 5
    from generate_series(1, ${VISITED}) n`,
  "insert into page_visits (day, page, count) select date '2025-11-21' + n, '/', 900 from generate_series(0, 364) n",
];

/** Measures on a fresh database. */
export async function measureStatistics(): Promise<StatisticTime[]> {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-bench-statistics-"));
  const postgres = await startEmbeddedPostgres({ dir, settings: { fsync: "off" }, log: quiet });
  try {
    await migrateAt(postgres.ownerUrl, { runtimeRole: new URL(postgres.url).username });
    await fill(postgres.ownerUrl);
    const { db } = openDatabase({ url: postgres.url, poolSize: 1 });
    const times: StatisticTime[] = [];
    for (const { name, ofAll, ofOne } of questionsTo(db))
      times.push({ name, ofAll: ofAll ? await measure(ofAll) : null, ofOne: ofOne ? await measure(ofOne) : null });
    await db.destroy();
    return times;
  } finally {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function fill(ownerUrl: string): Promise<void> {
  const { db, pool } = openDatabase({ url: ownerUrl, poolSize: 1, patienceMs: 3_600_000 });
  await pool.query("select set_config('ijaza.scope', 'all', false)");
  for (const statement of FILLING) await pool.query(statement);
  await pool.query("vacuum analyze");
  await db.destroy();
}

type Ask = () => Promise<unknown>;
/** The queries for all universities and for one; absent where the statistic is not visible in that scope. */
type Questions = { name: string; ofAll?: Ask | undefined; ofOne?: Ask | undefined };

const actorOf = (role: StaffActor["role"], universityId: string | null): StaffActor => ({
  kind: "staff",
  role,
  id: "bench",
  universityId,
  session: Buffer.alloc(0),
  confirmedAt: new Date(0),
  reviewedAt: null,
});

function questionsTo(db: Db): Questions[] {
  const overviews = createOverviews({ db, clock: { now: () => new Date(`${TODAY}T12:00:00Z`) } });
  const network = actorOf("admin_ijaza", null);
  const manager = { ...actorOf("resp_uni", ONE), universityId: ONE };
  const statistics = (Object.keys(STATISTICS) as StatisticName[]).map((name): Questions => {
    const isVisible = (role: string) =>
      STATISTICS[name].calls.some(({ who }) => (who as readonly string[]).includes(role));
    const askOf = (tenant: string | null) => () =>
      inScope(
        db,
        tenant === null ? { all: "a benchmark" } : { university: tenant },
        (trx): Promise<unknown> => QUERIES[name](trx, { tenant, range: null, today: TODAY }),
      );
    return {
      name,
      ofAll: isVisible("admin_ijaza") ? askOf(null) : undefined,
      ofOne: isVisible("resp_uni") ? askOf(ONE) : undefined,
    };
  });
  return [
    ...statistics,
    { name: "comparison", ofAll: () => overviews.compare(network, {}), ofOne: () => overviews.compare(manager, {}) },
    { name: "attention", ofAll: () => overviews.attend(network, {}) },
    { name: "waiting imports", ofOne: () => overviews.listImports(manager) },
  ];
}

async function measure(ask: Ask): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const from = performance.now();
    await ask();
    times.push(performance.now() - from);
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)]!;
}

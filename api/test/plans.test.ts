/** PostgreSQL executes the queries of lists among 100,000 records of five universities by index, never by full scan. */
import { getAudit } from "@ijaza/schema/audit";
import { getAllCertificates } from "@ijaza/schema/certificate-reading";
import { findByDigest, getAllDiplomas, getDiplomaById, getPendingByAgent } from "@ijaza/schema/diploma-reading";
import { decideDiplomas } from "@ijaza/schema/diplomas";
import { getAttention, getWaitingImports } from "@ijaza/schema/overviews";
import { getShares, getShareViews, lookAtShare, openShare } from "@ijaza/schema/shares";
import { callOf } from "@ijaza/schema/statistic";
import { STATISTICS } from "@ijaza/schema/statistics";
import { getStudents } from "@ijaza/schema/students";
import { confirmRequest, getAccessRequests } from "@ijaza/schema/third-party";
import { verifyDiplomaById } from "@ijaza/schema/verification";
import { CompiledQuery, sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { inScope, type Scope, type Trx, undone } from "../src/platform/database.ts";
import type { Member, Staff } from "./fixtures.ts";
import { startTestApp } from "./harness.ts";
import { insertShare } from "./share-rows.ts";
import type { Statement } from "./statements.ts";

vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

const { fixtures, db, owner, watched, anyone, rooms } = await startTestApp();

const RECORDS = 100_000;
/** The number of shares and of requests: a fifth of the documents have one of each. */
const SHARES = RECORDS / 5;
const UNIVERSITIES = 5;
/** More rows than a statement of a page may sort, and fewer than the university has. */
const SORTED_ROWS = 1_000;

let agent: Member;
let responsable: Member;
let admin: Staff;

/** The agent submitted a seventh of its university's records. */
const FILLING = ({ own, agentId }: { own: string; agentId: string }) => `
insert into universities (id, slug, name_en, name_fr, name_ar, country, domain)
  select 'u' || n, 'full-' || n, 'U' || n, 'U' || n, 'U' || n, 'TN', 'u' || n || '.example'
  from generate_series(1, ${UNIVERSITIES - 1}) n;
create temporary table owners on commit drop as
  select n, case when n % ${UNIVERSITIES} = 0 then '${own}' else 'u' || n % ${UNIVERSITIES} end as university,
    timestamptz '2026-01-01' + n * interval '1 minute' as at
  from generate_series(1, ${RECORDS}) n;
insert into students (id, university_id, student_number, national_id, national_id_type, first_name, last_name, sex,
    birth_date, email, created_at)
  select 's' || n, university, 'S' || n, 'N' || n, 'cin', 'A', 'B', case n % 3 when 0 then 'M' else 'F' end, '2002-02-08', 's' || n || '@x.example', at from owners;
insert into diplomas (id, university_id, agent_id, status, mode, diploma_number, student_number, level, academic_year,
    decision_date, first_name, last_name, search, submitted_at, student_id)
  select 'd' || n, university, case when n % 7 = 3 then '${agentId}' else 'agent' || n % 7 end, case when n % 715 = 0 then 'pending' else 'unsigned' end, 'modeTwo', 'D' || n, 'S' || n,
    'master', 2000 + n % 25 || '-' || 2001 + n % 25, '2026-07-01', 'A', 'B', 'a b', at, 's' || n from owners;
insert into audit_events (log, seq, university_id, at, actor_role, kind, subject_id, previous, hash)
  select university || '/filled', n, university, at, 'system', 'diploma.accepted', 'd' || n, '', '' from owners;
insert into certificates (id, university_id, agent_id, status, template_id, template_version_id, template_name, definition,
    recipient_first_name, recipient_last_name, email, issue_date, sameness, submitted_at)
  select 'c' || n, university, 'agent' || n % 7, 'signed', t.template_id, t.id, 'T' || n % 9, '[]', 'A', 'B', 'x@x.example',
    '2026-07-01', 'c' || n, at
  from owners, (select id, template_id from template_versions limit 1) t;
insert into shares (id, university_id, student_id, secret_digest, secret_sealed, purpose, expires_at, views_allowed, created_at)
  select 'h' || n, university, 's' || n, sha256(('h' || n)::bytea), '', 'job', at + interval '1 year', 20, at from owners where n <= ${SHARES};
insert into share_items (share_id, place, university_id, record_id, names)
  select 'h' || n, 0, university, 'd' || n, '{lastName}' from owners where n <= ${SHARES};
insert into share_views (share_id, university_id, minute, count) select 'h' || n, university, at, 1 from owners where n <= ${SHARES};
insert into third_party_requests (id, university_id, student_id, record_id, digest, organisation, contact, email, domain,
    purpose, claims, language, state, created_at, confirmed_at, matched_at, told_at)
  select 'r' || n, university, 's' || n, 'd' || n, sha256(('r' || n)::bytea), 'O', 'C', 'c@x.example', 'x.example',
    'job', '{lastName}', 'en', 'lapsed', at, at, at, at from owners where n <= ${SHARES};`;

beforeAll(async () => {
  const university = await fixtures.university();
  [agent, responsable, admin] = [
    await fixtures.agent({ university }),
    await fixtures.responsable({ university }),
    await fixtures.admin(),
  ];
  await inScope(db, "all", (trx) => sql.raw(FILLING({ own: university.id, agentId: agent.user.id })).execute(trx));
  // Needs the owner, because the server's role does not own the tables.
  await sql`vacuum analyze diplomas, certificates, students, audit_events, shares, share_items, share_views,
    third_party_requests`.execute(owner);
});

type Plan = {
  "Node Type": string;
  "Actual Rows": number;
  "Relation Name"?: string;
  Plans?: Plan[];
};

const RECORD_TABLES = ["diplomas", "certificates", "students", "audit_events"];
const SHARE_TABLES = ["shares", "share_items", "share_views", "third_party_requests"];
const FULL = [...RECORD_TABLES, ...SHARE_TABLES];

/** Full scans of large tables, and sorting of very many rows. Reading a limited number of unsorted rows is allowed. */
function faultsOf(plan: Plan, isCut = false): string[] {
  const { "Node Type": type, "Relation Name": table, Plans = [] } = plan;
  const inputs = Plans.reduce((most, each) => Math.max(most, each["Actual Rows"]), 0);
  const own = [
    ...(type === "Seq Scan" && !isCut && table && FULL.includes(table) ? [`reads all of ${table}`] : []),
    ...(type === "Sort" && inputs > SORTED_ROWS ? [`sorts ${inputs} rows`] : []),
  ];
  return [...own, ...Plans.flatMap((each) => faultsOf(each, type === "Limit"))];
}

/** Explains every query on a large table that the work made the application send. */
async function findFaults(work: () => Promise<unknown>): Promise<{ text: string; faults: string[] }[]> {
  watched.clear();
  await work();
  const questions = watched.statements().filter(({ text }) => /^(?:select|with)/.test(text));
  const queries = questions.filter(({ text }) => FULL.some((table) => new RegExp(`"?${table}"?\\b`).test(text)));
  expect(queries.length).toBeGreaterThan(0);
  return Promise.all(queries.map(async (each) => ({ text: each.text, faults: faultsOf(await explain(each)) }))).then(
    (explained) => explained.filter(({ faults }) => faults.length > 0),
  );
}

/** Queries by a link read one row each, so they are explained with access to all rows. */
function placeOf(scope: Statement["scope"]): Scope {
  if (scope === "university") return { university: agent.universityId };
  return scope === null || scope === "share" || scope === "request" ? "all" : scope;
}

async function explain({ text, values, scope }: Statement): Promise<Plan> {
  const place = placeOf(scope);
  return undone(db, place, async (trx) => {
    const explained: CompiledQuery<{ "QUERY PLAN": { Plan: Plan }[] }> = CompiledQuery.raw(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    const { rows } = await trx.executeQuery(explained);
    return rows[0]!["QUERY PLAN"][0]!.Plan;
  });
}

/** The number of rows of large tables that the statement reads, also in functions. */
async function countRowsRead({ text, values, scope }: Statement): Promise<number> {
  return undone(db, placeOf(scope), async (trx) => {
    const before = await sumRowsRead(trx);
    await trx.executeQuery(CompiledQuery.raw(text, values));
    return (await sumRowsRead(trx)) - before;
  });
}

/** Rows that this connection read: in this transaction, and in those of the last second not in the statistics yet. */
async function sumRowsRead(trx: Trx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables
    where relname = any(${FULL})`.execute(trx);
  return rows[0]!.count;
}

test("a responsable's list of all diplomas, its first page and a later one", async () => {
  expect(await findFaults(() => responsable.call(getAllDiplomas, {}))).toEqual([]);
  expect(await findFaults(() => responsable.call(getAllDiplomas, { page: 3 }))).toEqual([]);
});

test("an agent's lists, with any filter", async () => {
  expect(await findFaults(() => agent.call(getAllDiplomas, { academicYear: "2020-2021" }))).toEqual([]);
  expect(await findFaults(() => agent.call(getPendingByAgent, {}))).toEqual([]);
});

test("the lists of certificates and of students", async () => {
  expect(await findFaults(() => responsable.call(getAllCertificates, {}))).toEqual([]);
  expect(await findFaults(() => responsable.call(getStudents, {}))).toEqual([]);
});

test("the log of a university, and of all", async () => {
  expect(await findFaults(() => responsable.call(getAudit, {}))).toEqual([]);
  expect(await findFaults(() => admin.call(getAudit, { page: 2 }))).toEqual([]);
});

test("public queries about a document, by its id and by the digest of its file", async () => {
  const id = "0".repeat(26);
  expect(await findFaults(() => anyone.refused(verifyDiplomaById, { id }))).toEqual([]);
  expect(await findFaults(() => anyone.refused(getDiplomaById, { id }))).toEqual([]);
  expect(await findFaults(() => anyone.refused(findByDigest, { sha256: "0".repeat(64) }))).toEqual([]);
});

test("a student's shares, their views, and the requests of organisations", async () => {
  const { universityId } = agent;
  const student = await fixtures.signedInStudent({ university: { id: universityId } });
  const id = await insertShare(db, { universityId, studentId: student.student.id });
  // Ended, because it has no secret; its document exists.
  await inScope(db, "all", async (trx) => {
    await sql`update shares set taken_back_at = now() where id = ${id}`.execute(trx);
    await sql`insert into share_items values (${id}, 0, ${universityId}, 'd5', '{lastName}')`.execute(trx);
  });
  expect(await findFaults(() => student.call(getShares))).toEqual([]);
  expect(await findFaults(() => student.call(getShareViews, { id }))).toEqual([]);
  expect(await findFaults(() => student.call(getAccessRequests))).toEqual([]);
});

test("public queries by the link of a share and of a request, and those of background work", async () => {
  const secret = "an unknown secret";
  expect(await findFaults(() => anyone.refused(lookAtShare, { secret }))).toEqual([]);
  expect(await findFaults(() => anyone.refused(openShare, { secret }))).toEqual([]);
  expect(await findFaults(() => anyone.refused(confirmRequest, { token: secret }))).toEqual([]);
  expect(await findFaults(() => rooms.sharing.requests.sweep())).toEqual([]);
});

test("statistics of all universities read no large table, whatever their range", async () => {
  const withheld = callOf(STATISTICS.diplomasBySex, "admin_ijaza");
  const calls = Object.values(STATISTICS).flatMap((statistic) => callOf(statistic, "admin_ijaza") ?? []);
  watched.clear();
  for (const call of calls) if (call !== withheld) await admin.call(call, {});
  const queries = watched
    .statements()
    .filter(({ text }) => FULL.some((table) => new RegExp(`"?${table}"?\\b`).test(text)));
  expect([calls.length > 10, queries.map(({ text }) => text)]).toEqual([true, []]);
});

test("to withhold small numbers, some holders of each year are read by an index", async () => {
  watched.clear();
  await admin.call(callOf(STATISTICS.diplomasBySex, "admin_ijaza")!, {});
  const query = watched.statements().find(({ text }) => text.includes("holders_of_year"))!;
  const yearsBySexes = 25 * 2;
  expect(await countRowsRead(query)).toBeLessThan(yearsBySexes * 60);
});

test("what needs the network's attention: silent universities, long waits, revocations", async () => {
  expect(await findFaults(() => admin.call(getAttention, {}))).toEqual([]);
});

test("graduates of a university, and its waiting records by file", async () => {
  for (const statistic of [STATISTICS.graduatesByDomain, STATISTICS.graduatesBySexAndLevel]) {
    expect(await findFaults(() => responsable.call(callOf(statistic, "resp_uni")!, {}))).toEqual([]);
  }
  expect(await findFaults(() => responsable.call(getWaitingImports))).toEqual([]);
});

test("deciding on all waiting records of an agent", async () => {
  const request = { agentId: agent.user.id, all: true, decision: "rejected", reason: "a page is missing" } as const;
  expect(await findFaults(() => responsable.call(decideDiplomas, request))).toEqual([]);
});

test("the log is counted up to a limit, and older events are found by their day", async () => {
  const log = await admin.call(getAudit, { kind: "diploma.accepted" });
  expect(log).toMatchObject({ total: 10_000, isCapped: true });
  expect(await admin.refused(getAudit, { page: 201 })).toMatchObject({ status: 400, errors: [{ path: "page" }] });
  const day = await admin.call(getAudit, { kind: "diploma.accepted", from: "2026-01-05", to: "2026-01-05" });
  expect(day).toMatchObject({ total: 1440, isCapped: false });
});

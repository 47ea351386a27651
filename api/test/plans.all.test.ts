/** PostgreSQL executes the queries of lists among 100,000 records of five universities by index, never by full scan. */
import { tmpdir } from "node:os";
import { getAudit } from "@ijaza/schema/audit/calls";
import { getAllCertificates } from "@ijaza/schema/certificates/reading";
import { getCohort, getCohorts } from "@ijaza/schema/cohorts/calls";
import { decideDiplomas } from "@ijaza/schema/diplomas/calls";
import { findByDigest, getAllDiplomas, getDiplomaById, getPendingByAgent } from "@ijaza/schema/diplomas/reading";
import { readCertificateErasure } from "@ijaza/schema/privacy/erasure";
import { RETENTION_KINDS, type Retention } from "@ijaza/schema/privacy/retention";
import { getShares, getShareViews, lookAtShare, openShare } from "@ijaza/schema/sharing/shares";
import { confirmRequest, getAccessRequests } from "@ijaza/schema/sharing/third-party";
import { STATISTICS } from "@ijaza/schema/statistics/calls";
import { getAttention, getFirstSteps, getWaitingImports } from "@ijaza/schema/statistics/overviews";
import { callOf } from "@ijaza/schema/statistics/statistic";
import { getStudents } from "@ijaza/schema/students/calls";
import { getUniversityPage } from "@ijaza/schema/university-pages/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createRetention } from "../src/features/privacy/retention/retention.ts";
import { inScope } from "../src/platform/database.ts";
import { folderStorage } from "../src/platform/files/storage.ts";
import { EVERYTHING } from "./everything.ts";
import { createExplaining } from "./explained.ts";
import type { Member, Staff } from "./fixtures.ts";
import { fillTables, RECORD_TABLES } from "./full-tables.ts";
import { startTestApp } from "./harness.ts";
import { insertShare } from "./share-rows.ts";

/** Nothing is old enough to be removed from it. */
const storage = folderStorage(tmpdir());
const { fixtures, db, owner, watched, anyone, rooms } = await startTestApp({ storage });

let agent: Member;
let responsable: Member;
let admin: Staff;

const { findFaults, explain, countRowsRead, readsLarge } = createExplaining({
  db,
  watched,
  universityId: () => agent.universityId,
});

beforeAll(async () => {
  const university = await fixtures.university();
  [agent, responsable, admin] = [
    await fixtures.agent({ university }),
    await fixtures.responsable({ university }),
    await fixtures.admin(),
  ];
  await fillTables(db, owner, { own: university.id, agentId: agent.user.id });
});

const isFew = (count: number) => count < 10;

/** How many rows of large tables each of the statements reads that were sent and match. */
const countRowsReadBy = async (pattern: RegExp): Promise<number[]> => {
  const counts: number[] = [];
  for (const each of watched.statements().filter(({ text }) => pattern.test(text)))
    counts.push(await countRowsRead(each));
  return counts;
};

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
  await inScope(db, EVERYTHING, async (trx) => {
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
  expect([calls.length > 10, readsLarge().map(({ text }) => text)]).toEqual([true, []]);
});

test("the public page of a university reads no large table, and its counts by an index alone", async () => {
  watched.clear();
  await anyone.call(getUniversityPage, { slug: "full-1" });
  const queries = watched.statements().filter(({ text }) => /daily_counts|visit_days/.test(text));
  const plans = await Promise.all(queries.map(async (each) => JSON.stringify(await explain(each))));
  expect(plans.map((plan) => /"Relation Name":"(daily_counts|visit_days)"/.exec(plan)?.[1])).toEqual([
    "daily_counts",
    "visit_days",
  ]);
  expect(plans.filter((plan) => plan.includes("Seq Scan"))).toEqual([]);
  expect(watched.statements().filter(({ text }) => RECORD_TABLES.some((table) => text.includes(table)))).toEqual([]);
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

test("the steps before the first signed document, of a university and of an agent", async () => {
  for (const member of [responsable, agent]) expect(await findFaults(() => member.call(getFirstSteps))).toEqual([]);
});

test("the list of cohorts, one of them, and its records", async () => {
  // Every fifth one is this university's.
  const id = "import-of-many-records-5";
  expect(await findFaults(() => responsable.call(getCohorts, {}))).toEqual([]);
  expect(await findFaults(() => responsable.call(getCohort, { id }))).toEqual([]);
  expect(await findFaults(() => responsable.call(getAllDiplomas, { importId: id }))).toEqual([]);
});

test("before an erasure the certificates with one address are read, and no others", async () => {
  const id = "c5".padEnd(26, "0");
  // Every fifth one is this university's.
  await inScope(db, EVERYTHING, (trx) => sql`update certificates set id = ${id} where id = 'c5'`.execute(trx));
  watched.clear();
  await responsable.call(readCertificateErasure, { id });
  expect(await countRowsReadBy(/"email" =/)).toEqual([expect.toSatisfy(isFew)]);
});

test("what is older than its period is found among what is not", async () => {
  const retention = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, 365])) as Retention;
  const node = createRetention({ ...rooms, db: watched.db, clock: { now: () => new Date() }, storage, retention });
  watched.clear();
  await node.deleteOld();
  const read = await countRowsReadBy(/skip locked/);
  expect(read.length).toBeGreaterThan(6);
  expect(read.filter((count) => !isFew(count))).toEqual([]);
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

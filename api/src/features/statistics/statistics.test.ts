/** The statistics through HTTP: what each role sees, of which records, in which range. */

import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { STATISTICS } from "@ijaza/schema/statistics/calls";
import { getAttention, getComparison, getWaitingImports } from "@ijaza/schema/statistics/overviews";
import {
  type Counts,
  callOf,
  type Grain,
  type Statistic,
  type StatisticFilter,
} from "@ijaza/schema/statistics/statistic";
import type { Role } from "@ijaza/schema/users/roles";
import { expect, test } from "vitest";
import { awayFromMidnight } from "../../../test/away-from-midnight.ts";
import { startChainApp } from "../../../test/chain-harness.ts";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import type { Staff } from "../../../test/fixtures.ts";
import { inScope } from "../../platform/database.ts";

const {
  diplomasByAcademicYear,
  diplomasByMonth,
  diplomasBySex,
  diplomasByStatus,
  diplomasByUniversity,
  graduatesByDomain,
  graduatesBySexAndLevel,
  issuedByMonth,
  students,
  studentsAndDiplomas,
  universitiesByCountry,
  visits,
} = STATISTICS;

await awayFromMidnight();
const { fixtures, ended, db } = await startChainApp({ isBare: true });

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Reads a statistic as a member of the staff. */
const readAs = <G extends Grain>(
  staff: Staff,
  statistic: Statistic<G>,
  narrowing: StatisticFilter = {},
): Promise<Counts<G>> => staff.call(callOf(statistic, staff.user.role as Role)!, narrowing);

const first = await fixtures.signedDiploma();
const second = await fixtures.signedDiploma();
const { agent, responsable, university } = first;
const network = await fixtures.admin("admin_alecso");

/** In the first university: one signed, one revoked, one rejected, two pending. */
const numbers = await Promise.all(
  [2, 3, 4, 5].map(async (number) => {
    const student = await fixtures.student({ university, values: { sex: number === 2 ? "M" : "F" } });
    return diplomaValues(number, {
      studentNumber: student.student_number,
      domain: "Physics",
      academicYear: "2023-2024",
    });
  }),
);
const importId = "import-of-2024-000000";
await agent.call(addDiplomas, { mode: "modeOne", diplomas: numbers.slice(0, 2) });
await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
await ended(agent, await agent.call(signDiplomas, { all: true }));
const { diplomas } = await agent.call(getAllDiplomas);
const toRevoke = diplomas.find(({ diplomaNumber }) => diplomaNumber === "D-000003")!;
await ended(responsable, await responsable.call(revokeDiploma, { _id: toRevoke._id, reason: "fraud" }));
await agent.call(addDiplomas, {
  mode: "modeOne",
  diplomas: numbers.slice(2),
  importId,
  fileName: "promotion 2024.xlsx",
});

test("diplomas are counted by status, every one in the total", async () => {
  expect(await readAs(network, diplomasByStatus)).toEqual({ total: 6, signed: 3, pending: 2, rejected: 0, revoked: 1 });
});

test("a range selects by submission, and signed diplomas by signing, both days included", async () => {
  await inScope(db, EVERYTHING, (trx) =>
    trx
      .updateTable("diplomas")
      .set({ submitted_at: new Date("2025-12-31T23:59:59Z") })
      .where("id", "=", second.diploma._id)
      .execute(),
  );
  const untilThen = await readAs(network, diplomasByStatus, { from: "2025-12-31", to: "2025-12-31" });
  expect(untilThen).toEqual({ total: 1, signed: 0, pending: 0, rejected: 0, revoked: 0 });
  const now = await readAs(network, diplomasByStatus, { from: today(), to: today() });
  expect(now).toMatchObject({ total: 5, signed: 3 });
  expect(await readAs(network, diplomasByStatus, { from: "2026-01-01", to: "2026-01-01" })).toMatchObject({ total: 0 });
});

test("a university sees its own numbers, and the network those of each university by name", async () => {
  const own = { universityId: university.id, count: 5 };
  expect((await readAs(agent, diplomasByUniversity)).universities).toMatchObject([own]);
  expect((await readAs(network, diplomasByUniversity)).universities).toMatchObject([
    own,
    { universityId: second.university.id, count: 1 },
  ]);
  expect((await readAs(network, studentsAndDiplomas)).universities).toMatchObject([
    { name: { en: university.name_en }, students: 5, diplomas: 5 },
    { name: { en: second.university.name_en }, students: 1, diplomas: 1 },
  ]);
  expect([await readAs(network, students), await readAs(responsable, students)]).toEqual([{ count: 6 }, { count: 5 }]);
  expect(await readAs(network, universitiesByCountry)).toEqual({ countries: [{ country: "TN", count: 2 }] });
});

test("small numbers are shown inside the university, and withheld outside together with related ones", async () => {
  expect(await readAs(agent, diplomasBySex)).toEqual({
    bySex: [
      { sex: "F", count: 4 },
      { sex: "M", count: 1 },
    ],
  });
  const withheld = {
    bySex: [
      { sex: "F", count: null },
      { sex: "M", count: null },
    ],
  };
  expect(await readAs(network, diplomasBySex)).toEqual(withheld);
  expect(await readAs(network, diplomasBySex, { academicYear: "2023-2024" })).toEqual(withheld);
  const refusal = await network.refused(callOf(diplomasBySex, "admin_alecso")!, { from: today() });
  expect(refusal).toMatchObject({ status: 400, errors: [{ path: "from", error: "unknown_field" }] });
});

test("graduates hold valid signed diplomas, and are counted once", async () => {
  expect(await readAs(responsable, graduatesBySexAndLevel)).toEqual({
    graduates: [
      { level: "licence", sex: "F", count: 1 },
      { level: "licence", sex: "M", count: 1 },
    ],
  });
  expect(await readAs(responsable, graduatesByDomain, { from: daysAgo(1) })).toEqual({
    domains: [
      { domain: "Physics", count: 1 },
      { domain: null, count: 1 },
    ],
    others: 0,
  });
  expect(await readAs(responsable, graduatesByDomain, { to: daysAgo(1) })).toEqual({ domains: [], others: 0 });
  expect(callOf(graduatesByDomain, "admin_ijaza")).toBeUndefined();
});

test("months without any are included as 0, in chronological order", async () => {
  const { months } = await readAs(agent, issuedByMonth);
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({ month: today().slice(0, 7), count: 3 });
  expect(new Set(months.slice(0, -1).map(({ count }) => count))).toEqual(new Set([0]));
  const range = { from: "2025-11-30", to: "2026-02-01" };
  expect((await readAs(network, diplomasByMonth, range)).months).toEqual([
    { month: "2025-11", count: 0 },
    { month: "2025-12", count: 1 },
    { month: "2026-01", count: 0 },
    { month: "2026-02", count: 0 },
  ]);
});

test("academic years come newest first", async () => {
  expect((await readAs(agent, diplomasByAcademicYear)).years).toEqual([
    { academicYear: "2024-2025", count: 1 },
    { academicYear: "2023-2024", count: 4 },
  ]);
});

test("an invalid range is refused with the reason", async () => {
  const call = callOf(visits, "agent_uni")!;
  const reasonOf = async (narrowing: StatisticFilter) => (await agent.refused(call, narrowing)).errors;
  expect(await reasonOf({ from: "2020-01-01" })).toMatchObject([{ path: "from", error: "range_too_long" }]);
  expect(await reasonOf({ from: "2026-02-01", to: "2026-01-01" })).toMatchObject([{ error: "range_reversed" }]);
  expect(await reasonOf({ from: "yesterday" })).toMatchObject([{ path: "from", error: "not_a_day" }]);
});

test("the previous period is as long, and directly before", async () => {
  const reply = await network.call(getComparison, { from: daysAgo(9) });
  expect(reply).toMatchObject({
    now: { from: daysAgo(9), to: today() },
    before: { from: daysAgo(19), to: daysAgo(10) },
  });
  expect(reply.counts).toMatchObject([
    { name: "submitted", now: 5, before: 0 },
    { name: "issued", now: 4, before: 0 },
    { name: "students", now: 6, before: 0 },
    { name: "visits", now: 0 },
    { name: "verifications", now: 0 },
  ]);
  expect((await second.agent.call(getComparison, {})).counts).toMatchObject([
    { now: 0 },
    { now: 1 },
    { now: 1 },
    {},
    {},
  ]);
});

test("a responsable sees waiting records by file and by agent", async () => {
  const { imports } = await responsable.call(getWaitingImports);
  expect(imports).toMatchObject([
    {
      kind: "diploma",
      importId,
      fileName: "promotion 2024.xlsx",
      count: 2,
      agent: { _id: agent.user.id, username: agent.user.username },
    },
  ]);
  expect(await second.responsable.call(getWaitingImports)).toEqual({ imports: [] });
});

test("the network sees silent universities, long waits, and reasons of revocations", async () => {
  const fresh = await network.call(getAttention, {});
  expect(fresh).toMatchObject({ silent: [], waiting: [] });
  expect(fresh.revocations).toEqual([
    { class: "issued_in_error", count: 0 },
    { class: "fraud", count: 1 },
    { class: "other", count: 0 },
    { class: "superseded", count: 0 },
  ]);
  await inScope(db, EVERYTHING, async (trx) => {
    const long = new Date(Date.now() - 91 * 86_400_000);
    await trx.updateTable("universities").set({ created_at: long }).execute();
    await trx.updateTable("diplomas").set({ submitted_at: long }).where("status", "=", "pending").execute();
    const ofSecond = trx.updateTable("diplomas").where("university_id", "=", second.university.id);
    await ofSecond.set({ signed_at: long }).execute();
  });
  const later = await network.call(getAttention, { to: daysAgo(1) });
  expect(later.silent).toMatchObject([{ universityId: second.university.id, lastIssued: daysAgo(91) }]);
  expect(later.waiting).toMatchObject([{ universityId: university.id, count: 2, name: { en: university.name_en } }]);
  expect(later.revocations.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});

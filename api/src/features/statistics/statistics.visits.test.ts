/** What counts as a visit or a verification, through HTTP: each event once, none of one's own documents, and only visits that a page's script reports. */

import { addDiplomas } from "@ijaza/schema/diplomas/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { getDocumentPicture } from "@ijaza/schema/documents/calls";
import { STATISTICS } from "@ijaza/schema/statistics/calls";
import { getOwnVisits } from "@ijaza/schema/statistics/overviews";
import { callOf } from "@ijaza/schema/statistics/statistic";
import { verifyDiploma, verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { reportVisit } from "@ijaza/schema/visits/calls";
import { beforeEach, expect, test } from "vitest";
import { awayFromMidnight } from "../../../test/away-from-midnight.ts";
import { startChainApp } from "../../../test/chain-harness.ts";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { inScope } from "../../platform/database.ts";

await awayFromMidnight();
const { fixtures, anyone, http, db, rooms } = await startChainApp();

const scene = await fixtures.signedDiploma();
const { _id: id } = scene.diploma;
const elsewhere = await fixtures.agent();
const otherStudent = await fixtures.signedInStudent();
const admin = await fixtures.admin();
const networkVisits = callOf(STATISTICS.visitsByDay, "admin_ijaza")!;
const ownVisits = callOf(STATISTICS.visitsByDay, "agent_uni")!;

beforeEach(async () => {
  await rooms.visits.close();
  await inScope(db, EVERYTHING, async (trx) => {
    for (const table of ["visits", "visit_days", "page_visits"] as const) await trx.deleteFrom(table).execute();
  });
});

/** The present counts, of documents and of pages. */
async function counted() {
  await rooms.visits.close();
  return inScope(db, EVERYTHING, async (trx) => ({
    documents: await trx.selectFrom("visits").select(["record_id", "kind", "count"]).orderBy("kind").execute(),
    pages: await trx.selectFrom("page_visits").select(["page", "count"]).orderBy("page").execute(),
  }));
}

const NOTHING = { documents: [], pages: [] };

test("a visit that a page's script reports is counted once", async () => {
  expect((await anyone.send(reportVisit, { page: "/verification" })).statusCode).toBe(204);
  await anyone.call(reportVisit, { page: "/" });
  await anyone.call(reportVisit, { page: "/" });
  await anyone.call(reportVisit, { id });
  expect(await counted()).toEqual({
    documents: [{ record_id: id, kind: "visit", count: 1 }],
    pages: [
      { page: "/", count: 2 },
      { page: "/verification", count: 1 },
    ],
  });
});

test("counts of several batches add up", async () => {
  for (let round = 0; round < 3; round += 1) {
    await anyone.call(reportVisit, { id });
    await anyone.call(reportVisit, { page: "/" });
    await rooms.visits.close();
  }
  expect(await counted()).toMatchObject({ documents: [{ count: 3 }], pages: [{ count: 3 }] });
});

test("each verification by the server is counted once: by id, of a file, of a bundle", async () => {
  const bundle = (await anyone.send(getDiplomaFile, { id, format: "json" })).json();
  expect(await counted()).toEqual(NOTHING);
  await anyone.call(verifyDiplomaById, { id });
  expect((await counted()).documents).toEqual([{ record_id: id, kind: "verification", count: 1 }]);
  await anyone.call(verifyDiploma, { credential: bundle });
  expect((await counted()).documents).toEqual([{ record_id: id, kind: "verification", count: 2 }]);
  const forged = { ...bundle, anchor: { ...bundle.anchor, root: `0x${"11".repeat(32)}` } };
  await anyone.call(verifyDiploma, { credential: forged });
  expect((await counted()).documents).toEqual([{ record_id: id, kind: "verification", count: 2 }]);
});

test("visits of the own university and the holder are not counted, nor those of signed-in people to public pages", async () => {
  for (const own of [scene.agent, scene.responsable, scene.student]) {
    await own.call(reportVisit, { id });
    await own.call(verifyDiplomaById, { id });
    await own.call(reportVisit, { page: "/" });
  }
  expect(await counted()).toEqual(NOTHING);
  for (const other of [elsewhere, otherStudent]) await other.call(reportVisit, { id });
  expect((await counted()).documents).toEqual([{ record_id: id, kind: "visit", count: 2 }]);
});

test("previews and scanners fetch pages, heads, pictures and files, and are not counted", async () => {
  for (const url of ["/", "/verification", `/digital_diploma/${id}`]) {
    for (const method of ["GET", "HEAD"] as const) await http.inject({ method, url, headers: { accept: "text/html" } });
  }
  await anyone.send(getDocumentPicture, { id });
  for (const format of ["pdf", "json"] as const) await anyone.send(getDiplomaFile, { id, format });
  // A scanner that submits a form has no token.
  const forged = await anyone.send(reportVisit, { page: "/" }, { headers: { "x-csrf-token": "" } });
  expect(forged.statusCode).toBe(403);
  expect(await counted()).toEqual(NOTHING);
});

test("unknown and unsigned documents get the usual answer, and are not counted", async () => {
  const row = diplomaValues(7, { studentNumber: scene.student.student.student_number, level: "master" });
  await scene.agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
  const pending = await inScope(db, EVERYTHING, (trx) =>
    trx.selectFrom("diplomas").select("id").where("status", "=", "pending").executeTakeFirstOrThrow(),
  );
  const replies = await Promise.all(
    ["0".repeat(26), pending.id, id].map((each) => anyone.send(reportVisit, { id: each })),
  );
  expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ""],
    [204, ""],
    [204, ""],
  ]);
  expect((await counted()).documents).toEqual([{ record_id: id, kind: "visit", count: 1 }]);
});

test("a visit is of one known page or of one document", async () => {
  const visits = [{}, { page: "/", id }, { page: "/dashboard" }, { page: "/verification/" }];
  for (const visit of visits) {
    expect(await anyone.refused(reportVisit, visit as { page?: "/" })).toMatchObject({
      status: 400,
      error: "invalid_input",
    });
  }
  expect(await counted()).toEqual(NOTHING);
});

test("a university sees visits to its documents, the network also those to pages, the holder each document's by week", async () => {
  await anyone.call(reportVisit, { page: "/" });
  await anyone.call(reportVisit, { id });
  await anyone.call(verifyDiplomaById, { id });
  await rooms.visits.close();
  const today = new Date().toISOString().slice(0, 10);
  const { days } = await admin.call(networkVisits, {});
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: today, count: 3 });
  expect((await scene.agent.call(ownVisits, {})).days.at(-1)).toEqual({ day: today, count: 2 });
  expect((await elsewhere.call(ownVisits, {})).days.at(-1)).toEqual({ day: today, count: 0 });
  const { documents } = await scene.student.call(getOwnVisits, {});
  expect(documents).toMatchObject([{ documentId: id }]);
  expect(documents[0]!.weeks).toHaveLength(12);
  expect(documents[0]!.weeks.at(-1)).toMatchObject({ visits: 1, verifications: 1 });
  expect(documents[0]!.weeks[0]).toMatchObject({ visits: 0, verifications: 0 });
  expect(await otherStudent.call(getOwnVisits, {})).toEqual({ documents: [] });
});

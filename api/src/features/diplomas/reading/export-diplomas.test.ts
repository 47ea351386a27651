/** The list of diplomas as a file: what an import reads again, and how far each diploma is. */

import { updateUser } from "@ijaza/schema/accounts/own";
import { addDiplomas, decideDiplomas, getDiplomasWithError } from "@ijaza/schema/diplomas/calls";
import { DIPLOMA_FIELDS } from "@ijaza/schema/diplomas/fields";
import { exportDiplomas, getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { LANGUAGES } from "@ijaza/schema/product";
import { expect, test } from "vitest";
import { diplomaValues, THESIS, TRANSLATED } from "../../../../test/diploma-values.ts";
import { columnOf, exportSheet, importRowsOf } from "../../../../test/exported-sheet.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { accepted, rejected, setUpPending } from "../../../../test/pending-scene.ts";

const { fixtures } = await startTestApp();

const FORMATS = ["csv", "xlsx"] as const;

test.each(LANGUAGES.flatMap((language) => FORMATS.map((format) => [language, format] as const)))(
  "in %s, a %s file of diplomas is read again by the import as it is",
  async (language, format) => {
    const agent = await fixtures.agent();
    await fixtures.student({ university: { id: agent.universityId }, values: studentValues(1) });
    const row = diplomaValues(1, { ...TRANSLATED, ...THESIS, thesisTitle: "=La preuve, « encore »", session: "main" });
    await agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
    const sheet = await exportSheet(agent, exportDiplomas, { format }, { language });
    const diplomas = importRowsOf(sheet, DIPLOMA_FIELDS);
    expect(diplomas[0]).toMatchObject({ decisionDate: "2025-07-10", academicYear: "2024-2025" });
    const judged = await agent.call(getDiplomasWithError, { mode: "modeOne", diplomas });
    expect(judged).toMatchObject({ diplomas: [], existing: 1 });
  },
);

test("a file of one tab says of each diploma who prepared it, when it was decided, and why it was rejected", async () => {
  const { agent, responsable, ids } = await setUpPending(fixtures, 3);
  await responsable.call(decideDiplomas, { diplomasIds: [ids[0]!], ...accepted });
  await responsable.call(decideDiplomas, { diplomasIds: [ids[1]!], ...rejected });
  const sheet = await exportSheet(responsable, exportDiplomas, {
    format: "csv",
    status: "rejected,unsigned",
    sort: "status",
  });
  expect(columnOf(sheet, "Status")).toEqual(["Rejected", "Accepted"]);
  expect(columnOf(sheet, "Reason for the rejection")).toEqual([rejected.reason, ""]);
  expect(columnOf(sheet, "Prepared by")).toEqual([agent.user.username, agent.user.username]);
  await agent.call(updateUser, { usernameAr: "هند برادة" });
  const query = { format: "csv", status: "rejected,unsigned" } as const;
  const arabic = await exportSheet(responsable, exportDiplomas, query, { language: "ar" });
  expect(columnOf(arabic, "أعدّها")).toEqual(["هند برادة", "هند برادة"]);
  expect(columnOf(sheet, "Decided on")).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^\d/),
  ]);
  expect(columnOf(sheet, "Last name")).toEqual(["Mansouri", "Mansouri"]);
});

test("a file holds what the list shows: an agent's own diplomas, under the filters", async () => {
  const { university, agent, responsable } = await setUpPending(fixtures, 3);
  const colleague = await fixtures.agent({ university });
  const query = { search: "D-000002" };
  const numbersFor = async (client: typeof agent, more: object = {}) =>
    columnOf(await exportSheet(client, exportDiplomas, { format: "csv", ...more }), "Diploma number");
  expect(await numbersFor(agent, query)).toEqual(["D-000002"]);
  expect(await numbersFor(colleague)).toEqual([]);
  expect(await numbersFor(responsable, { sort: "-diplomaNumber", agentId: agent.user.id })).toEqual([
    "D-000003",
    "D-000002",
    "D-000001",
  ]);
  expect(await numbersFor(responsable, { academicYear: "2023-2024" })).toEqual([]);
  expect(await numbersFor(await fixtures.responsable())).toEqual([]);
});

test("an order or a status that the list does not have is refused before a file begins", async () => {
  const { responsable } = await setUpPending(fixtures, 1);
  for (const query of [{ sort: "search" }, { status: "lost" }]) {
    const refused = await responsable.refused(exportDiplomas, { format: "csv", ...query });
    expect(refused).toMatchObject({ status: 400, errors: [{ path: Object.keys(query)[0] }] });
    expect(await responsable.refused(getAllDiplomas, query)).toMatchObject({ errors: refused.errors });
  }
});

/** The list of certificates as a file, with the fields that their templates define. */

import { addCertificates, getCertificatesWithError } from "@ijaza/schema/certificates/calls";
import { fieldsOfCertificate } from "@ijaza/schema/certificates/fields";
import { exportCertificates } from "@ijaza/schema/certificates/reading";
import { LANGUAGES } from "@ijaza/schema/product";
import { getCertificateTemplates, putCertificateTemplate } from "@ijaza/schema/templates/calls";
import { expect, test } from "vitest";
import { certificateValues, setUpCertificates, TEMPLATE } from "../../../../test/certificate-scene.ts";
import { columnOf, exportSheet, importRowsOf } from "../../../../test/exported-sheet.ts";
import { startTestApp } from "../../../../test/harness.ts";

const { fixtures } = await startTestApp();
const PENDING = { format: "csv", status: "pending" } as const;

async function setUpTemplates() {
  const scene = await setUpCertificates(fixtures, { rows: [certificateValues(1), certificateValues(2)] });
  const { university, responsable } = scene;
  const { templates } = await responsable.call(getCertificateTemplates, { universityName: university.name_en });
  const starter = templates.find(({ name }) => name === TEMPLATE);
  if (!starter) throw new Error("the university has no certificate template");
  return { ...scene, starter };
}

test.each(LANGUAGES)("in %s, a file of one template is read again by the import as it is", async (language) => {
  const { agent, starter } = await setUpTemplates();
  const sheet = await exportSheet(agent, exportCertificates, { ...PENDING, templateName: TEMPLATE }, { language });
  const certificates = importRowsOf(sheet, fieldsOfCertificate(starter.fieldsDefinition));
  expect(certificates).toMatchObject([{ course: "Cybersécurité", hours: "20" }, { grade: "A" }]);
  const judged = await agent.call(getCertificatesWithError, { templateName: TEMPLATE, certificates });
  expect(judged).toEqual({ certificates: [], existing: 2 });
});

test("a file of several templates has a column for each of their fields", async () => {
  const { agent, responsable, starter } = await setUpTemplates();
  const hours = {
    name: "hours",
    label: { en: "Credits", fr: "Crédits", ar: "الأرصدة" },
    type: "number",
    required: true,
  } as const;
  const { layout } = starter;
  const blank = { ...layout, boxes: [] } as typeof layout;
  await responsable.call(putCertificateTemplate, { name: "Credits", layout: blank, fieldsDefinition: [hours] });
  const { course: _, hours: __, grade: ___, ...row } = certificateValues(3);
  await agent.call(addCertificates, { templateName: "Credits", certificates: [{ ...row, hours: "7" }] });
  const sheet = await exportSheet(responsable, exportCertificates, { ...PENDING, sort: "templateName" });
  expect(columnOf(sheet, "Template")).toEqual([TEMPLATE, TEMPLATE, "Credits"]);
  expect(columnOf(sheet, "Hours")).toEqual(["20", "20", ""]);
  expect(columnOf(sheet, "Credits")).toEqual(["", "", "7"]);
});

test("a file has the statuses that are named, and else those from the acceptance on; nobody else's rows", async () => {
  const { agent, responsable } = await setUpTemplates();
  const rowsFor = async (client: typeof agent, query: object) =>
    (await exportSheet(client, exportCertificates, { format: "csv", ...query })).rows.length;
  expect(await rowsFor(responsable, {})).toBe(0);
  expect(await rowsFor(responsable, { status: "pending" })).toBe(2);
  expect(await rowsFor(responsable, { status: "pending", expired: "true" })).toBe(0);
  expect(await rowsFor(await fixtures.responsable(), { status: "pending" })).toBe(0);
});

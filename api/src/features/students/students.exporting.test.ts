/** The list of students as a file, as a spreadsheet opens it and as our own import reads it again. */
import { LANGUAGES } from "@ijaza/schema/product";
import { addStudents, exportStudents, getStudents } from "@ijaza/schema/students/calls";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import { expect, test } from "vitest";
import { columnOf, exportSheet, importRowsOf } from "../../../test/exported-sheet.ts";
import { studentValues } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";

const { fixtures } = await startTestApp();

const register = (count: number) => Array.from({ length: count }, (_, number) => studentValues(number));

test.each(LANGUAGES.flatMap((language) => (["csv", "xlsx"] as const).map((format) => [language, format] as const)))(
  "in %s, a %s file of students is imported again as it is",
  async (language, format) => {
    const agent = await fixtures.agent();
    const values = { phone: "+216 20 123 456", nationality: "TN", birthPlace: 'Sfax; "Nord"', birthPlaceAr: "صفاقس" };
    await agent.call(addStudents, { students: [studentValues(1, values), studentValues(2, { sex: "M" })] });
    const sheet = await exportSheet(agent, exportStudents, { format, sort: "studentNumber" }, { language });
    const students = importRowsOf(sheet, STUDENT_FIELDS);
    expect(students[0]).toMatchObject({ studentNumber: "S000001", phone: "+216 20 123 456", birthDate: "2002-02-08" });
    expect(await agent.call(addStudents, { students })).toMatchObject({ created: 0, existing: 2, errors: [] });
    expect(sheet.isRightToLeft).toBe(format === "xlsx" && language === "ar");
  },
);

test("a file holds all rows that the list shows under its filters, in its order, whatever the page", async () => {
  const agent = await fixtures.agent();
  const students = register(1201).map((values, at) => ({ ...values, sex: at % 2 === 0 ? "F" : "M" }));
  await agent.call(addStudents, { students: students.slice(0, 1000) });
  await agent.call(addStudents, { students: students.slice(1000) });
  const query = { sort: "-studentNumber", sex: "F", search: "mansouri" } as const;
  const { total } = await agent.call(getStudents, query);
  const numbers = columnOf(await exportSheet(agent, exportStudents, { ...query, format: "csv" }), "Student number");
  expect(total).toBe(601);
  expect(numbers).toHaveLength(total);
  expect(numbers).toEqual([...numbers].sort().reverse());
});

test("a file says who signs in, and holds nobody of another university", async () => {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  await fixtures.student({ university, values: { studentNumber: "S-OWN" } });
  const { id } = await fixtures.university();
  await fixtures.student({ university: { id } });
  const sheet = await exportSheet(responsable, exportStudents, { format: "xlsx" }, { language: "fr" });
  expect(columnOf(sheet, "Numéro d’étudiant")).toEqual(["S-OWN"]);
  expect(columnOf(sheet, "Accès")).toEqual(["Sans invitation"]);
});

test("a file of admins of all universities names each student's university, and nobody's sex", async () => {
  const university = await fixtures.university();
  await fixtures.student({ university });
  const universityName = university.name_en;
  for (const admin of [await fixtures.admin("admin_ijaza"), await fixtures.admin("admin_alecso")]) {
    const sheet = await exportSheet(admin, exportStudents, { format: "csv", universityName });
    expect(columnOf(sheet, "University")).toEqual([universityName]);
    expect(sheet.headings).not.toContain("Sex");
    const refused = await admin.refused(exportStudents, { format: "csv", sex: "F" });
    expect(refused).toMatchObject({ error: "forbidden" });
  }
});

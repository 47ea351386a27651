/** Students through HTTP: lists, search, and who sees whom. */
import { addStudents, getStudentById, getStudents } from "@ijaza/schema/students/calls";
import { describe, expect, test } from "vitest";
import { studentValues } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";

const { db, fixtures, mails, anyone } = await startTestApp();

const numbers = ({ students }: { students: { studentNumber: string }[] }) => students.map((each) => each.studentNumber);

describe("the list of students", () => {
  test("shows the rows of a file in its order, page by page", async () => {
    const agent = await fixtures.agent();
    const students = Array.from({ length: 7 }, (_, number) => studentValues(number));
    await agent.call(addStudents, { students });
    const page = await agent.call(getStudents, { page: 2, pageSize: 3 });
    expect(page).toMatchObject({ total: 7, page: 2, pageSize: 3 });
    expect(numbers(page)).toEqual(["S000003", "S000004", "S000005"]);
  });

  test("is searched by names in both scripts, numbers and e-mail, without regard to accents and case", async () => {
    const agent = await fixtures.agent();
    const ines = {
      ...studentValues(1),
      firstName: "Inès",
      lastName: "El Idrissi",
      firstNameAr: "إيناس",
      lastNameAr: "الإدريسي",
    };
    const anis = {
      ...studentValues(2),
      firstName: "Anis",
      lastName: "Ayari",
      firstNameAr: "أنيس",
      lastNameAr: "العياري",
    };
    await agent.call(addStudents, { students: [ines, anis] });
    for (const search of ["ines", "IDRISSI ines", "ايناس", "الادريسي", "S000001", "s1@etu", "١٠٠٠٠٠٠١"]) {
      expect(numbers(await agent.call(getStudents, { search })), search).toEqual(["S000001"]);
    }
    expect(await agent.call(getStudents, { search: "100%" })).toMatchObject({ total: 0 });
  });

  test.each([
    ["O'Brien", { lastName: "O’Brien-Łukasiewicz" }],
    ["lukasiewicz o’brien", { lastName: "O’Brien-Łukasiewicz" }],
    ["محمد", { firstNameAr: "ﻣﺤﻤﺪ" }],
    ["ışık", { lastName: "IŞIK" }],
    ["كريم علي", { firstNameAr: "کریم", lastNameAr: "علی" }],
    ["عبدالله", { firstNameAr: "عبد الله" }],
  ])("finds by %s whoever writes it %o", async (search, names) => {
    const agent = await fixtures.agent();
    await agent.call(addStudents, { students: [{ ...studentValues(1), ...names }, studentValues(2)] });
    expect(numbers(await agent.call(getStudents, { search }))).toEqual(["S000001"]);
  });

  test("is sorted by a field, and refuses an unknown one", async () => {
    const agent = await fixtures.agent();
    const students = ["Zied", "amel", "Mounir"].map((firstName, number) => ({ ...studentValues(number), firstName }));
    await agent.call(addStudents, { students });
    expect(numbers(await agent.call(getStudents, { sort: "firstName" }))).toEqual(["S000001", "S000002", "S000000"]);
    expect(numbers(await agent.call(getStudents, { sort: "-firstName" }))).toEqual(["S000000", "S000002", "S000001"]);
    expect(await agent.refused(getStudents, { sort: "passwordHash" })).toMatchObject({ errors: [{ path: "sort" }] });
  });

  test("does not show the sex to admins of all universities, neither of a student nor by counts", async () => {
    const university = await fixtures.university();
    const agent = await fixtures.agent({ university });
    const { id } = await fixtures.student({ university, values: { sex: "F" } });
    expect(await agent.call(getStudents, { sex: "F" })).toMatchObject({ total: 1, students: [{ _id: id, sex: "F" }] });
    expect(await agent.call(getStudentById, { id })).toMatchObject({ student: { sex: "F" } });
    for (const admin of [await fixtures.admin("admin_ijaza"), await fixtures.admin("admin_alecso")]) {
      const universityName = university.name_en;
      expect(await admin.refused(getStudents, { universityName, sex: "F" })).toMatchObject({ error: "forbidden" });
      expect(await admin.call(getStudents, { universityName })).toMatchObject({ students: [{ _id: id, sex: null }] });
      expect(await admin.call(getStudentById, { id })).toMatchObject({ student: { _id: id, sex: null } });
    }
  });

  test("of all universities is for admins only, and can be filtered by a university's name", async () => {
    const university = await fixtures.university();
    const mine = await fixtures.student({ university });
    const other = await fixtures.student();
    for (const admin of [await fixtures.admin("admin_ijaza"), await fixtures.admin("admin_alecso")]) {
      const all = (await admin.call(getStudents, { pageSize: 500 })).students.map(({ _id }) => _id);
      expect(all).toEqual(expect.arrayContaining([mine.id, other.id]));
      const some = await admin.call(getStudents, { universityName: university.name_ar });
      expect(some.students.map(({ _id }) => _id)).toEqual([mine.id]);
    }
  });
});

describe("a student of another university", () => {
  test("is not listed, and seems absent", async () => {
    const agent = await fixtures.agent();
    const foreign = await fixtures.student();
    const university = (await fixtures.university()).name_en;
    expect(await agent.call(getStudents)).toMatchObject({ students: [], total: 0 });
    expect(await agent.call(getStudents, { universityName: university })).toMatchObject({ total: 0 });
    const refusal = await agent.refused(getStudentById, { id: foreign.id });
    expect(refusal).toMatchObject({ status: 404, error: "not_found" });
    expect(await agent.refused(getStudentById, { id: "0".repeat(26) })).toEqual(refusal);
  });

  test("is hidden by the database itself from a query without a filter", async () => {
    const foreign = await fixtures.student();
    const { id: university } = await fixtures.university();
    const bare = await inScope(db, { university }, (trx) => trx.selectFrom("students").selectAll().execute());
    const outside = await db.selectFrom("students").selectAll().execute();
    const write = inScope(db, { university }, (trx) =>
      trx.updateTable("students").set({ first_name: "Stolen" }).where("id", "=", foreign.id).executeTakeFirst(),
    );
    expect([bare, outside]).toEqual([[], []]);
    expect((await write).numUpdatedRows).toBe(0n);
    const move = inScope(db, { university: foreign.university_id }, (trx) =>
      trx.updateTable("students").set({ university_id: university }).where("id", "=", foreign.id).execute(),
    );
    await expect(move).rejects.toThrow("row-level security");
  });
});

describe("one student", () => {
  test("is shown with the state of the mailed code", async () => {
    const agent = await fixtures.agent();
    const row = studentValues(1, { email: "one@etu.example" });
    await agent.call(addStudents, { students: [row] });
    const id = (await agent.call(getStudents)).students[0]!._id;
    await mails.to(row.email);
    const { student } = await agent.call(getStudentById, { id });
    expect(student).toMatchObject({ studentNumber: row.studentNumber, invitation: { state: "sent" } });
  });
});

describe("a student's own record", () => {
  test("is read by the student and the staff of the university, and by no other student", async () => {
    const university = await fixtures.university();
    const student = await fixtures.signedInStudent({ university });
    const id = student.student.id;
    for (const reader of [student, await fixtures.agent({ university }), await fixtures.responsable({ university })]) {
      expect((await reader.call(getStudentById, { id })).student._id).toBe(id);
    }
    const fellow = await fixtures.signedInStudent({ university });
    expect(await fellow.refused(getStudentById, { id })).toMatchObject({ error: "not_found" });
    expect(await anyone.refused(getStudentById, { id })).toMatchObject({ error: "not_authenticated" });
    expect(await student.refused(getStudents)).toMatchObject({ error: "forbidden" });
  });
});

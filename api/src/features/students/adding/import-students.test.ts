/** Importing students through HTTP: valid rows are added, invalid ones reported, none added twice. */
import { addStudents, getStudents } from "@ijaza/schema/students/calls";
import { describe, expect, test } from "vitest";
import { studentValues } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { inScope } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

const { db, fixtures } = await startTestApp();

const fault = (row: number, path: string, error: string) => ({
  row,
  errors: [{ path, error, message: expect.any(String) }],
});
const eventsOf = (universityId: string) =>
  inScope(db, { university: universityId }, (trx) =>
    trx.selectFrom("audit_events").selectAll().where("kind", "=", "student.added").orderBy("seq").execute(),
  );

describe("an import of students", () => {
  test("adds the valid rows and reports each invalid cell of the others by row and column", async () => {
    const agent = await fixtures.agent();
    const students = [
      studentValues(1),
      { ...studentValues(2), sex: "X", birthDate: "31/02/2001" },
      { ...studentValues(3), email: "" },
      { ...studentValues(4), shoeSize: "42" },
      studentValues(5),
    ];
    const reply = await agent.call(addStudents, { students });
    expect(reply).toMatchObject({ created: 2, existing: 0 });
    expect(
      reply.errors.map(({ row, errors }) => [row, ...errors.map((each) => `${each.path}: ${each.error}`)]),
    ).toEqual([
      [3, "sex: not_a_choice", "birthDate: no_such_day"],
      [4, "email: required"],
      [5, "shoeSize: unknown_column"],
    ]);
  });

  test("reports errors in the caller's language", async () => {
    const agent = await fixtures.agent();
    const input = { students: [{ ...studentValues(1), email: null }], firstRow: 1001 };
    const reply = await agent.call(addStudents, input, { headers: { language: "ar" } });
    expect(reply.errors).toEqual([
      { row: 1001, errors: [{ path: "email", error: "required", message: "حقل إلزامي" }] },
    ]);
  });

  test("stores normalised values: digits in ASCII, dates as days, national card as the default document", async () => {
    const agent = await fixtures.agent();
    const student = { ...studentValues(1), studentNumber: "٠٠١٢", birthDate: "08/02/2002", sex: "féminin" };
    await agent.call(addStudents, { students: [student] });
    const { students } = await agent.call(getStudents);
    expect(students).toMatchObject([
      {
        studentNumber: "0012",
        birthDate: "2002-02-08",
        sex: "F",
        nationalIdType: "cin",
        nationality: null,
        invited: true,
      },
    ]);
  });

  test("refuses invisible characters: direction marks, and in numbers and e-mails joiners too", async () => {
    const agent = await fixtures.agent();
    const students = [
      { ...studentValues(1), firstName: "Ines\u202e" },
      { ...studentValues(2), studentNumber: "S\u200b000001" },
      { ...studentValues(3), email: "s3\u200b@etu.example" },
      { ...studentValues(4), firstNameAr: "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627" },
    ];
    const reply = await agent.call(addStudents, { students });
    expect(reply).toMatchObject({ created: 1 });
    expect(reply.errors).toEqual([
      fault(2, "firstName", "bidi_control"),
      fault(3, "studentNumber", "invisible_character"),
      fault(4, "email", "invisible_character"),
    ]);
  });

  test("accepts visible names with plain spaces, and reports other faults of names", async () => {
    const agent = await fixtures.agent();
    const students = [
      { ...studentValues(1), firstName: "\u200b", lastName: "\u200b" },
      { ...studentValues(2), firstName: "12", birthPlace: `Sfax${"\u0301".repeat(100)}` },
      { ...studentValues(3), lastName: "\u00a0Ben \u00a0Salah " },
    ];
    const reply = await agent.call(addStudents, { students });
    expect(
      reply.errors.map(({ row, errors }) => [row, ...errors.map((each) => `${each.path}: ${each.error}`)]),
    ).toEqual([
      [2, "firstName: invisible_character", "lastName: invisible_character"],
      [3, "firstName: no_letter", "birthPlace: too_many_marks"],
    ]);
    expect((await agent.call(getStudents)).students).toMatchObject([{ lastName: "Ben Salah" }]);
  });

  test("refuses a letter that documents cannot print, and names it", async () => {
    const agent = await fixtures.agent();
    const students = [{ ...studentValues(1), firstName: "小明", birthPlace: "Sfax 🏠" }, studentValues(2)];
    const { created, errors } = await agent.call(addStudents, { students });
    expect(created).toBe(1);
    expect(errors).toMatchObject([
      {
        row: 2,
        errors: [
          { path: "firstName", error: "letter_without_font", message: expect.stringContaining("小") },
          { path: "birthPlace", error: "letter_without_font", message: expect.stringContaining("U+1F3E0") },
        ],
      },
    ]);
  });

  test("counts an identical student as existing, and refuses a different one under the same number", async () => {
    const agent = await fixtures.agent();
    await agent.call(addStudents, { students: [studentValues(1), studentValues(2)] });
    const again = [studentValues(1), { ...studentValues(2), lastName: "Ben Salah" }, studentValues(3)];
    expect(await agent.call(addStudents, { students: again })).toEqual({
      created: 1,
      existing: 1,
      errors: [fault(3, "studentNumber", "number_taken")],
    });
  });

  test("refuses an identity document that another student has", async () => {
    const agent = await fixtures.agent();
    await agent.call(addStudents, { students: [studentValues(1)] });
    const { nationalId } = studentValues(1);
    const students = [
      { ...studentValues(2), nationalId },
      { ...studentValues(3), nationalId, nationalIdType: "passport" },
    ];
    const reply = await agent.call(addStudents, { students });
    expect(reply).toEqual({ created: 1, existing: 0, errors: [fault(2, "nationalId", "number_taken")] });
  });

  test("names the row that is repeated, within a call and across the calls of one file", async () => {
    const agent = await fixtures.agent();
    const importId = newId();
    const students = [
      studentValues(1),
      studentValues(1),
      { ...studentValues(3), nationalId: studentValues(1).nationalId },
    ];
    const first = await agent.call(addStudents, { importId, students });
    expect(first.errors).toEqual([
      fault(3, "studentNumber", "duplicate_in_file"),
      fault(4, "nationalId", "duplicate_in_file"),
    ]);
    expect(first.errors[0]?.errors[0]?.message).toContain("2");
    const second = await agent.call(addStudents, { importId, firstRow: 5, students: [studentValues(1)] });
    expect(second).toEqual({ created: 0, existing: 0, errors: [fault(5, "studentNumber", "duplicate_in_file")] });
  });

  test("adds nothing twice when a call of a file is sent again", async () => {
    const agent = await fixtures.agent();
    const call = {
      importId: newId(),
      students: [studentValues(1), studentValues(2), { ...studentValues(3), sex: "?" }],
    };
    const first = await agent.call(addStudents, call);
    const again = await agent.call(addStudents, call);
    expect([first.created, first.existing, first.errors.length]).toEqual([2, 0, 1]);
    expect([again.created, again.existing, again.errors.length]).toEqual([0, 2, 1]);
  });

  test("does nothing again for the same idempotency key", async () => {
    const agent = await fixtures.agent();
    const headers = { "idempotency-key": newId() };
    const send = () => agent.send(addStudents, { students: [studentValues(1)] }, { headers });
    expect((await send()).json()).toMatchObject({ created: 1 });
    expect((await send()).json()).toMatchObject({ status: 409, error: "already_done" });
    expect((await agent.call(getStudents)).total).toBe(1);
    const other = await agent.refused(addStudents, { students: [studentValues(2)] }, { headers });
    expect(other).toMatchObject({ status: 409, error: "idempotency_key_reused" });
  });

  test("names the students who got no code because the address got three that day; they are registered nevertheless", async () => {
    const agent = await fixtures.agent();
    const email = "secretariat@etu.example";
    const students = [1, 2, 3, 4, 5].map((number) => ({ ...studentValues(number), email }));
    const mixed = [...students.slice(0, 4), studentValues(6), students[4]!];
    const reply = await agent.call(addStudents, { students: mixed, firstRow: 11 });
    const nameOf = ({ studentNumber, firstName, lastName }: (typeof students)[number]) => {
      return { studentNumber, firstName, lastName };
    };
    expect(reply).toEqual({
      created: 6,
      existing: 0,
      errors: [],
      withoutCode: [
        { row: 14, ...nameOf(students[3]!) },
        { row: 16, ...nameOf(students[4]!) },
      ],
    });
    const invited = (await eventsOf(agent.universityId)).map(({ data }) => data?.isInvited);
    expect(invited).toEqual([true, true, true, false, true, false]);
    const listed = (await agent.call(getStudents)).students;
    expect(
      listed
        .filter(({ invitation }) => invitation === null)
        .map(({ studentNumber }) => studentNumber)
        .sort(),
    ).toEqual([students[3]!, students[4]!].map(({ studentNumber }) => studentNumber));
  });

  test("refuses a row larger than 8 KB and adds the others", async () => {
    const agent = await fixtures.agent();
    const students = [{ ...studentValues(1), birthPlace: "x".repeat(8200) }, studentValues(2)];
    const reply = await agent.call(addStudents, { students });
    expect(reply).toMatchObject({ created: 1, existing: 0, errors: [fault(2, "birthPlace", "row_too_large")] });
  });

  test("refuses more than a thousand rows per call, and callers who are not agents", async () => {
    const agent = await fixtures.agent();
    const many = Array.from({ length: 1001 }, (_, number) => studentValues(number));
    expect(await agent.refused(addStudents, { students: many })).toMatchObject({ status: 400, error: "invalid_input" });
    for (const other of [await fixtures.responsable(), await fixtures.universityAdmin(), await fixtures.admin()]) {
      expect(await other.refused(addStudents, { students: [studentValues(1)] })).toMatchObject({ error: "forbidden" });
    }
  });

  test("has the same result when two agents send the same students at once", async () => {
    const university = await fixtures.university();
    const agents = [await fixtures.agent({ university }), await fixtures.agent({ university })];
    const students = Array.from({ length: 200 }, (_, number) => studentValues(number));
    const reversed = students.toReversed();
    const replies = await Promise.all(
      agents.map((agent, place) => agent.call(addStudents, { students: place === 0 ? students : reversed })),
    );
    expect(replies.map(({ created, existing }) => created + existing)).toEqual([200, 200]);
    expect(replies.reduce((sum, { created }) => sum + created, 0)).toBe(200);
  });

  test("logs one event for each student, with a digest that cannot be guessed", async () => {
    const agent = await fixtures.agent();
    await agent.call(addStudents, { students: [studentValues(1), studentValues(2)] });
    const events = await eventsOf(agent.universityId);
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ actor_id: agent.user.id, before_digest: null, data: {} });
    expect(events[0]?.after_digest).not.toEqual(events[1]?.after_digest);
  });
});

/** Correcting and deleting students through HTTP. */

import { addDiplomas, decideDiplomas, updateDiploma } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaById } from "@ijaza/schema/diplomas/reading";
import { addStudents, deleteStudent, getStudentById, getStudents, updateStudent } from "@ijaza/schema/students/calls";
import { describe, expect, test } from "vitest";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";

const { fixtures } = await startTestApp();

/** An agent with two students, and the id of the first. */
async function withStudents() {
  const university = await fixtures.university();
  const agent = await fixtures.agent({ university });
  await agent.call(addStudents, { students: [studentValues(1), studentValues(2)] });
  const { students } = await agent.call(getStudents);
  return { university, agent, _id: students[0]!._id };
}

/** The same, with a pending diploma of the first student. */
async function withDiploma() {
  const scene = await withStudents();
  await scene.agent.call(addDiplomas, { mode: "modeOne", diplomas: [diplomaValues(1)] });
  const { diplomas } = await scene.agent.call(getAllDiplomas);
  return { ...scene, diplomaId: diplomas[0]!._id };
}

describe("a correction of a student", () => {
  test("changes the named fields by the rules of the import, and searches find the new values", async () => {
    const { agent, _id } = await withStudents();
    const { student } = await agent.call(updateStudent, {
      _id,
      lastName: "Ben Salah",
      birthDate: "09/02/2002",
      phone: null,
    });
    expect(student).toMatchObject({ lastName: "Ben Salah", birthDate: "2002-02-09", firstName: "Inès", phone: null });
    expect((await agent.call(getStudents, { search: "ben salah" })).total).toBe(1);
  });

  test("reports each invalid field, and refuses another student's number", async () => {
    const { agent, _id } = await withStudents();
    const bad = await agent.refused(updateStudent, { _id, sex: "X", lastName: "" });
    expect(bad).toMatchObject({ status: 422, error: "record_invalid" });
    expect(bad.errors?.map(({ path, error }) => `${path} ${error}`)).toEqual(["lastName required", "sex not_a_choice"]);
    const taken = await agent.refused(updateStudent, { _id, studentNumber: "S000002", nationalId: "10000002" });
    expect(taken.errors?.map(({ path, error }) => `${path} ${error}`)).toEqual([
      "studentNumber number_taken",
      "nationalId number_taken",
    ]);
    expect((await agent.send(updateStudent, { _id, passwordHash: "x" })).statusCode).toBe(400);
  });

  test("is limited to the own university: a foreign student seems absent", async () => {
    const { _id } = await withStudents();
    const other = await fixtures.agent();
    for (const id of [_id, "0".repeat(26)]) {
      expect(await other.refused(updateStudent, { _id: id, lastName: "X" })).toMatchObject({ error: "not_found" });
      expect(await other.refused(deleteStudent, { _id: id })).toMatchObject({ error: "not_found" });
    }
  });

  test("of two students to one number at once succeeds for one", async () => {
    const { agent } = await withStudents();
    const { students } = await agent.call(getStudents);
    const replies = await Promise.all(
      students.map(({ _id }) => agent.send(updateStudent, { _id, studentNumber: "NEW" })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test("changes a pending diploma too, but not an accepted one", async () => {
    const { university, agent, _id, diplomaId: id } = await withDiploma();
    await agent.call(updateStudent, { _id, studentNumber: "S9", lastName: "Trabelsi" });
    const pending = (await agent.call(getDiplomaById, { id })).diploma;
    expect(pending).toMatchObject({ student: { studentNumber: "S9", lastName: "Trabelsi" } });
    await agent.call(updateDiploma, { _id: id, honours: "excellent" });
    const responsable = await fixtures.responsable({ university });
    await responsable.call(decideDiplomas, { diplomasIds: [id], decision: "accepted" });
    await agent.call(updateStudent, { _id, studentNumber: "S10", lastName: "Gharbi" });
    const accepted = (await agent.call(getDiplomaById, { id })).diploma;
    expect(accepted).toMatchObject({ student: { studentNumber: "S9", lastName: "Trabelsi" } });
  });
});

describe("a deleted student", () => {
  test("is gone from lists, signed out, and the number is free again", async () => {
    const university = await fixtures.university();
    const agent = await fixtures.agent({ university });
    const student = await fixtures.signedInStudent({ university });
    const _id = student.student.id;
    await agent.call(deleteStudent, { _id });
    expect(await agent.call(getStudents)).toMatchObject({ total: 0 });
    expect(await student.refused(getStudentById, { id: _id })).toMatchObject({ error: "not_authenticated" });
    expect(await agent.refused(deleteStudent, { _id })).toMatchObject({ error: "not_found" });
    const again = { ...studentValues(1), studentNumber: student.student.student_number };
    expect(await agent.call(addStudents, { students: [again] })).toMatchObject({ created: 1 });
  });

  test("is deleted with diplomas that are not accepted, and cannot be deleted while an accepted one exists", async () => {
    const first = await withDiploma();
    await first.agent.call(deleteStudent, { _id: first._id });
    expect(await first.agent.call(getAllDiplomas)).toMatchObject({ total: 0 });
    const second = await withDiploma();
    const responsable = await fixtures.responsable({ university: second.university });
    await responsable.call(decideDiplomas, { diplomasIds: [second.diplomaId], decision: "accepted" });
    const refusal = await second.agent.refused(deleteStudent, { _id: second._id });
    expect(refusal).toMatchObject({ status: 409, error: "student_has_diplomas" });
    expect((await second.agent.call(getStudents)).total).toBe(2);
  });
});

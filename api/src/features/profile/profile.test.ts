/** A student's own page through HTTP: the student, the diplomas, and how often they were verified. */
import { addDiplomas } from "@ijaza/schema/diplomas/calls";
import { countVerifications, getOwnStudent } from "@ijaza/schema/students/calls";
import { expect, test } from "vitest";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";

const { fixtures, db, anyone } = await startTestApp();

test("a student sees the own data and diplomas, with the number of verifications of each", async () => {
  const university = await fixtures.university();
  const agent = await fixtures.agent({ university });
  const student = await fixtures.signedInStudent({ university });
  const fellow = await fixtures.signedInStudent({ university });
  const numbers = [student, fellow].map((each) => each.student.student_number);
  const rows = numbers.map((studentNumber, number) => diplomaValues(number, { studentNumber }));
  await agent.call(addDiplomas, { mode: "modeOne", diplomas: rows });
  const { student: own } = await student.call(getOwnStudent);
  expect(own).toMatchObject({ _id: student.student.id, studentNumber: numbers[0], certificates: [] });
  expect(own.diplomas).toMatchObject([{ diplomaNumber: "D-000000", status: "pending", verifications: 0 }]);
  const diplomaId = own.diplomas[0]!._id;
  const seen = (day: string, kind: string, count: number) => ({ day, kind, count, record_id: diplomaId });
  await inScope(db, EVERYTHING, (trx) =>
    trx
      .insertInto("visits")
      .values(
        [
          seen("2026-01-01", "verification", 2),
          seen("2026-01-02", "verification", 3),
          seen("2026-01-02", "visit", 9),
        ].map((visit) => ({ ...visit, university_id: university.id })),
      )
      .execute(),
  );
  expect(await student.call(countVerifications)).toEqual({ count: 5, byDiploma: [{ diplomaId, count: 5 }] });
  expect((await student.call(getOwnStudent)).student.diplomas[0]).toMatchObject({ verifications: 5 });
  expect(await fellow.call(countVerifications)).toMatchObject({ count: 0 });
});

test("only students have such a page", async () => {
  const agent = await fixtures.agent();
  expect(await agent.refused(getOwnStudent)).toMatchObject({ error: "forbidden" });
  expect(await anyone.refused(countVerifications)).toMatchObject({ error: "not_authenticated" });
});

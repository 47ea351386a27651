/** Students made from the rows of a diploma import, through the room's service. */
import { describe, expect, test } from "vitest";
import { EVERYTHING } from "../../../../test/everything.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { TEST_SECRETS } from "../../../../test/harness.ts";
import { startTestDatabase } from "../../../../test/test-database.ts";
import { SYSTEM } from "../../../platform/audit/audit.ts";
import { systemClock } from "../../../platform/clock.ts";
import { inScope } from "../../../platform/database.ts";
import { createUniversities } from "../../universities/universities.service.ts";
import { createUsers } from "../../users/users.service.ts";
import { createStudents } from "../students.service.ts";

const { db } = await startTestDatabase();
const clock = systemClock;
const universities = createUniversities({ db, clock, users: createUsers() });
const students = createStudents({ db, clock, universities, contentKey: TEST_SECRETS.content });

async function setUpUniversity(slug: string) {
  const university = {
    slug,
    name: { en: slug, fr: slug, ar: slug },
    country: "TN",
    domain: `${slug}.example`,
    modes: ["modeTwo"] as const,
    certificateCreationEnabled: false,
  };
  const { id } = await inScope(db, EVERYTHING, (trx) => universities.create(trx, { university, author: SYSTEM }));
  return (...rows: Record<string, string>[]) =>
    inScope(db, { university: id }, (trx) =>
      students.addFromRows(trx, {
        universityId: id,
        author: SYSTEM,
        at: clock.now(),
        rows: rows.map((values, index) => ({ row: index + 2, values })),
      }),
    );
}

describe("the student of a diploma's row", () => {
  test("is created once, although the file has several diplomas", async () => {
    const add = await setUpUniversity("once");
    const { byNumber, faults } = await add(studentValues(1), studentValues(2), studentValues(1));
    expect([...byNumber.keys()].toSorted()).toEqual(["S000001", "S000002"]);
    expect(faults.size).toBe(0);
  });

  test("is reused when registered with the same identity; contact data may differ, and empty cells are ignored", async () => {
    const add = await setUpUniversity("reused");
    const before = (await add({ ...studentValues(1), birthPlace: "Sfax" })).byNumber.get("S000001");
    const { firstNameAr, lastNameAr, ...latin } = studentValues(1, { email: "new@etu.example" });
    const { byNumber, faults } = await add(latin);
    expect(faults.size).toBe(0);
    expect(byNumber.get("S000001")).toEqual(before);
  });

  test("who differs is an error of each such field, which names the registered value", async () => {
    const add = await setUpUniversity("differs");
    await add(studentValues(1));
    const { faults } = await add(
      studentValues(1, { lastName: "Ben Salah", birthDate: "2001-01-01" }),
      studentValues(2),
    );
    expect([...faults]).toEqual([
      [
        2,
        [
          { path: "lastName", error: "student_differs", data: { registered: "Mansouri" } },
          { path: "birthDate", error: "student_differs", data: { registered: "2002-02-08" } },
        ],
      ],
    ]);
  });

  test("who differs from an earlier row of the same file is an error too", async () => {
    const add = await setUpUniversity("same-file");
    const { faults } = await add(studentValues(1), studentValues(1, { firstName: "Amel" }));
    expect(faults.get(3)).toMatchObject([{ path: "firstName", error: "student_differs" }]);
  });

  test("cannot have the identity document of another student", async () => {
    const add = await setUpUniversity("identity");
    const { nationalId } = studentValues(1);
    await add(studentValues(1));
    const { faults, byNumber } = await add(studentValues(2, { nationalId }));
    expect(faults.get(2)).toEqual([{ path: "nationalId", error: "number_taken" }]);
    expect(byNumber.has("S000002")).toBe(false);
  });
});

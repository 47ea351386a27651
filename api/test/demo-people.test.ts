/** The people of the demo, right after its start. */
import { getStudents } from "@ijaza/schema/students/calls";
import { signIn, signInStudent } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { DEMO_STAFF, DEMO_STUDENT } from "../seeds/demo-accounts.ts";
import { loadDemoPeople } from "../seeds/demo-people.ts";
import { startTestApp } from "./harness.ts";

const { db, rooms, passwords, visitor } = await startTestApp();
const load = (password: string) => loadDemoPeople({ rooms, passwords }, { db, password });

test("every demo account signs in with the password of this start, and of a later one", async () => {
  const first = await load("the first password");
  const again = await load("another password");
  expect([first.isNew, again.isNew]).toEqual([true, false]);
  for (const { email, role } of DEMO_STAFF) {
    const { user } = await visitor().call(signIn, { email, password: "another password" });
    expect(user).toMatchObject({ email, role: { name: role } });
  }
  const credentials = { identifier: DEMO_STUDENT.email, password: "another password" };
  const { user } = await visitor().call(signInStudent, credentials);
  expect(user.university).toMatchObject({ _id: first.first.id, certificateCreationEnabled: true });
});

test("the two demo universities have sixty students, and each sees only its own", async () => {
  await load("another password");
  const studentsOf = async (email: string) => {
    const client = visitor();
    await client.call(signIn, { email, password: "another password" });
    return (await client.call(getStudents, { pageSize: 500 })).students;
  };
  const [first, second] = [await studentsOf("agent@ijaza.example"), await studentsOf("agent2@ijaza.example")];
  const all = [...first, ...second];
  expect([first.length, second.length]).toEqual([48, 12]);
  expect(all.every(({ studentNumber }) => studentNumber.startsWith("DEMO"))).toBe(true);
  expect(new Set(all.map((each) => `${each.firstName} ${each.lastName}`)).size).toBe(60);
});

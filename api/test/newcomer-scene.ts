/** Newly registered students who have the code for their first sign-in by mail. */
import { addStudents, getStudents } from "@ijaza/schema/students/calls";
import type { Client } from "./client.ts";
import { studentValues } from "./fixtures.ts";
import type { TestApp } from "./harness.ts";

export function createNewcomerScene({ fixtures, mails }: Pick<TestApp, "fixtures" | "mails">) {
  let last = 0;
  /** A valid row of a new student. */
  const newRow = () => {
    last += 1;
    return { ...studentValues(last), email: `first-${last}@etu.example` };
  };
  const codeFor = async (email: string): Promise<string> => {
    const mail = (await mails.to(email)).at(-1);
    return mail?.text.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? "none";
  };
  return {
    newRow,
    codeFor,
    /** An agent who registered a student. */
    registered: async (values: Record<string, string> = {}) => {
      const agent = await fixtures.agent();
      const student = { ...newRow(), ...values };
      await agent.call(addStudents, { students: [student] });
      return { agent, identifier: student.studentNumber, email: student.email, code: await codeFor(student.email) };
    },
    /** The state of the first student's code in the agent's list. */
    stateOf: async ({ agent }: { agent: Client }) => (await agent.call(getStudents)).students[0]?.invitation?.state,
  };
}

/** Creates a student for one journey, who is signed in and has a signed diploma. */
import { randomInt } from "node:crypto";
import { addStudents, finishFirstSignIn } from "@ijaza/schema/students/calls";
import { signInWithCode } from "@ijaza/schema/users/calls";
import type { Agent } from "./actors/agent.ts";
import type { Person } from "./actors/person.ts";
import type { Responsable } from "./actors/responsable.ts";
import { studentOf } from "./actors/student.ts";
import { call } from "./calls.ts";
import { diplomasOf, firstRowOf } from "./cohorts.ts";
import { accept, bringIn, sign } from "./issuing.ts";
import { codeMailedTo } from "./mailbox.ts";

type GraduateDeps = {
  agent: Agent;
  responsable: Responsable;
  person: Person;
  /** One letter with which the numbers begin. */
  prefix: string;
};

/** By calls, because the journey of a student's first sign-in does the same by pages. */
export async function graduate({ agent, responsable, person, prefix }: GraduateDeps) {
  const identifier = `${prefix}${randomInt(1e9, 1e10)}`;
  const email = `${identifier.toLowerCase()}@etu.example`;
  const identity = {
    studentNumber: identifier,
    nationalId: identifier,
    nationalIdType: "cin",
    sex: "F",
    firstName: "Zeineb",
    lastName: "Baccouche",
    birthDate: "2003-03-14",
  };
  await call(agent, addStudents, { students: [{ ...identity, email }] });
  await call(person, signInWithCode, { identifier, code: await codeMailedTo(email) });
  await call(person, finishFirstSignIn, { password: "a sentence that this student keeps" });

  const cohort = diplomasOf([identifier], { prefix: `${prefix}-${identifier}` });
  const cells = firstRowOf(cohort);
  const { diplomaNumber: number = "" } = cells;
  await bringIn(agent, cohort);
  await accept(responsable, number);
  await sign(agent, number);
  const student = studentOf(person);
  await student.openOwnPage();
  const written = Object.keys(cells).filter((name) => cells[name] !== "");
  /** The names of the facts on the diploma. */
  const facts = new Set([...written, ...Object.keys(identity)]);
  return { student, card: student.stage, identifier, email, number, facts, link: await student.readLink() };
}

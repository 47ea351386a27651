/** Creates a student for one journey, who is signed in and has a signed diploma. */
import { randomInt } from "node:crypto";
import type { Agent } from "./actors/agent.ts";
import type { Person } from "./actors/person.ts";
import type { Responsable } from "./actors/responsable.ts";
import { studentOf } from "./actors/student.ts";
import { diplomasOf, firstRowOf } from "./cohorts.ts";
import { codeMailedTo } from "./mailbox.ts";

type GraduateDeps = {
  agent: Agent;
  responsable: Responsable;
  person: Person;
  /** One letter with which the numbers begin. */
  prefix: string;
};

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
  await agent.addStudent({ ...identity, email });
  const student = studentOf(person);
  await student.giveCode({ identifier, code: await codeMailedTo(email) });
  await student.setPassword("a sentence that this student keeps");
  const cohort = diplomasOf([identifier], { prefix: `${prefix}-${identifier}` });
  const cells = firstRowOf(cohort);
  const { diplomaNumber: number = "" } = cells;
  await agent.importDiplomas(cohort, { mode: "modeOne" });
  await responsable.accept(number);
  await agent.sign(number);
  await student.openOwnPage();
  const written = Object.keys(cells).filter((name) => cells[name] !== "");
  /** The names of the facts on the diploma. */
  const facts = new Set([...written, ...Object.keys(identity)]);
  return { student, card: student.stage, identifier, email, number, facts, link: await student.readLink() };
}

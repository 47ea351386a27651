/** A student of a journey's own, signed in, with a diploma that is signed. */
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
  /** One letter before the numbers. */
  prefix: string;
};

export async function graduate({ agent, responsable, person, prefix }: GraduateDeps) {
  const identifier = `${prefix}${randomInt(1e9, 1e10)}`;
  const email = `${identifier.toLowerCase()}@etu.example`;
  await agent.addStudent({
    studentNumber: identifier,
    nationalId: identifier,
    nationalIdType: "cin",
    sex: "F",
    email,
    firstName: "Zeineb",
    lastName: "Baccouche",
    birthDate: "2003-03-14",
  });
  const student = studentOf(person);
  await student.giveCode({ identifier, code: await codeMailedTo(email) });
  await student.setPassword("a sentence that this student keeps");
  const cohort = diplomasOf([identifier], { prefix: `${prefix}-${identifier}` });
  const { diplomaNumber: number = "" } = firstRowOf(cohort);
  await agent.importDiplomas(cohort, { mode: "modeOne" });
  await responsable.accept(agent.account, number);
  await agent.sign(number);
  await student.openOwnPage();
  const card = student.diplomaNumbered(number).first();
  return { student, card, email, number, link: await student.readLink(card) };
}

/** The people involved in a request for a correction: a student, an agent and a responsable of one university. */

import { addDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { diplomaValues } from "./diploma-values.ts";
import type { Fixtures } from "./fixtures.ts";

export const NAME = { field: "lastName", value: "Ben Salah" };
export const PLACE = { field: "birthPlace", value: "Sfax" };

export function createCorrectionRequestScene(fixtures: Fixtures) {
  async function setting() {
    const university = await fixtures.university();
    const agent = await fixtures.agent({ university });
    const responsable = await fixtures.responsable({ university });
    const student = await fixtures.signedInStudent({ university });
    return { university, agent, responsable, student, id: student.student.id, email: student.student.email };
  }

  /** The same people, and a pending diploma of the student. */
  async function withDiploma() {
    const all = await setting();
    const row = diplomaValues(1, { studentNumber: all.student.student.student_number });
    await all.agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
    const { diplomas } = await all.agent.call(getAllDiplomas);
    return { ...all, diplomaId: diplomas[0]!._id };
  }

  return { setting, withDiploma };
}

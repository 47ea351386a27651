/** Takes a diploma from its row to the chain: imported by an agent, accepted by the responsable, signed, final. */

import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import type { Job } from "@ijaza/schema/jobs/calls";
import type { UniversityRow } from "../src/features/universities/universities.service.ts";
import type { Client } from "./client.ts";
import { diplomaValues } from "./diploma-values.ts";
import type { Fixtures } from "./fixtures.ts";

type Issuing = {
  fixtures: Pick<Fixtures, "agent" | "responsable" | "signedInStudent"> & {
    issuingUniversity(): Promise<UniversityRow>;
  };
  ended(client: Client, job: Job): Promise<Job>;
};

/** A new university with its people, a signed-in student, and the student's signed diploma. */
export async function issueDiploma({ fixtures, ended }: Issuing) {
  const university = await fixtures.issuingUniversity();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const student = await fixtures.signedInStudent({ university });
  const row = diplomaValues(1, { studentNumber: student.student.student_number });
  await agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  const { diplomas } = await agent.call(getAllDiplomas);
  const [diploma] = diplomas;
  if (!diploma) throw new Error("the diploma was not imported");
  return { university, agent, responsable, student, diploma };
}

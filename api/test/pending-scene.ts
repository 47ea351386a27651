/** Diplomas that wait for a decision. */

import { addDiplomas } from "@ijaza/schema/diplomas/calls";
import { getPendingByResponsable } from "@ijaza/schema/diplomas/reading";
import { diplomaValues } from "./diploma-values.ts";
import { type Fixtures, studentValues } from "./fixtures.ts";

export const accepted = { decision: "accepted" as const };
export const rejected = { decision: "rejected" as const, reason: "the year is wrong" };

/** A university with an agent, a responsable, and pending diplomas of students. */
export async function setUpPending(fixtures: Fixtures, count = 1) {
  const university = await fixtures.university();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const diplomas = Array.from({ length: count }, (_, index) => diplomaValues(index + 1));
  for (let n = 1; n <= count; n += 1) await fixtures.student({ university, values: studentValues(n) });
  await agent.call(addDiplomas, { mode: "modeOne", diplomas });
  const { diplomas: stored } = await responsable.call(getPendingByResponsable, {
    sort: "diplomaNumber",
    pageSize: 500,
  });
  return { university, agent, responsable, ids: stored.map(({ _id }) => _id), id: stored[0]!._id };
}

/** Diplomas that wait for their decision. */
import { getPendingByResponsable } from "@ijaza/schema/diploma-reading";
import { addDiplomas } from "@ijaza/schema/diplomas";
import { diplomaValues } from "./diploma-values.ts";
import { type Given, studentValues } from "./given.ts";

export const accepted = { decision: "accepted" as const };
export const rejected = { decision: "rejected" as const, reason: "the year is wrong" };

/** A university with an agent, a responsable, and pending diplomas of students. */
export async function givenPending(given: Given, count = 1) {
  const university = await given.university();
  const agent = await given.agent({ university });
  const responsable = await given.responsable({ university });
  const diplomas = Array.from({ length: count }, (_, index) => diplomaValues(index + 1));
  for (let n = 1; n <= count; n += 1) await given.student({ university, values: studentValues(n) });
  await agent.call(addDiplomas, { mode: "modeOne", diplomas });
  const { diplomas: stored } = await responsable.call(getPendingByResponsable, {
    sort: "diplomaNumber",
    pageSize: 500,
  });
  return { university, agent, responsable, ids: stored.map(({ _id }) => _id), id: stored[0]!._id };
}

/** A student with a signed diploma, for which a correction is requested, accepted and signed on a real chain. */

import { acceptDiplomaCorrection, requestDiplomaCorrection } from "@ijaza/schema/correction-requests/calls";
import { decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getDiplomaById } from "@ijaza/schema/diplomas/reading";
import type { ChainApp } from "./chain-harness.ts";

export const HONOURS = { field: "honours", value: "excellent" };
const NAME = { field: "firstName", value: "Inès-Marie" };

export function createCorrectionScene({ fixtures, ended }: Pick<ChainApp, "fixtures" | "ended">) {
  return async function setting() {
    const { university, agent, responsable, student, diploma } = await fixtures.signedDiploma();
    const old = diploma._id;

    const ask = async (items = [HONOURS, NAME]) =>
      (await student.call(requestDiplomaCorrection, { diplomaId: old, items })).demand;
    /** Requests a correction and lets the agent accept it; gives the id of the correction. */
    const correct = async () => {
      const { demand: request } = await agent.call(acceptDiplomaCorrection, { demandId: (await ask())._id });
      return String(request.items[0]!.diplomaId);
    };
    const accept = (id: string) => responsable.call(decideDiplomas, { diplomasIds: [id], decision: "accepted" });
    const sign = async (id: string) => {
      await accept(id);
      await ended(agent, await agent.call(signDiplomas, { diplomasIds: [id] }));
    };
    const read = async (id: string) => (await agent.call(getDiplomaById, { id })).diploma;
    return { university, agent, responsable, student, old, ask, correct, accept, sign, read };
  };
}

/** The calls on demands for corrections. */
import type { Endpoint } from "@ijaza/schema/endpoint";
import {
  acceptDiplomaDemand,
  acceptDiplomaItem,
  acceptStudentDemand,
  acceptStudentItem,
  countDemands,
  demandDiplomaUpdate,
  demandStudentUpdate,
  getDemands,
  getEvidence,
  getStudentDemand,
  rejectDiplomaDemand,
  rejectDiplomaItem,
  rejectStudentDemand,
  rejectStudentItem,
} from "@ijaza/schema/update-demands";
import { type Actor, withUniversity } from "../../platform/actor.ts";
import type { Context, Mount } from "../../platform/http/mount.ts";
import type { Decision } from "./update-demands.deciding.ts";
import type { DemandCaller } from "./update-demands.deps.ts";
import type { UpdateDemands } from "./update-demands.service.ts";

type DemandCall = Pick<Context<Endpoint>, "language" | "request"> & { actor: Actor };

const callerOf = ({ actor, language, request }: DemandCall): DemandCaller => ({
  actor: withUniversity(actor),
  language,
  requestId: request.id,
});

export function mountUpdateDemands(mount: Mount, demands: UpdateDemands): void {
  mount(demandStudentUpdate, async (input, context) => ({
    demand: await demands.ask(callerOf(context), input, context.files[0]),
  }));
  mount(demandDiplomaUpdate, async (input, context) => ({
    demand: await demands.ask(callerOf(context), input, context.files[0]),
  }));
  mountDecisions(mount, demands);
  mount(getStudentDemand, ({ id }, { actor }) => demands.readOfStudent(withUniversity(actor), id));
  mount(getDemands, (query, { actor }) => demands.list(withUniversity(actor), query));
  mount(getEvidence, async ({ id }, { actor, reply }) => {
    const { bytes, type } = await demands.readEvidence(withUniversity(actor), id);
    // A PDF comes from a stranger, so it is sent as a download and never opened among our pages.
    const disposition = type === "image/png" ? "inline" : "attachment";
    const extension = type === "image/png" ? "png" : "pdf";
    reply
      .type(type)
      .header("content-disposition", `${disposition}; filename="evidence-${id}.${extension}"`)
      .send(bytes);
    return undefined;
  });
  mount(countDemands, (_, { actor }) => demands.countOpen(withUniversity(actor)));
}

function mountDecisions(mount: Mount, demands: UpdateDemands): void {
  const decide = (decided: Pick<Decision, "kind" | "verdict">) => {
    return async (input: Omit<Decision, "kind" | "verdict">, context: DemandCall) => ({
      demand: await demands.decide(callerOf(context), { ...decided, ...input }),
    });
  };
  mount(acceptStudentDemand, decide({ kind: "student", verdict: "accepted" }));
  mount(rejectStudentDemand, decide({ kind: "student", verdict: "rejected" }));
  mount(acceptStudentItem, decide({ kind: "student", verdict: "accepted" }));
  mount(rejectStudentItem, decide({ kind: "student", verdict: "rejected" }));
  mount(acceptDiplomaDemand, decide({ kind: "diploma", verdict: "accepted" }));
  mount(rejectDiplomaDemand, decide({ kind: "diploma", verdict: "rejected" }));
  mount(acceptDiplomaItem, decide({ kind: "diploma", verdict: "accepted" }));
  mount(rejectDiplomaItem, decide({ kind: "diploma", verdict: "rejected" }));
}

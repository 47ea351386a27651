/** The calls on requests for corrections. */

import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import {
  acceptDiplomaCorrection,
  acceptDiplomaItem,
  acceptStudentCorrection,
  acceptStudentItem,
  countCorrectionRequests,
  getCorrectionRequests,
  getEvidence,
  getRequestsBeforeSigning,
  getStudentCorrectionRequest,
  rejectDiplomaCorrection,
  rejectDiplomaItem,
  rejectStudentCorrection,
  rejectStudentItem,
  requestDiplomaCorrection,
  requestStudentCorrection,
} from "@ijaza/schema/correction-requests/calls";
import { type Actor, withUniversity } from "../../platform/actor.ts";
import type { Context, Mount } from "../../platform/http/mount.ts";
import type { Decision } from "./correction-requests.deciding.ts";
import type { RequestCaller } from "./correction-requests.deps.ts";
import type { CorrectionRequests } from "./correction-requests.service.ts";

type DecisionInput = Pick<Decision, "itemId" | "reason"> & { demandId: string };
type RequestCall = Pick<Context<Endpoint>, "language" | "request"> & { actor: Actor };

const callerOf = ({ actor, language, request }: RequestCall): RequestCaller => ({
  actor: withUniversity(actor),
  language,
  requestId: request.id,
});

export function mountCorrectionRequests(mount: Mount, requests: CorrectionRequests): void {
  mount(requestStudentCorrection, async (input, context) => ({
    demand: await requests.ask(callerOf(context), input, context.files[0]),
  }));
  mount(requestDiplomaCorrection, async (input, context) => ({
    demand: await requests.ask(callerOf(context), input, context.files[0]),
  }));
  mountDecisions(mount, requests);
  mount(getStudentCorrectionRequest, ({ id }, { actor }) => requests.readOfStudent(withUniversity(actor), id));
  mount(getCorrectionRequests, (query, { actor }) => requests.list(withUniversity(actor), query));
  mount(getEvidence, async ({ id }, { actor, reply }) => {
    const { bytes, type } = await requests.readEvidence(withUniversity(actor), id);
    // A PDF comes from a stranger, so it is sent as a download and never opened among our pages.
    const disposition = type === "image/png" ? "inline" : "attachment";
    const extension = type === "image/png" ? "png" : "pdf";
    reply
      .type(type)
      .header("content-disposition", `${disposition}; filename="evidence-${id}.${extension}"`)
      .send(bytes);
    return undefined;
  });
  mount(getRequestsBeforeSigning, async ({ importId }, context) => ({
    diplomasIds: await requests.findBeforeSigning(callerOf(context), importId),
  }));
  mount(countCorrectionRequests, (_, { actor }) => requests.countOpen(withUniversity(actor)));
}

function mountDecisions(mount: Mount, requests: CorrectionRequests): void {
  const decide = (decided: Pick<Decision, "kind" | "verdict">) => {
    return async ({ demandId: id, ...input }: DecisionInput, context: RequestCall) => ({
      demand: await requests.decide(callerOf(context), { ...decided, ...input, id }),
    });
  };
  mount(acceptStudentCorrection, decide({ kind: "student", verdict: "accepted" }));
  mount(rejectStudentCorrection, decide({ kind: "student", verdict: "rejected" }));
  mount(acceptStudentItem, decide({ kind: "student", verdict: "accepted" }));
  mount(rejectStudentItem, decide({ kind: "student", verdict: "rejected" }));
  mount(acceptDiplomaCorrection, decide({ kind: "diploma", verdict: "accepted" }));
  mount(rejectDiplomaCorrection, decide({ kind: "diploma", verdict: "rejected" }));
  mount(acceptDiplomaItem, decide({ kind: "diploma", verdict: "accepted" }));
  mount(rejectDiplomaItem, decide({ kind: "diploma", verdict: "rejected" }));
}

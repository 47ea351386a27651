/** The calls for demands for credits and ether, and the list of universities that shows them. */
import {
  acceptCreditDemand,
  acceptEtherDemand,
  getDepositDemands,
  rejectCreditDemand,
  rejectEtherDemand,
  sendCreditDemand,
  sendEtherDemand,
} from "@ijaza/schema/deposits";
import { getAllUniversities, sendEtherToResponsable } from "@ijaza/schema/universities";
import type { FastifyRequest } from "fastify";
import { withUniversity } from "../../platform/actor.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Deposits } from "./credits.demands.ts";
import type { Overview } from "./credits.overview.ts";

const DECISIONS = [
  { endpoint: acceptCreditDemand, kind: "credit", action: "accept" },
  { endpoint: rejectCreditDemand, kind: "credit", action: "reject" },
  { endpoint: acceptEtherDemand, kind: "ether", action: "accept" },
  { endpoint: rejectEtherDemand, kind: "ether", action: "reject" },
] as const;

const orderOf = ({ id: requestId, headers }: FastifyRequest) => {
  const key = headers["idempotency-key"];
  return { requestId, ...(typeof key === "string" && { key }) };
};

export function mountDeposits(mount: Mount, { deposits, overview }: { deposits: Deposits; overview: Overview }): void {
  mount(sendCreditDemand, async ({ amount }, { actor, request }) => ({
    demand: await deposits.send(withUniversity(actor), { kind: "credit", amount, requestId: request.id }),
  }));
  mount(sendEtherDemand, async (_, { actor, request }) => ({
    demand: await deposits.send(withUniversity(actor), { kind: "ether", amount: null, requestId: request.id }),
  }));
  for (const { endpoint, kind, action } of DECISIONS) {
    mount(endpoint, async ({ demandId }, { actor, request }) => ({
      demand: await deposits[action]({ actor, requestId: request.id, kind, demandId }),
    }));
  }
  mount(getDepositDemands, (query, { actor }) => deposits.list(actor, query));
  mount(sendEtherToResponsable, ({ universityId, amount }, { actor, request, language }) =>
    deposits.sendEther({ ...orderOf(request), actor, universityId, wei: BigInt(amount), language }),
  );
  mount(getAllUniversities, (query, { actor }) => overview.list(actor, query));
}

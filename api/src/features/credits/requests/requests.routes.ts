/** The calls by which universities request credits and ether, and the platform decides. */
import {
  acceptCreditRequest,
  acceptEtherRequest,
  getFundingRequests,
  rejectCreditRequest,
  rejectEtherRequest,
  requestCredits,
  requestEther,
} from "@ijaza/schema/credits/calls";
import { withUniversity } from "../../../platform/actor.ts";
import type { Mount } from "../../../platform/http/mount.ts";
import type { FundingRequests } from "./funding-requests.ts";

const DECISIONS = [
  { endpoint: acceptCreditRequest, kind: "credit", action: "accept" },
  { endpoint: rejectCreditRequest, kind: "credit", action: "reject" },
  { endpoint: acceptEtherRequest, kind: "ether", action: "accept" },
  { endpoint: rejectEtherRequest, kind: "ether", action: "reject" },
] as const;

export function mountFundingRequests(mount: Mount, fundingRequests: FundingRequests): void {
  mount(requestCredits, async ({ amount }, { actor, request }) => ({
    demand: await fundingRequests.send(withUniversity(actor), { kind: "credit", amount, requestId: request.id }),
  }));
  mount(requestEther, async (_, { actor, request }) => ({
    demand: await fundingRequests.send(withUniversity(actor), { kind: "ether", amount: null, requestId: request.id }),
  }));
  for (const { endpoint, kind, action } of DECISIONS) {
    mount(endpoint, async ({ demandId: id }, { actor, request }) => ({
      demand: await fundingRequests[action]({ actor, requestId: request.id, kind, id }),
    }));
  }
  mount(getFundingRequests, (query, { actor }) => fundingRequests.list(actor, query));
}

/** The calls that read balances of credits and ether, alone or beside each university, and that send ether unasked. */
import {
  callOffEtherPayment,
  exportUniversities,
  getAllUniversities,
  sendEtherToResponsable,
} from "@ijaza/schema/universities/calls";
import { getResponsableEtherBalance, getResponsableTokens } from "@ijaza/schema/users/calls";
import type { FastifyRequest } from "fastify";
import { withUniversity } from "../../platform/actor.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { sendSheet } from "../../platform/sheets/send-sheet.ts";
import type { Overview } from "./credits.overview.ts";
import type { Credits } from "./credits.service.ts";
import type { FundingRequests } from "./requests/funding-requests.ts";

type CreditsRooms = {
  credits: Credits;
  overview: Overview;
  fundingRequests: Pick<FundingRequests, "sendEther" | "callOffEther">;
};

const orderOf = ({ id: requestId, headers }: FastifyRequest) => {
  const key = headers["idempotency-key"];
  return { requestId, ...(typeof key === "string" && { key }) };
};

export function mountCredits(mount: Mount, { credits, overview, fundingRequests }: CreditsRooms): void {
  mount(getResponsableTokens, async (_, { actor }) => {
    const balance = await credits.available(withUniversity(actor));
    const enrolment = await credits.enrolment(withUniversity(actor));
    const beginsAt = enrolment.state === "begins" ? enrolment.beginsAt.toISOString() : null;
    return { balance, enrolment: enrolment.state, enrolmentBeginsAt: beginsAt };
  });
  mount(getResponsableEtherBalance, async (_, { actor }) => ({
    balance: String(await credits.ether(withUniversity(actor))),
  }));
  mount(getAllUniversities, (query, { actor }) => overview.list(actor, query));
  mount(exportUniversities, async (query, { actor, language, request, reply }) =>
    sendSheet(reply, await overview.exportAll({ actor, language, requestId: request.id }, query), query.format),
  );
  mount(callOffEtherPayment, ({ jobId }, { actor, request, language }) =>
    fundingRequests.callOffEther({ actor, requestId: request.id, language, jobId }),
  );
  mount(sendEtherToResponsable, ({ universityId, amount }, { actor, request, language }) =>
    fundingRequests.sendEther({ ...orderOf(request), actor, universityId, wei: BigInt(amount), language }),
  );
}

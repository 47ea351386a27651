/** Requests for credits and for ether in the API. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { id, listQuery, listReply, moment, wei } from "../calls/wire.ts";
import { namedUser } from "../users/calls.ts";
import { platformAdmin, responsable } from "../users/roles.ts";

const at = (name: string) => `/api/user/${name}`;

export const FUNDING_KINDS = ["credit", "ether"] as const;
export type FundingKind = (typeof FUNDING_KINDS)[number];
export const FUNDING_STATUSES = ["open", "accepted", "rejected"] as const;
export type FundingStatus = (typeof FUNDING_STATUSES)[number];
export const MAX_CREDIT_REQUEST = 999;

export const fundingRequest = z.object({
  _id: id,
  kind: z.enum(FUNDING_KINDS),
  status: z.enum(FUNDING_STATUSES),
  /** Requested credits; null for ether. */
  amount: z.int().nullable(),
  /** Accepted wei; null for credits, and before the acceptance. */
  wei: wei.nullable(),
  university: z.object({ _id: id, name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }) }),
  createdBy: namedUser,
  createdAt: moment,
  decidedBy: namedUser.nullable(),
  decidedAt: moment.nullable(),
  /** When the transfer was final on the chain; null before, and for rejected requests. */
  movedAt: moment.nullable(),
});
export type FundingRequest = z.output<typeof fundingRequest>;

const reply = z.object({ demand: fundingRequest });
const decision = z.strictObject({ demandId: id });

export const requestCredits = endpoint({
  method: "POST",
  path: at("sendCreditDepositeDemande"),
  who: responsable,
  summary: "Asks for credits; one request may be open at a time.",
  body: z.strictObject({ amount: z.int().min(1).max(MAX_CREDIT_REQUEST) }),
  reply,
});

export const requestEther = endpoint({
  method: "POST",
  path: at("sendEtherDepositeDemande"),
  who: responsable,
  summary: "Asks for ether; one request may be open at a time.",
  reply,
});

export const acceptCreditRequest = endpoint({
  method: "PUT",
  path: at("acceptCreditDepositeDemande"),
  who: platformAdmin,
  confirmed: true,
  summary: "Grants the credits of an open request, on the chain too.",
  body: decision,
  reply,
});

export const rejectCreditRequest = endpoint({
  method: "PUT",
  path: at("rejectCreditDepositeDemande"),
  who: platformAdmin,
  summary: "Rejects an open request for credits.",
  body: decision,
  reply,
});

export const acceptEtherRequest = endpoint({
  method: "PUT",
  path: at("acceptEtherDepositeDemande"),
  who: platformAdmin,
  confirmed: true,
  summary: "Sends the configured amount of ether for an open request.",
  body: decision,
  reply,
});

export const rejectEtherRequest = endpoint({
  method: "PUT",
  path: at("rejectEtherDepositeDemande"),
  who: platformAdmin,
  summary: "Rejects an open request for ether.",
  body: decision,
  reply,
});

export const getFundingRequests = endpoint({
  method: "GET",
  path: at("deposit-demands"),
  who: ["resp_uni", "admin_ijaza"],
  summary: "Requests for credits and ether in scope, the newest first.",
  query: listQuery.extend({
    status: z.enum(FUNDING_STATUSES).optional(),
    kind: z.enum(FUNDING_KINDS).optional(),
  }),
  reply: z.object({ demands: z.array(fundingRequest), ...listReply }),
});

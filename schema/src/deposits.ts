/** Demands for credits and for ether in the API. */
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { platformAdmin, responsable } from "./roles.ts";
import { id, listQuery, listReply, moment, wei } from "./wire.ts";

const at = (name: string) => `/api/user/${name}`;

export const DEPOSIT_KINDS = ["credit", "ether"] as const;
export const DEPOSIT_STATUSES = ["open", "accepted", "rejected"] as const;
export const MAX_CREDIT_DEMAND = 999;

const person = z.object({ _id: id, username: z.string().nullable() });

export const depositDemand = z.object({
  _id: id,
  kind: z.enum(DEPOSIT_KINDS),
  status: z.enum(DEPOSIT_STATUSES),
  /** Requested credits; null for ether. */
  amount: z.int().nullable(),
  /** Accepted wei; null for credits, and before the acceptance. */
  wei: wei.nullable(),
  university: z.object({ _id: id, name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }) }),
  createdBy: person,
  createdAt: moment,
  decidedBy: person.nullable(),
  decidedAt: moment.nullable(),
  /** When the transfer was final on the chain; null before, and for rejected demands. */
  movedAt: moment.nullable(),
});
export type DepositDemand = z.output<typeof depositDemand>;

const reply = z.object({ demand: depositDemand });
const decision = z.strictObject({ demandId: id });

export const sendCreditDemand = endpoint({
  method: "POST",
  path: at("sendCreditDepositeDemande"),
  who: responsable,
  summary: "Asks for credits; one demand may be open at a time.",
  body: z.strictObject({ amount: z.int().min(1).max(MAX_CREDIT_DEMAND) }),
  reply,
});

export const sendEtherDemand = endpoint({
  method: "POST",
  path: at("sendEtherDepositeDemande"),
  who: responsable,
  summary: "Asks for ether; one demand may be open at a time.",
  reply,
});

export const acceptCreditDemand = endpoint({
  method: "PUT",
  path: at("acceptCreditDepositeDemande"),
  who: platformAdmin,
  confirmed: true,
  summary: "Grants the credits of an open demand, on the chain too.",
  body: decision,
  reply,
});

export const rejectCreditDemand = endpoint({
  method: "PUT",
  path: at("rejectCreditDepositeDemande"),
  who: platformAdmin,
  summary: "Rejects an open demand for credits.",
  body: decision,
  reply,
});

export const acceptEtherDemand = endpoint({
  method: "PUT",
  path: at("acceptEtherDepositeDemande"),
  who: platformAdmin,
  confirmed: true,
  summary: "Sends the configured amount of ether for an open demand.",
  body: decision,
  reply,
});

export const rejectEtherDemand = endpoint({
  method: "PUT",
  path: at("rejectEtherDepositeDemande"),
  who: platformAdmin,
  summary: "Rejects an open demand for ether.",
  body: decision,
  reply,
});

export const getDepositDemands = endpoint({
  method: "GET",
  path: at("deposit-demands"),
  who: ["resp_uni", "admin_ijaza"],
  summary: "Demands for credits and ether in scope, the newest first.",
  query: listQuery.extend({
    status: z.enum(DEPOSIT_STATUSES).optional(),
    kind: z.enum(DEPOSIT_KINDS).optional(),
  }),
  reply: z.object({ demands: z.array(depositDemand), ...listReply }),
});

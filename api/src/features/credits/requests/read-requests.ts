/** Reads requests for credits and ether as they are sent. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { FundingRequest, getFundingRequests } from "@ijaza/schema/credits/calls";
import { type Actor, tenantOf } from "../../../platform/actor.ts";
import type { Trx } from "../../../platform/database.ts";
import { searchPatterns } from "../../../platform/folded-text.ts";
import { readOrder } from "../../../platform/lists.ts";
import { listRequests, REQUEST_ORDERS, type RequestOrder, type ShownRequest } from "./requests.repository.ts";

const ORDERS = Object.keys(REQUEST_ORDERS) as (keyof typeof REQUEST_ORDERS)[];
const NEWEST: RequestOrder = { by: "createdAt", direction: "desc" };

/** One page of the requests of the actor's university, or of all. */
export async function listShown(
  trx: Trx,
  actor: Actor,
  query: Input<typeof getFundingRequests>,
): Promise<Answer<typeof getFundingRequests>> {
  const { status, kind, page, pageSize } = query;
  const order = readOrder(query.sort, { names: ORDERS, otherwise: NEWEST });
  const patterns = searchPatterns(query.search);
  const universityId = tenantOf(actor) ?? undefined;
  const { rows, total } = await listRequests(trx, { universityId, status, kind, patterns, order, page, pageSize });
  return { demands: rows.map(describeRequest), total, page, pageSize };
}

export async function showRequest(trx: Trx, id: string): Promise<FundingRequest> {
  const { rows } = await listRequests(trx, { id, order: NEWEST, page: 1, pageSize: 1 });
  return describeRequest(rows[0]!);
}

const describeRequest = (row: ShownRequest): FundingRequest => ({
  _id: row.id,
  kind: row.kind,
  status: row.status,
  amount: row.kind === "credit" ? Number(row.amount) : null,
  wei: row.kind === "ether" ? row.amount : null,
  university: { _id: row.university_id, name: { en: row.name_en, fr: row.name_fr, ar: row.name_ar } },
  createdBy: { _id: row.created_by, username: row.creator, usernameAr: row.creator_ar },
  createdAt: row.created_at.toISOString(),
  decidedBy:
    row.decided_by === null ? null : { _id: row.decided_by, username: row.decider, usernameAr: row.decider_ar },
  decidedAt: row.decided_at?.toISOString() ?? null,
  movedAt: row.moved_at?.toISOString() ?? null,
});

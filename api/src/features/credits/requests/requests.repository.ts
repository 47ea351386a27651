/** Requests for credits and ether in SQL. */

import type { ListQuery } from "@ijaza/schema/calls/wire";
import type { FundingKind, FundingStatus } from "@ijaza/schema/credits/calls";
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { inOrder, type Order, windowOf } from "../../../platform/lists.ts";

/** The reference by which the ledger entry and the transfer name an accepted request; the chain has it in this spelling for good. */
export const referenceOf = (id: string): string => `demand:${id}`;

type InsertRequestOptions = {
  universityId: string;
  kind: FundingKind;
  amount: number | null;
  createdBy: string;
  at: Date;
};

/** Adds an open request; undefined when the university has an open one of this kind already. */
export async function insertRequest(trx: Trx, { universityId, kind, amount, createdBy, at }: InsertRequestOptions) {
  const row = await trx
    .insertInto("funding_requests")
    .values({
      id: newId(),
      university_id: universityId,
      kind,
      created_by: createdBy,
      created_at: at,
      amount: amount === null ? null : String(amount),
    })
    .onConflict((on) => on.columns(["university_id", "kind"]).where("status", "=", "open").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

type DecideRequestOptions = {
  id: string;
  kind: FundingKind;
  status: "accepted" | "rejected";
  by: string;
  at: Date;
  wei?: bigint;
};

/** Decides an open request; undefined when there is none or it was decided before. */
export async function decideRequest(trx: Trx, { id, kind, status, by, at, wei }: DecideRequestOptions) {
  return trx
    .updateTable("funding_requests")
    .set({ status, decided_by: by, decided_at: at, ...(wei !== undefined && { amount: String(wei) }) })
    .where("id", "=", id)
    .where("kind", "=", kind)
    .where("status", "=", "open")
    .returningAll()
    .executeTakeFirst();
}

export async function hasRequest(trx: Trx, { id, kind }: { id: string; kind: FundingKind }): Promise<boolean> {
  const row = await trx
    .selectFrom("funding_requests")
    .select("id")
    .where("id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row !== undefined;
}

/** The open requests of these universities. */
export async function listOpen(trx: Trx, universityIds: readonly string[]) {
  if (universityIds.length === 0) return [];
  return trx
    .selectFrom("funding_requests")
    .selectAll()
    .where("university_id", "in", universityIds)
    .where("status", "=", "open")
    .execute();
}

export const REQUEST_ORDERS = {
  createdAt: sql<Date>`r.created_at`,
  decidedAt: sql<Date>`r.decided_at`,
  amount: sql<string>`r.amount`,
};
export type RequestOrder = Order<keyof typeof REQUEST_ORDERS>;

/** A request with the names that lists show; names that the reader may not see are null. */
export type ShownRequest = Awaited<ReturnType<typeof listRequests>>["rows"][number];

type Filter = {
  id?: string;
  /** Narrows to one university; absent for all. */
  universityId?: string | undefined;
  status?: FundingStatus | undefined;
  kind?: FundingKind | undefined;
  patterns?: string[];
};
type Page = { order: RequestOrder } & Pick<ListQuery, "page" | "pageSize">;

/** One page, and the total count. */
export async function listRequests(
  trx: Trx,
  { id, universityId, status, kind, patterns = [], order, ...page }: Filter & Page,
) {
  let found = trx
    .selectFrom("funding_requests as r")
    .innerJoin("universities as u", "u.id", "r.university_id")
    .where(sql<boolean>`u.search like all(${patterns}::text[])`);
  if (universityId) found = found.where("r.university_id", "=", universityId);
  if (id) found = found.where("r.id", "=", id);
  if (status) found = found.where("r.status", "=", status);
  if (kind) found = found.where("r.kind", "=", kind);
  const { limit, offset } = windowOf(page);
  const rows = await found
    .leftJoin("users as c", "c.id", "r.created_by")
    .leftJoin("users as x", "x.id", "r.decided_by")
    .selectAll("r")
    .select(["u.name_en", "u.name_fr", "u.name_ar", "c.username as creator", "c.username_ar as creator_ar"])
    .select(["x.username as decider", "x.username_ar as decider_ar"])
    .select(MOVED_AT.as("moved_at"))
    .orderBy(REQUEST_ORDERS[order.by], inOrder({ order, mayBeEmpty: order.by !== "createdAt" }))
    .orderBy("r.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, total };
}

const MOVED_AT = sql<Date | null>`coalesce(
  (select e.settled_at from credit_entries e
   where e.university_id = r.university_id and e.kind = 'grant' and e.reference = 'demand:' || r.id),
  (select t.final_at from chain_transactions t
   where t.kind = 'ether.transfer' and t.subject->>'reference' = 'demand:' || r.id and t.status = 'final' limit 1))`;

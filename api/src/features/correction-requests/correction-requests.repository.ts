/** Requests in SQL, in the transaction's scope. */
import type { CorrectionKind } from "@ijaza/schema/correction-requests/fields";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { inOrder, type Order, windowOf } from "../../platform/lists.ts";
import type { Item } from "./correction-requests.items.ts";
import type { ItemRow, RequestRow } from "./correction-requests.tables.ts";

export type NewRequest = Omit<RequestRow, "status" | "closed_at">;

export async function insertRequest(trx: Trx, { request, items }: { request: NewRequest; items: readonly Item[] }) {
  await trx.insertInto("correction_requests").values(request).execute();
  const rows = items.map(({ field, oldValue, newValue }, place) => ({
    id: newId(),
    university_id: request.university_id,
    request_id: request.id,
    place,
    field,
    old_value: oldValue,
    new_value: newValue,
  }));
  await trx.insertInto("correction_request_items").values(rows).execute();
}

type HasOpenRequestOptions = { studentId: string; kind: CorrectionKind; diplomaId: string | null };

/** Whether there is an open request about the same record. */
export async function hasOpenRequest(
  trx: Trx,
  { studentId, kind, diplomaId }: HasOpenRequestOptions,
): Promise<boolean> {
  const query = trx.selectFrom("correction_requests").select("id").where("student_id", "=", studentId);
  const open = query.where("status", "=", "open").where("kind", "=", kind);
  return (await open.where("diploma_id", "is not distinct from", diplomaId).executeTakeFirst()) !== undefined;
}

export async function findRequest(trx: Trx, id: string): Promise<RequestRow | undefined> {
  return trx.selectFrom("correction_requests").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The request of a kind, locked until the transaction ends. */
export async function lockRequest(trx: Trx, { id, kind }: { id: string; kind: CorrectionKind }) {
  const query = trx.selectFrom("correction_requests").selectAll().where("id", "=", id).where("kind", "=", kind);
  return query.forUpdate().executeTakeFirst();
}

export async function findItems(trx: Trx, requestIds: readonly string[]): Promise<ItemRow[]> {
  if (requestIds.length === 0) return [];
  const query = trx.selectFrom("correction_request_items").selectAll().where("request_id", "in", requestIds);
  return query.orderBy("request_id").orderBy("place").execute();
}

type DecideItemsOptions = {
  ids: readonly string[];
  set: Pick<ItemRow, "status" | "reason" | "decided_by" | "decided_at" | "diploma_id">;
};

export async function decideItems(trx: Trx, { ids, set }: DecideItemsOptions): Promise<void> {
  const query = trx
    .updateTable("correction_request_items")
    .set(set)
    .where("id", "in", ids)
    .where("status", "=", "open");
  await query.execute();
}

export async function closeRequest(trx: Trx, { id, at }: { id: string; at: Date }): Promise<void> {
  await trx.updateTable("correction_requests").set({ status: "closed", closed_at: at }).where("id", "=", id).execute();
}

/** Deletes requests with their items. */
export async function deleteRequests(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom("correction_request_items").where("request_id", "=", sql<string>`any(${ids})`).execute();
  await trx.deleteFrom("correction_requests").where("id", "=", sql<string>`any(${ids})`).execute();
}

/** Open requests of a student, locked. */
export async function lockOpenOf(trx: Trx, studentId: string): Promise<RequestRow[]> {
  const query = trx.selectFrom("correction_requests").selectAll().where("student_id", "=", studentId);
  return query.where("status", "=", "open").orderBy("id").forUpdate().execute();
}

/** The latest request with an accepted item that this diploma contains. */
export async function findRequestOfCorrection(trx: Trx, diplomaId: string): Promise<RequestRow | undefined> {
  const query = trx.selectFrom("correction_requests as r").selectAll("r").orderBy("r.created_at", "desc");
  return query
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("correction_request_items as i")
          .select("i.id")
          .whereRef("i.request_id", "=", "r.id")
          .where("i.diploma_id", "=", diplomaId),
      ),
    )
    .limit(1)
    .executeTakeFirst();
}

export async function findLatestOf(trx: Trx, { studentId, kind }: { studentId: string; kind: CorrectionKind }) {
  const query = trx.selectFrom("correction_requests").selectAll().where("student_id", "=", studentId);
  return query.where("kind", "=", kind).orderBy("created_at", "desc").orderBy("id").limit(1).executeTakeFirst();
}

export async function countOpenByKind(trx: Trx, universityId: string): Promise<Record<CorrectionKind, number>> {
  const rows = await trx
    .selectFrom("correction_requests")
    .select(["kind", (eb) => eb.fn.countAll<number>().as("count")])
    .where("university_id", "=", universityId)
    .where("status", "=", "open")
    .groupBy("kind")
    .execute();
  const countOf = (kind: CorrectionKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { diploma: countOf("diploma"), student: countOf("student") };
}

/** The diplomas of a university's open requests. */
export async function findOpenDiplomas(trx: Trx, universityId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("correction_requests")
    .select("diploma_id")
    .where("university_id", "=", universityId)
    .where("status", "=", "open")
    .where("kind", "=", "diploma")
    .execute();
  return rows.flatMap(({ diploma_id }) => diploma_id ?? []);
}

export const REQUEST_ORDERS = {
  createdAt: sql<Date>`r.created_at`,
  closedAt: sql<Date>`r.closed_at`,
  lastName: sql<string>`lower(s.last_name)`,
  studentNumber: sql<string>`s.student_number`,
};
export type RequestOrder = Order<keyof typeof REQUEST_ORDERS>;

type ListRequestsOptions = {
  universityId: string;
  kind: CorrectionKind;
  status: "open" | "closed" | undefined;
  studentId: string | undefined;
  diplomaId: string | undefined;
  patterns: readonly string[];
  order: RequestOrder;
  page: number;
  pageSize: number;
};

/** One page, and how many there are; searched by the student. */
export async function listRequests(trx: Trx, { universityId, kind, order, patterns, ...rest }: ListRequestsOptions) {
  let found = trx
    .selectFrom("correction_requests as r")
    .innerJoin("students as s", "s.id", "r.student_id")
    .where("r.university_id", "=", universityId)
    .where("r.kind", "=", kind)
    .where(sql<boolean>`s.search like all(${patterns})`);
  if (rest.status) found = found.where("r.status", "=", rest.status);
  if (rest.studentId) found = found.where("r.student_id", "=", rest.studentId);
  if (rest.diplomaId) found = found.where("r.diploma_id", "=", rest.diplomaId);
  const { limit, offset } = windowOf(rest);
  const rows: RequestRow[] = await found
    .selectAll("r")
    .orderBy(REQUEST_ORDERS[order.by], inOrder({ order, mayBeEmpty: order.by === "closedAt" }))
    .orderBy("r.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Lists of diplomas in SQL: the filters, a page in its order, the counts by status. */

import type { DiplomaStatus } from "@ijaza/schema/diploma";
import { DIPLOMA } from "@ijaza/schema/records/diploma";
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from "kysely";
import type { Tables, Trx } from "../../platform/database.ts";
import { isImported } from "../../platform/imported-rows.ts";
import { inOrder, type Order } from "../../platform/lists.ts";
import { listValues, matchesSearch } from "../records/records.service.ts";
import { DIPLOMAS } from "./diplomas.kind.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

export const ORDER_COLUMNS = {
  submittedAt: "submitted_at",
  decidedAt: "decided_at",
  signedAt: "signed_at",
  revokedAt: "revoked_at",
  diplomaNumber: "diploma_number",
  studentNumber: "student_number",
  lastName: "last_name",
  firstName: "first_name",
  level: "level",
  status: "status",
  academicYear: "academic_year",
  decisionDate: "decision_date",
  average: "average",
} as const satisfies Record<string, keyof DiplomaRow>;
export type OrderName = keyof typeof ORDER_COLUMNS;

const MAY_BE_EMPTY: readonly OrderName[] = ["decidedAt", "signedAt", "revokedAt", "average"];

export type Filter = {
  universityId: string;
  /** A record must be of all of them: of two agents that differ it is none. */
  agents: readonly string[];
  /** What one import brought. */
  importId?: string | undefined;
  /** Beside one's own, what agents who are gone have left to be signed. */
  left?: { to: string; by: readonly string[] };
  search?: string;
  academicYear?: string;
  level?: string;
  statuses?: readonly DiplomaStatus[];
};

type Builder = ExpressionBuilder<Tables, "diplomas">;

function matches(
  row: Builder,
  { universityId, agents, importId, left, search, academicYear, level, statuses }: Filter,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [row("university_id", "=", universityId)];
  for (const agent of agents) conditions.push(row("agent_id", "=", agent));
  if (importId !== undefined) conditions.push(isImported({ universityId, importId, kind: "diploma" }));
  if (left) conditions.push(isOwnOrLeft(row, left));
  if (academicYear !== undefined) conditions.push(row("academic_year", "=", academicYear));
  if (level !== undefined) conditions.push(row("level", "=", level));
  if (statuses) conditions.push(row("status", "in", statuses));
  return row.and([...conditions, matchesSearch(search)]);
}

function isOwnOrLeft(row: Builder, { to, by }: NonNullable<Filter["left"]>): Expression<SqlBool> {
  const own = row("agent_id", "=", to);
  if (by.length === 0) return own;
  return row.or([own, row.and([row("agent_id", "in", by), row("status", "in", DIPLOMA.statusesFor("sign"))])]);
}

/** A page of the list; those alike in the order stand in the order of their ids. */
export async function findPage(
  trx: Trx,
  { filter, order, limit, offset }: { filter: Filter; order: Order<OrderName>; limit: number; offset: number },
): Promise<DiplomaRow[]> {
  return trx
    .selectFrom("diplomas")
    .selectAll()
    .where((row) => matches(row, filter))
    .orderBy(ORDER_COLUMNS[order.by], inOrder({ order, mayBeEmpty: MAY_BE_EMPTY.includes(order.by) }))
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many there are in each status. */
export async function countByStatus(trx: Trx, filter: Filter): Promise<Map<DiplomaStatus, number>> {
  const rows = await trx
    .selectFrom("diplomas")
    .select((row) => ["status", row.fn.countAll<number>().as("count")])
    .where((row) => matches(row, filter))
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** The academic years that occur, newest first. */
export async function listYears(trx: Trx, filter: Filter): Promise<string[]> {
  const matching = matches(expressionBuilder(), { ...filter, search: undefined });
  const years = await listValues(trx, { ...filter, kind: DIPLOMAS, column: "academic_year", matching });
  return years.reverse();
}

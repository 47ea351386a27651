/** Lists of certificates in SQL: the filters, a page in its order, the counts by status. */
import type { CertificateStatus } from "@ijaza/schema/certificate";
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from "kysely";
import type { Tables, Trx } from "../../platform/database.ts";
import { isImported } from "../../platform/imported-rows.ts";
import { inOrder, type Order } from "../../platform/lists.ts";
import { listValues, matchesSearch } from "../records/records.service.ts";
import { CERTIFICATES } from "./certificates.kind.ts";
import type { CertificateRow } from "./certificates.tables.ts";

export const ORDER_COLUMNS = {
  submittedAt: "submitted_at",
  decidedAt: "decided_at",
  signedAt: "signed_at",
  revokedAt: "revoked_at",
  recipientLastName: "recipient_last_name",
  recipientFirstName: "recipient_first_name",
  studentNumber: "student_number",
  templateName: "template_name",
  issueDate: "issue_date",
  expiryDate: "expiry_date",
  status: "status",
} as const satisfies Record<string, keyof CertificateRow>;
export type OrderName = keyof typeof ORDER_COLUMNS;

const MAY_BE_EMPTY: readonly OrderName[] = ["decidedAt", "signedAt", "revokedAt", "studentNumber", "expiryDate"];

export type Filter = {
  universityId: string;
  /** A record must be of all of them: of two agents that differ it is none. */
  agents: readonly string[];
  /** What one import brought. */
  importId?: string | undefined;
  search?: string | undefined;
  templateName?: string | undefined;
  /** Whether the last day is over, by the day that is given. */
  expired?: { is: boolean; today: string } | undefined;
  statuses?: readonly CertificateStatus[] | undefined;
};

type Builder = ExpressionBuilder<Tables, "certificates">;

function matches(row: Builder, filter: Filter): Expression<SqlBool> {
  const { universityId, agents, importId, search, templateName, expired, statuses } = filter;
  const conditions: Expression<SqlBool>[] = [row("university_id", "=", universityId)];
  for (const agent of agents) conditions.push(row("agent_id", "=", agent));
  if (importId !== undefined) conditions.push(isImported({ universityId, importId, kind: "certificate" }));
  if (templateName !== undefined) conditions.push(row("template_name", "=", templateName));
  if (expired?.is) conditions.push(row("expiry_date", "<", expired.today));
  if (expired && !expired.is) {
    conditions.push(row.or([row("expiry_date", "is", null), row("expiry_date", ">=", expired.today)]));
  }
  if (statuses) conditions.push(row("status", "in", statuses));
  return row.and([...conditions, matchesSearch(search)]);
}

/** A page of the list; those alike in the order stand in the order of their ids. */
export async function findPage(
  trx: Trx,
  { filter, order, limit, offset }: { filter: Filter; order: Order<OrderName>; limit: number; offset: number },
): Promise<CertificateRow[]> {
  return trx
    .selectFrom("certificates")
    .selectAll()
    .where((row) => matches(row, filter))
    .orderBy(ORDER_COLUMNS[order.by], inOrder({ order, mayBeEmpty: MAY_BE_EMPTY.includes(order.by) }))
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many there are in each status. */
export async function countByStatus(trx: Trx, filter: Filter): Promise<Map<CertificateStatus, number>> {
  const rows = await trx
    .selectFrom("certificates")
    .select((row) => ["status", row.fn.countAll<number>().as("count")])
    .where((row) => matches(row, filter))
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** The names of templates that occur. */
export async function listTemplateNames(trx: Trx, filter: Filter): Promise<string[]> {
  const matching = matches(expressionBuilder(), { ...filter, search: undefined });
  return listValues(trx, { ...filter, kind: CERTIFICATES, column: "template_name", matching });
}

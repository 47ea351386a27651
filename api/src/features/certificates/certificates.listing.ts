/** Lists of certificates, each within the reader's scope: an agent sees its own, the others their university's. */
import { CERTIFICATE_STATUSES, type Certificate, type CertificateStatus } from "@ijaza/schema/certificate";
import {
  ACCEPTED_CERTIFICATES,
  type getAllCertificates,
  type getPendingCertificates,
  type getPendingCertificatesOfAgent,
} from "@ijaza/schema/certificate-reading";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import { AppError } from "../../platform/app-error.ts";
import { today } from "../../platform/clock.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { readChoices, readOrder, windowOf } from "../../platform/lists.ts";
import { findAnchors } from "../records/records.service.ts";
import { type Caller, type CertificateParts, scopeFor } from "./certificates.caller.ts";
import { describeCertificate } from "./certificates.describe.ts";
import {
  countByStatus,
  type Filter,
  findPage,
  listTemplateNames,
  ORDER_COLUMNS,
  type OrderName,
} from "./certificates.lists.repository.ts";
import type { CertificateRow } from "./certificates.tables.ts";

type Query = Input<typeof getPendingCertificates>;
type OfAgent = Input<typeof getPendingCertificatesOfAgent>;
type Wide = Input<typeof getAllCertificates>;

const ORDER_NAMES = Object.keys(ORDER_COLUMNS) as OrderName[];

export function createListing({ db, clock, users }: Pick<CertificateParts, "db" | "clock" | "users">) {
  const describeAll = async (trx: Trx, rows: readonly CertificateRow[]): Promise<Certificate[]> => {
    const anchors = await findAnchors(trx, rows);
    return rows.map((row) => describeCertificate(row, { anchor: anchors.get(row.id) ?? null, today: today(clock) }));
  };

  const page = async (trx: Trx, query: Query, filter: Filter) => {
    const order = readOrder(query.sort, {
      names: ORDER_NAMES,
      otherwise: { by: "submittedAt", direction: "desc" },
    });
    const everyStatus = { ...filter, statuses: undefined };
    // Tabs stand beside one another: what has expired is a tab, and narrows no other.
    const counts = await countByStatus(trx, { ...everyStatus, expired: undefined });
    const listed = filter.expired ? await countByStatus(trx, everyStatus) : counts;
    const wanted = filter.statuses ?? CERTIFICATE_STATUSES;
    const total = wanted.reduce((sum, status) => sum + (listed.get(status) ?? 0), 0);
    const rows = await findPage(trx, { filter, order, ...windowOf(query) });
    return { certificates: await describeAll(trx, rows), total, page: query.page, pageSize: query.pageSize, counts };
  };

  /** Who is no agent of the university, or not oneself where one is an agent, is not found. */
  const refuseStranger = async (trx: Trx, { actor }: Caller, agentId: string) => {
    const agent = actor.role === "agent_uni" && actor.id !== agentId ? undefined : await users.find(trx, agentId);
    if (agent?.university_id !== actor.universityId || agent.role !== "agent_uni") throw new AppError("not_found");
  };

  return {
    /** Pending ones of one agent. */
    listOfAgent(caller: Caller, { id: agentId, ...query }: OfAgent): Promise<Answer<typeof getPendingCertificates>> {
      return inScope(db, scopeFor(caller), async (trx) => {
        await refuseStranger(trx, caller, agentId);
        const filter = { ...filterOf(caller, { ...query, agentId }), statuses: ["pending" as const] };
        const { counts, ...reply } = await page(trx, query, filter);
        return reply;
      });
    },

    /** Those in the statuses given. */
    list(
      caller: Caller,
      query: Query,
      statuses: readonly CertificateStatus[],
    ): Promise<Answer<typeof getPendingCertificates>> {
      return inScope(db, scopeFor(caller), async (trx) => {
        const { counts, ...reply } = await page(trx, query, { ...filterOf(caller, query), statuses });
        return reply;
      });
    },

    /** A student's, newest first. */
    async listOfStudent(trx: Trx, studentId: string): Promise<Certificate[]> {
      const query = trx.selectFrom("certificates").selectAll().where("student_id", "=", studentId);
      return describeAll(trx, await query.orderBy("submitted_at", "desc").orderBy("id").execute());
    },

    /** Those from the acceptance on, unless statuses are named, with the counts of each for tabs. */
    listAll(caller: Caller, query: Wide): Promise<Answer<typeof getAllCertificates>> {
      return inScope(db, scopeFor(caller), async (trx) => {
        const { status, templateName, expired } = query;
        const statuses = status === undefined ? ACCEPTED_CERTIFICATES : readStatuses(status);
        const scope = filterOf(caller, query);
        const isOver = expired && { is: expired === "true", today: today(clock) };
        const { counts, ...reply } = await page(trx, query, { ...scope, templateName, expired: isOver, statuses });
        const every = Object.fromEntries(CERTIFICATE_STATUSES.map((each) => [each, counts.get(each) ?? 0]));
        const templateNames = await listTemplateNames(trx, scope);
        return { ...reply, counts: every as Record<CertificateStatus, number>, templateNames };
      });
    },
  };
}

/** The session's scope; an agent asked for narrows it, so that another's records and absent ones are empty alike. */
function filterOf({ actor }: Caller, { agentId, importId, search }: Query): Filter {
  const agents = agentId === undefined ? [] : [agentId];
  const own = actor.role === "agent_uni" ? [actor.id] : [];
  return { universityId: actor.universityId, agents: [...agents, ...own], importId, search };
}

const readStatuses = (text: string): CertificateStatus[] =>
  readChoices(text, { path: "status", choices: CERTIFICATE_STATUSES });

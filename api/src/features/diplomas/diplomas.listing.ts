/** Lists of diplomas, each within the reader's scope: an agent sees its own, the others their university's. */
import type { Diploma, DiplomaStatus } from "@ijaza/schema/diploma";
import { DIPLOMA_STATUSES } from "@ijaza/schema/diploma";
import type { getAllDiplomas, getPendingByAgent } from "@ijaza/schema/diploma-reading";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import { inScope, type Trx } from "../../platform/database.ts";
import { readChoices, readOrder, windowOf } from "../../platform/lists.ts";
import { findAnchors } from "../records/records.service.ts";
import { type Caller, type DiplomaParts, scopeFor } from "./diplomas.caller.ts";
import { describeDiploma } from "./diplomas.describe.ts";
import {
  countByStatus,
  type Filter,
  findPage,
  listYears,
  ORDER_COLUMNS,
  type OrderName,
} from "./diplomas.lists.repository.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

type Query = Input<typeof getPendingByAgent>;
type Wide = Input<typeof getAllDiplomas>;

const ORDER_NAMES = Object.keys(ORDER_COLUMNS) as OrderName[];

export function createListing({ db, users }: Pick<DiplomaParts, "db" | "users">) {
  /** The session's scope; an agent asked for narrows it, so that another's records and absent ones are empty alike. */
  const filterOf = async (trx: Trx, { actor }: Caller, { agentId, importId, search }: Query): Promise<Filter> => {
    const { universityId } = actor;
    const agents = agentId === undefined ? [] : [agentId];
    if (actor.role !== "agent_uni") return { universityId, agents, importId, search };
    const left = { to: actor.id, by: await users.findGoneAgents(trx, universityId) };
    // "Mine" also holds what is mine to sign now.
    return { universityId, agents: agents.filter((id) => id !== actor.id), importId, left, search };
  };

  const page = async (trx: Trx, query: Query, { counted, ...filter }: Filter & { counted?: Filter["statuses"] }) => {
    const order = readOrder(query.sort, {
      names: ORDER_NAMES,
      otherwise: { by: "submittedAt", direction: "desc" },
    });
    const counts = await countByStatus(trx, { ...filter, statuses: counted });
    const wanted = filter.statuses ?? DIPLOMA_STATUSES;
    const total = wanted.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
    const rows = await findPage(trx, { filter, order, ...windowOf(query) });
    return { diplomas: await describeAll(trx, rows), total, page: query.page, pageSize: query.pageSize, counts };
  };

  return {
    /** Those in the statuses given. */
    list(caller: Caller, query: Query, statuses: readonly DiplomaStatus[]): Promise<Answer<typeof getPendingByAgent>> {
      return inScope(db, scopeFor(caller), async (trx) => {
        const { counts, ...reply } = await page(trx, query, {
          ...(await filterOf(trx, caller, query)),
          statuses,
          counted: statuses,
        });
        return reply;
      });
    },

    /** A student's, newest first. */
    async listOfStudent(trx: Trx, studentId: string): Promise<Diploma[]> {
      const query = trx.selectFrom("diplomas").selectAll().where("student_id", "=", studentId);
      return describeAll(trx, await query.orderBy("submitted_at", "desc").orderBy("id").execute());
    },

    /** Those of every status, with the counts of each for tabs. */
    listAll(caller: Caller, query: Wide): Promise<Answer<typeof getAllDiplomas>> {
      return inScope(db, scopeFor(caller), async (trx) => {
        const { academicYear, level, status } = query;
        const statuses = status === undefined ? undefined : readStatuses(status);
        const scope = await filterOf(trx, caller, query);
        const { counts, ...reply } = await page(trx, query, { ...scope, academicYear, level, statuses });
        const years = await listYears(trx, scope);
        const every = Object.fromEntries(DIPLOMA_STATUSES.map((each) => [each, counts.get(each) ?? 0]));
        return { ...reply, counts: every as Record<DiplomaStatus, number>, academicYears: years };
      });
    },
  };
}

const readStatuses = (text: string): DiplomaStatus[] =>
  readChoices(text, { path: "status", choices: DIPLOMA_STATUSES });

/** Records as sent, each with its place on the chain. */
export async function describeAll(trx: Trx, rows: readonly DiplomaRow[]): Promise<Diploma[]> {
  const anchors = await findAnchors(trx, rows);
  return rows.map((row) => describeDiploma(row, anchors.get(row.id) ?? null));
}

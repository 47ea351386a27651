/** Reads demands: the staff reads those of its university, a student the own ones. */
import type { Answer, Input } from "@ijaza/schema/endpoint";
import type { getDemands, getStudentDemand } from "@ijaza/schema/update-demands";
import type { TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inScope } from "../../platform/database.ts";
import { searchPatterns } from "../../platform/folded-text.ts";
import { readOrder } from "../../platform/lists.ts";
import { type DemandDeps, scopeFor } from "./update-demands.deps.ts";
import { describeDemands } from "./update-demands.describe.ts";
import {
  countOpenByKind,
  DEMAND_ORDERS,
  type DemandOrder,
  findDemand,
  findLatestOf,
  listDemands,
} from "./update-demands.repository.ts";

const ORDERS = Object.keys(DEMAND_ORDERS) as (keyof typeof DEMAND_ORDERS)[];
const NEWEST: DemandOrder = { by: "createdAt", direction: "desc" };

export function createDemandReading(deps: DemandDeps) {
  const { db, students, storage } = deps;
  const mayRead = (actor: TenantActor, studentId: string) => actor.kind === "staff" || actor.id === studentId;

  return {
    /** Open demands of one's university, by kind. */
    countOpen(actor: TenantActor) {
      return inScope(db, scopeFor({ actor }), async (trx) => {
        const { diploma, student } = await countOpenByKind(trx, actor.universityId);
        return { diplomasCount: diploma, studentsCount: student };
      });
    },

    /** The latest demand of a student about personal data. Throws `not_found` for a foreign or absent student. */
    readOfStudent(actor: TenantActor, studentId: string): Promise<Answer<typeof getStudentDemand>> {
      return inScope(db, scopeFor({ actor }), async (trx) => {
        if (!mayRead(actor, studentId) || !(await students.find(trx, studentId))) throw new AppError("not_found");
        const row = await findLatestOf(trx, { studentId, kind: "student" });
        const [demand] = await describeDemands(trx, { rooms: deps, rows: row ? [row] : [] });
        return { demand: demand ?? null };
      });
    },

    list(actor: TenantActor, query: Input<typeof getDemands>): Promise<Answer<typeof getDemands>> {
      const { kind, status, diplomaId, page, pageSize } = query;
      const order = readOrder(query.sort, { names: ORDERS, otherwise: NEWEST });
      const studentId = actor.kind === "student" ? actor.id : query.studentId;
      return inScope(db, scopeFor({ actor }), async (trx) => {
        const { rows, total } = await listDemands(trx, {
          universityId: actor.universityId,
          kind,
          status,
          studentId,
          diplomaId,
          patterns: searchPatterns(query.search),
          order,
          page,
          pageSize,
        });
        return { demands: await describeDemands(trx, { rooms: deps, rows }), total, page, pageSize };
      });
    },

    /** The file of evidence with its type. Throws `not_found`. */
    async readEvidence(actor: TenantActor, id: string): Promise<{ bytes: Buffer; type: string }> {
      const demand = await inScope(db, scopeFor({ actor }), (trx) => findDemand(trx, id));
      const name = demand && mayRead(actor, demand.student_id) ? demand.evidence : null;
      const bytes = name && (await storage.get(name));
      if (!bytes || !demand?.evidence_type) throw new AppError("not_found");
      return { bytes, type: demand.evidence_type };
    },
  };
}

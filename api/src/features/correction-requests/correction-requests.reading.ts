/** Reads requests: the staff reads those of its university, a student the own ones. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { getCorrectionRequests, getStudentCorrectionRequest } from "@ijaza/schema/correction-requests/calls";
import type { TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inScope } from "../../platform/database.ts";
import { searchPatterns } from "../../platform/folded-text.ts";
import { readOrder } from "../../platform/lists.ts";
import { type RequestCaller, type RequestDeps, scopeFor } from "./correction-requests.deps.ts";
import { describeRequests } from "./correction-requests.describe.ts";
import {
  countOpenByKind,
  findLatestOf,
  findOpenDiplomas,
  findRequest,
  listRequests,
  REQUEST_ORDERS,
  type RequestOrder,
} from "./correction-requests.repository.ts";

const ORDERS = Object.keys(REQUEST_ORDERS) as (keyof typeof REQUEST_ORDERS)[];
const NEWEST: RequestOrder = { by: "createdAt", direction: "desc" };

export function createRequestReading(deps: RequestDeps) {
  const { db, students, storage } = deps;
  const mayRead = (actor: TenantActor, studentId: string) => actor.kind === "staff" || actor.id === studentId;

  return {
    /** Open requests of one's university, by kind. */
    countOpen(actor: TenantActor) {
      return inScope(db, scopeFor({ actor }), async (trx) => {
        const { diploma, student } = await countOpenByKind(trx, actor.universityId);
        return { diplomasCount: diploma, studentsCount: student };
      });
    },

    /** The latest request of a student about personal data. Throws `not_found` for a foreign or absent student. */
    readOfStudent(actor: TenantActor, studentId: string): Promise<Answer<typeof getStudentCorrectionRequest>> {
      return inScope(db, scopeFor({ actor }), async (trx) => {
        if (!mayRead(actor, studentId) || !(await students.find(trx, studentId))) throw new AppError("not_found");
        const row = await findLatestOf(trx, { studentId, kind: "student" });
        const [request] = await describeRequests(trx, { rooms: deps, rows: row ? [row] : [] });
        return { demand: request ?? null };
      });
    },

    list(
      actor: TenantActor,
      query: Input<typeof getCorrectionRequests>,
    ): Promise<Answer<typeof getCorrectionRequests>> {
      const { kind, status, diplomaId, page, pageSize } = query;
      const order = readOrder(query.sort, { names: ORDERS, otherwise: NEWEST });
      const studentId = actor.kind === "student" ? actor.id : query.studentId;
      return inScope(db, scopeFor({ actor }), async (trx) => {
        const { rows, total } = await listRequests(trx, {
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
        return { demands: await describeRequests(trx, { rooms: deps, rows }), total, page, pageSize };
      });
    },

    /** The file of evidence with its type. Throws `not_found`. */
    async readEvidence(actor: TenantActor, id: string): Promise<{ bytes: Buffer; type: string }> {
      const request = await inScope(db, scopeFor({ actor }), (trx) => findRequest(trx, id));
      const name = request && mayRead(actor, request.student_id) ? request.evidence : null;
      const bytes = name && (await storage.get(name));
      if (!bytes || !request?.evidence_type) throw new AppError("not_found");
      return { bytes, type: request.evidence_type };
    },
  };
}

type BeforeSigning = { caller: RequestCaller; importId: string | undefined };

/** Accepted diplomas that the caller may sign and whose students ask for a correction. */
export const findBeforeSigning = ({ db, diplomas }: RequestDeps, { caller, importId }: BeforeSigning) =>
  inScope(db, scopeFor(caller), async (trx) =>
    diplomas.findReady(trx, caller, { ids: await findOpenDiplomas(trx, caller.actor.universityId), importId }),
  );

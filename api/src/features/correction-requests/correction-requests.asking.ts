/** Opens a request: a student names what is wrong and what is right, and uploads evidence. */
import type { CorrectionRequest } from "@ijaza/schema/correction-requests/calls";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit, authorOf } from "../../platform/audit/audit.ts";
import { today } from "../../platform/clock.ts";
import { brokenConstraint, inScope, type Trx } from "../../platform/database.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import { newId } from "../../platform/ids.ts";
import { createKeyedMutex } from "../../platform/keyed-mutex.ts";
import { standingClaims } from "../diplomas/diplomas.service.ts";
import { fieldsOfRow } from "../students/students.service.ts";
import { type RequestCaller, type RequestDeps, scopeFor } from "./correction-requests.deps.ts";
import { describeRequests } from "./correction-requests.describe.ts";
import { type Evidence, withEvidence } from "./correction-requests.evidence.ts";
import { type ItemInput, readItems } from "./correction-requests.items.ts";
import { hasOpenRequest, insertRequest } from "./correction-requests.repository.ts";

export type RequestInput = { items: readonly ItemInput[]; note?: string; diplomaId?: string };

const ONE_OPEN = "correction_requests_one";

export type RequestOpening = {
  /**
   * Opens a request; each record can have one open request at a time. Throws `record_invalid` with each bad item,
   * `request_already_sent`, `diploma_not_correctable` and `evidence_not_accepted`.
   */
  ask(caller: RequestCaller, input: RequestInput, file: Upload | undefined): Promise<CorrectionRequest>;
};

export function createRequestOpening(deps: RequestDeps): RequestOpening {
  const { db, clock, storage } = deps;
  const inTurn = createKeyedMutex();

  /** The items as they are stored; throws every refusal that does not need the evidence. */
  const judge = async (trx: Trx, caller: RequestCaller, input: RequestInput) => {
    const kind = input.diplomaId ? ("diploma" as const) : ("student" as const);
    const recorded = await readRecorded(trx, deps, { actor: caller.actor, diplomaId: input.diplomaId });
    const { items, faults } = readItems({ kind, items: input.items, standing: recorded, today: today(clock) });
    if (faults.length > 0) throw new AppError("record_invalid", { fields: faults });
    const about = { studentId: caller.actor.id, kind, diplomaId: input.diplomaId ?? null };
    if (await hasOpenRequest(trx, about)) throw new AppError("request_already_sent");
    return { kind, items };
  };

  const store = async (
    trx: Trx,
    caller: RequestCaller,
    { input, evidence }: { input: RequestInput; evidence: Evidence },
  ) => {
    const { actor, language, requestId } = caller;
    const { kind, items } = await judge(trx, caller, input);
    const at = clock.now();
    const request = {
      id: newId(),
      university_id: actor.universityId,
      kind,
      student_id: actor.id,
      diploma_id: input.diplomaId ?? null,
      note: input.note || null,
      language,
      created_at: at,
      ...evidence,
    };
    await insertRequest(trx, { request, items });
    const event = { kind: "demand.opened", subjectId: request.id, data: { kind, items: items.length } };
    const { universityId } = actor;
    await appendAudit(trx, { universityId, author: authorOf(actor, requestId), at, events: [event] });
    const row = { ...request, status: "open" as const, closed_at: null };
    const [described] = await describeRequests(trx, { rooms: deps, rows: [row] });
    return described!;
  };

  return {
    ask: (caller, input, file) =>
      // Of concurrent calls only the first decodes its picture; the others find the open request.
      inTurn(caller.actor.id, async () => {
        if (file) await inScope(db, scopeFor(caller), (trx) => judge(trx, caller, input));
        return withEvidence({ storage, file, account: caller.actor.id }, (evidence) =>
          inScope(db, scopeFor(caller), (trx) => store(trx, caller, { input, evidence })).catch((error) => {
            throw brokenConstraint(error) === ONE_OPEN ? new AppError("request_already_sent") : error;
          }),
        );
      }),
  };
}

/** The recorded values by field name: of the student, or of a diploma with its corrections. */
async function readRecorded(
  trx: Trx,
  { students, diplomas }: RequestDeps,
  { actor, diplomaId }: Pick<RequestCaller, "actor"> & { diplomaId: string | undefined },
) {
  const student = await students.find(trx, actor.id);
  if (!student) throw new AppError("not_found");
  if (!diplomaId) return fieldsOfRow(student);
  const last = await diplomas.findLast(trx, diplomaId);
  if (last?.student_id !== actor.id) throw new AppError("not_found");
  const isOver = !diplomas.isCorrectable(last) || (await diplomas.findBlocked(trx, [last.id])).size > 0;
  if (isOver) throw new AppError("diploma_not_correctable");
  return standingClaims(last, student);
}

/** The door of the room: students ask for corrections of their data and diplomas, agents decide. */
import type { Answer, Input } from "@ijaza/schema/endpoint";
import type { getDemands, getStudentDemand, UpdateDemand } from "@ijaza/schema/update-demands";
import type { TenantActor } from "../../platform/actor.ts";
import type { Trx } from "../../platform/database.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import type { Deletion } from "../students/students.service.ts";
import { createDemandOpening, type DemandInput } from "./update-demands.asking.ts";
import { createDemandDeciding, type Decision } from "./update-demands.deciding.ts";
import type { DemandCaller, DemandDeps } from "./update-demands.deps.ts";
import { queueCorrectionEnd, registerLetters } from "./update-demands.letters.ts";
import { createDemandReading } from "./update-demands.reading.ts";
import { closeDemand, decideItems, findItems, lockOpenOf } from "./update-demands.repository.ts";

export type UpdateDemands = {
  /**
   * Opens a demand; each record can have one open demand at a time. Throws `record_invalid` with each bad item,
   * `request_already_sent`, `diploma_not_correctable` and `evidence_not_accepted`.
   */
  ask(caller: DemandCaller, input: DemandInput, file: Upload | undefined): Promise<UpdateDemand>;
  /** Decides on one item or on all. Throws `not_found`, `demand_decided`, `reason_required`, and the refusals of the correction. */
  decide(caller: DemandCaller, decision: Decision): Promise<UpdateDemand>;
  /** Open demands of one's university, by kind. */
  countOpen(actor: TenantActor): Promise<{ diplomasCount: number; studentsCount: number }>;
  /** The latest demand of a student about personal data. Throws `not_found` for a foreign or absent student. */
  readOfStudent(actor: TenantActor, studentId: string): Promise<Answer<typeof getStudentDemand>>;
  /** A page of one's university's demands; of a student, the own ones. */
  list(actor: TenantActor, query: Input<typeof getDemands>): Promise<Answer<typeof getDemands>>;
  /** The file of evidence with its type. Throws `not_found`. */
  readEvidence(actor: TenantActor, id: string): Promise<{ bytes: Buffer; type: string }>;
};

export function createUpdateDemands(deps: DemandDeps): UpdateDemands {
  registerLetters(deps.mailer);
  deps.diplomas.onCorrection((trx, end) => queueCorrectionEnd(trx, { deps, end }));
  deps.students.onDeletion(closeAllOf);
  const { ask } = createDemandOpening(deps);
  const { decide } = createDemandDeciding(deps);
  const { countOpen, readOfStudent, list, readEvidence } = createDemandReading(deps);
  return { ask, decide, countOpen, readOfStudent, list, readEvidence };
}

/** Open demands of a deleted student are closed. */
async function closeAllOf(trx: Trx, { student, author, at }: Deletion): Promise<void> {
  const demands = await lockOpenOf(trx, student.id);
  const items = await findItems(
    trx,
    demands.map(({ id }) => id),
  );
  const set = { status: "rejected" as const, reason: null, decided_by: author.id, decided_at: at, diploma_id: null };
  if (items.length > 0) await decideItems(trx, { ids: items.map(({ id }) => id), set });
  for (const { id } of demands) await closeDemand(trx, { id, at });
}

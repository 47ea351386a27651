/** The door of the room: students ask for corrections of their data and diplomas, agents decide. */
import type { Trx } from "../../platform/database.ts";
import type { Deletion } from "../students/students.service.ts";
import { createDemandOpening } from "./update-demands.asking.ts";
import { createDemandDeciding } from "./update-demands.deciding.ts";
import { queueCorrectionEnd, registerLetters } from "./update-demands.letters.ts";
import type { DemandParts } from "./update-demands.parts.ts";
import { createDemandReading } from "./update-demands.reading.ts";
import { closeDemand, decideItems, findItems, lockOpenOf } from "./update-demands.repository.ts";

export type UpdateDemands = ReturnType<typeof createUpdateDemands>;

export function createUpdateDemands(deps: DemandParts) {
  registerLetters(deps.mailer);
  deps.diplomas.onCorrection((trx, end) => queueCorrectionEnd(trx, { parts: deps, end }));
  deps.students.onDeletion(closeAllOf);
  return { ...createDemandOpening(deps), ...createDemandDeciding(deps), ...createDemandReading(deps) };
}

/** Nobody decides on what a student asked who is there no more. */
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

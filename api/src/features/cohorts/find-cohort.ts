/** Which cohorts a caller sees, and one of them with its kind of records. */
import type { TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Trx } from "../../platform/database.ts";
import type { RecordKind } from "../records/records.service.ts";
import { type CohortRow, type CohortScope, findRow } from "./cohorts.repository.ts";
import type { CohortRooms } from "./cohorts.rooms.ts";

type Reading<Needs extends keyof CohortRooms> = { trx: Trx; actor: TenantActor; rooms: Pick<CohortRooms, Needs> };

/** As in lists of records: an agent's are the own ones, and those that blocked or deleted agents have left. */
export async function readScope({ trx, actor, rooms }: Reading<"users">): Promise<CohortScope> {
  const { universityId, role, id } = actor;
  if (role !== "agent_uni") return { universityId, agents: null };
  return { universityId, agents: [id, ...(await rooms.users.findGoneAgents(trx, universityId))] };
}

/** A cohort, and how its records and the mails about them are found. */
type FoundCohort = {
  row: CohortRow;
  imported: { universityId: string; importId: string; kind: RecordKind; mailKinds: readonly string[] };
};

/** The cohort of this id that the caller sees; throws `not_found`. */
export async function findCohort(context: Reading<"users" | "records">, id: string): Promise<FoundCohort> {
  const { trx, actor, rooms } = context;
  const row = await findRow(trx, await readScope(context), id);
  const kind = rooms.records.kinds.find(({ name }) => name === row?.kind);
  if (!row || !kind) throw new AppError("not_found");
  const mailKinds = rooms.records.mailKindsOf(kind.name);
  return { row, imported: { universityId: actor.universityId, importId: id, kind, mailKinds } };
}

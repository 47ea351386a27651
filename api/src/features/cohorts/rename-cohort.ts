/** Gives a cohort another name. Throws `not_found`, and `forbidden` for an agent who has not imported it. */
import * as calls from "@ijaza/schema/cohorts/calls";
import type { TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type CohortRow, saveName } from "./cohorts.repository.ts";
import { handle } from "./cohorts.rooms.ts";
import { findCohort } from "./find-cohort.ts";

export const renameCohort = handle(calls.renameCohort, async (context, { id, name }) => {
  const { trx, actor, note } = context;
  const { row } = await findCohort(context, id);
  if (!mayRename(actor, row)) throw new AppError("forbidden");
  await saveName(trx, { universityId: actor.universityId, id, name });
  note({ subjectId: id });
  return { name };
});

const mayRename = ({ role, id }: TenantActor, { agent_id }: CohortRow): boolean =>
  role === "resp_uni" || agent_id === id;

/** The keys of a university. Throws `not_found` for another one than the own. */
import * as calls from "@ijaza/schema/keys/calls";
import { tenantOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { nameOf } from "../universities/universities.service.ts";
import { handle } from "./keys.rooms.ts";
import { countMarksLeft, readKeys } from "./read-keys.ts";

export const getUniversityKeys = handle(calls.getUniversityKeys, async (context, input) => {
  const { trx, actor, rooms } = context;
  const { universityId = actor.universityId } = input;
  const tenant = tenantOf(actor);
  if (!universityId || (tenant !== null && tenant !== universityId)) throw new AppError("not_found");
  const university = await rooms.universities.findById(trx, universityId);
  if (!university) throw new AppError("not_found");
  return {
    university: { _id: university.id, name: nameOf(university) },
    keys: await readKeys(context, universityId),
    marksLeft: tenant === null ? await countMarksLeft(context) : null,
    registrarIsOutside: rooms.chain.universityKeys.registrarIsOutside,
  };
});

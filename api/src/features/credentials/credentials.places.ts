/** Reads which places of a status list are revoked; the same state for credentials and for badges. */
import { AppError } from "../../platform/app-error.ts";
import type { Trx } from "../../platform/database.ts";
import { LIST_SIZE } from "../issuing/issuing.service.ts";
import { countPositions, listRevoked, type RevokedPlace } from "./credentials.repository.ts";

/** A revoked document by its rank in the list. */
export type RevokedInList = { within: number } & Pick<RevokedPlace, "superseded">;

/** In ascending order. Throws `not_found` for a list that no document can be in yet; the first list always exists. */
export async function readRevoked(
  trx: Trx,
  { universityId, list }: { universityId: string; list: number },
): Promise<RevokedInList[]> {
  const from = list * LIST_SIZE;
  if (list > 0 && from >= (await countPositions(trx, universityId))) throw new AppError("not_found");
  const places = await listRevoked(trx, { universityId, from, below: from + LIST_SIZE });
  return places.map(({ position, superseded }) => ({ within: position - from, superseded }));
}
